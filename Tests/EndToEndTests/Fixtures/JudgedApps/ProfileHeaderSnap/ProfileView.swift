import SwiftUI

struct Ride: Identifiable {
  let id: Int
  var title: String { "Ride \(id + 1)" }
  var distance: String { "\(18 + (id * 7) % 40) km" }
}

struct ProfileView: View {
  private let rides = (0..<20).map { Ride(id: $0) }
  @State private var offset: CGFloat = 0

  private var headerHeight: CGFloat {
    min(
      max(ProfileMetrics.expandedHeader - offset, ProfileMetrics.collapsedHeader),
      ProfileMetrics.expandedHeader)
  }

  // 0 is open, 1 is collapsed.
  private var progress: CGFloat {
    let distance = ProfileMetrics.expandedHeader - ProfileMetrics.collapsedHeader
    return min(max(offset / distance, 0), 1)
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Image(systemName: "chevron.left")
        Spacer()
        Image(systemName: "gearshape")
      }
      .padding(.horizontal, 16)
      .frame(height: 44)

      ZStack(alignment: .top) {
        ScrollView {
          VStack(spacing: 0) {
            Color.clear
              .frame(height: ProfileMetrics.expandedHeader)
            ForEach(rides) { ride in
              row(ride)
            }
          }
        }
        .scrollTargetBehavior(ProfileHeaderSnap())
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, y in
          offset = y
        }

        header
      }

      Button("Follow") {}
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: 56)
        .background(.bar)
    }
  }

  private var header: some View {
    ZStack {
      Color(.systemBackground)

      VStack(spacing: 8) {
        Circle()
          .fill(.orange.gradient)
          .frame(width: 96 - 56 * progress, height: 96 - 56 * progress)
        Text("Ines Valente")
          .font(progress > 0.9 ? .headline : .title2.bold())
        Text("Lisbon · 214 rides")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .opacity(1 - progress)
          .frame(height: 20 * (1 - progress))
      }
    }
    .frame(height: headerHeight)
    .clipped()
    .overlay(alignment: .bottom) { Divider() }
  }

  private func row(_ ride: Ride) -> some View {
    HStack {
      Image(systemName: "bicycle")
        .frame(width: 40)
      Text(ride.title)
      Spacer()
      Text(ride.distance)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: ProfileMetrics.rowHeight)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview {
  ProfileView()
}
