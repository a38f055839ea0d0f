import SwiftUI

struct VenueSheet: View {
  @State private var probe = ScrollProbe()

  private let peek: CGFloat = 140
  private let topGap: CGFloat = 60

  var body: some View {
    GeometryReader { geo in
      ScrollView {
        VStack(spacing: 0) {
          Color.clear
            .frame(height: geo.size.height - peek)
          VenueDetails()
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(
        DetentBehavior(detents: detents(in: geo.size.height), probe: probe)
      )
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { _, y in
        probe.y = y
      }
    }
    .background {
      LinearGradient(colors: [.purple, .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    }
    .preferredColorScheme(.dark)
  }

  private func detents(in height: CGFloat) -> [CGFloat] {
    [0, height / 2 - peek, height - peek - topGap]
  }
}

private struct VenueDetails: View {
  var body: some View {
    VStack(spacing: 0) {
      Capsule()
        .fill(.gray)
        .frame(width: 40, height: 5)
        .padding(.vertical, 10)
      Text("Elbphilharmonie").font(.title2.bold()).frame(height: 60)
      ForEach(1...30, id: \.self) { n in
        HStack {
          Text("Concert \(n)")
          Spacer()
          Text("20:00")
        }
        .padding(.horizontal, 20)
        .frame(height: 60)
      }
    }
    .background(Color(.systemGray6), in: UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
  }
}
