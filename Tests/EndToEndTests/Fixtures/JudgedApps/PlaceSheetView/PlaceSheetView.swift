import SwiftUI

struct SheetDetents: ScrollTargetBehavior {
  let stops: [CGFloat]
  private let lookahead: CGFloat = 120

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let top = stops.last, target.rect.minY < top else { return }
    // look ahead a little so that a flick carries the sheet to the next stop
    let projected = target.rect.minY + context.velocity.dy * lookahead
    if let stop = stops.min(by: { abs($0 - projected) < abs($1 - projected) }) {
      target.rect.origin.y = stop
    }
  }
}

struct PlaceSheetView: View {
  let peek: CGFloat = 120
  let topGap: CGFloat = 60

  var body: some View {
    GeometryReader { geo in
      let h = geo.size.height
      ZStack {
        LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            Color.clear.frame(height: h - peek)
            sheet
          }
        }
        // peek, half, full
        .scrollTargetBehavior(SheetDetents(stops: [0, h * 0.5 - peek, h - peek - topGap]))
      }
    }
  }

  var sheet: some View {
    VStack(spacing: 0) {
      Capsule().fill(.secondary).frame(width: 36, height: 5).frame(height: 28)
      Text("Nearby").font(.headline).frame(height: 56)
      ForEach(0..<25) { i in
        HStack {
          Image(systemName: "mappin.circle.fill")
          Text("Place \(i + 1)")
          Spacer()
          Text("\(i * 90 + 120) m").foregroundStyle(.secondary)
        }
        .padding(.horizontal)
        .frame(height: 64)
      }
    }
    .background(.background, in: .rect(topLeadingRadius: 18, topTrailingRadius: 18))
  }
}
