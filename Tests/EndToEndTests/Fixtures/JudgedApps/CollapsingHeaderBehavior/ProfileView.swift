import SwiftUI

enum HeaderMetrics {
  static let expanded: CGFloat = 240
  static let collapsed: CGFloat = 64
  static var distance: CGFloat { expanded - collapsed }
}

struct Activity: Identifiable {
  let id: Int
  let title: String
  let kilometres: Double

  static let sample = (1...24).map {
    Activity(id: $0, title: "Morning run \($0)", kilometres: 4 + Double($0 % 7))
  }
}

struct ProfileView: View {
  var activities = Activity.sample
  @State private var offset: CGFloat = 0

  private var progress: CGFloat {
    min(max(offset / HeaderMetrics.distance, 0), 1)
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        Color.clear.frame(height: HeaderMetrics.expanded)
        ForEach(activities) { activity in
          HStack {
            Label(activity.title, systemImage: "figure.run")
            Spacer()
            Text("\(activity.kilometres, specifier: "%.1f") km").foregroundStyle(.secondary)
          }
          .padding(.horizontal)
          .frame(height: 60)
        }
      }
    }
    .scrollTargetBehavior(.collapsingHeader)
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, newValue in
      offset = newValue
    }
    .overlay(alignment: .top) {
      ProfileHeader(progress: progress)
        .frame(height: max(HeaderMetrics.expanded - offset, HeaderMetrics.collapsed))
    }
  }
}

private struct ProfileHeader: View {
  let progress: CGFloat

  var body: some View {
    ZStack {
      Rectangle().fill(.orange.gradient)
      VStack {
        Circle()
          .fill(.white)
          .frame(width: 96, height: 96)
          .opacity(1 - progress * 2)
          .frame(height: 96 * (1 - progress))
        Text("Robin Vale")
          .font(progress > 0.8 ? .headline : .title.bold())
      }
    }
    .clipped()
  }
}

#Preview {
  ProfileView()
}
