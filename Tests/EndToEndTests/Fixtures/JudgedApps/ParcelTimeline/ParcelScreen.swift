import SwiftUI

struct ParcelScreen: View {
  let parcel: Parcel
  @Environment(\.dismiss) private var dismiss
  @State private var viewport: CGFloat = 0

  private let heroHeight: CGFloat = 180
  private let stripHeight: CGFloat = 48

  var body: some View {
    VStack(spacing: 0) {
      bar
      ScrollView {
        VStack(spacing: 0) {
          hero
            .frame(height: heroHeight)
            .visualEffect { view, proxy in
              view.opacity(1 + min(0, proxy.frame(in: .scrollView).minY) / 180)
            }
          strip
            .frame(height: stripHeight)
          events
            .frame(minHeight: max(0, viewport - stripHeight), alignment: .top)
        }
      }
      .scrollTargetBehavior(HeroSnap(distance: heroHeight))
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        viewport = $0
      }
    }
    .toolbar(.hidden, for: .navigationBar)
  }

  private var bar: some View {
    HStack {
      Button("Back", systemImage: "chevron.left") { dismiss() }
        .labelStyle(.iconOnly)
      Text(parcel.id).font(.headline.monospaced())
      Spacer()
      ShareLink(item: parcel.id).labelStyle(.iconOnly)
    }
    .padding(.horizontal, 16)
    .frame(height: 52)
    .background(.yellow)
  }

  private var hero: some View {
    VStack(spacing: 12) {
      Image(systemName: "shippingbox.fill").font(.system(size: 56))
      Text("From \(parcel.sender)").lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.yellow.opacity(0.3))
  }

  private var strip: some View {
    ProgressView(value: parcel.progress)
      .tint(.orange)
      .padding(.horizontal, 20)
  }

  private var events: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(parcel.events.reversed()) { event in
        HStack(alignment: .firstTextBaseline, spacing: 14) {
          Circle().frame(width: 8, height: 8)
          VStack(alignment: .leading, spacing: 2) {
            Text(event.text).font(.body.weight(.medium))
            Text(event.place).font(.footnote)
            Text(event.at, style: .relative).font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
      }
    }
  }
}

#Preview {
  NavigationStack { ParcelScreen(parcel: .demo) }
}
