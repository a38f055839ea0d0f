import SwiftUI

struct ZoomLevels {
  var factors: [CGFloat] = [0.5, 1, 2, 3, 5, 10]
  var octave: CGFloat = 90

  func offset(_ factor: CGFloat) -> CGFloat { log2(factor / factors[0]) * octave }
  var offsets: [CGFloat] { factors.map(offset) }
  var length: CGFloat { offsets.last ?? 0 }
}

struct ZoomSnap: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let first = stops.first, let last = stops.last else { return }
    let x = target.rect.minX
    if context.velocity.dx >= 0 {
      target.rect.origin.x = stops.first { $0 >= x } ?? last
    } else {
      target.rect.origin.x = stops.last { $0 <= x } ?? first
    }
  }
}

struct ZoomDial: View {
  let levels = ZoomLevels()

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        ZStack(alignment: .leading) {
          ForEach(levels.factors, id: \.self) { factor in
            Text("\(factor.formatted())×")
              .font(.footnote.bold())
              .frame(width: 40, height: 40)
              .background(.black.opacity(0.5), in: .circle)
              .offset(x: geo.size.width / 2 - 20 + levels.offset(factor))
          }
        }
        .frame(width: geo.size.width + levels.length, height: 48, alignment: .leading)
      }
      .scrollTargetBehavior(ZoomSnap(stops: levels.offsets))
      .overlay(alignment: .top) {
        Image(systemName: "arrowtriangle.down.fill").font(.caption2).foregroundStyle(.yellow)
      }
    }
    .frame(height: 48)
  }
}

struct CameraView: View {
  var body: some View {
    VStack {
      Spacer()
      ZoomDial()
      Circle().stroke(.white, lineWidth: 4).frame(width: 72).padding(.vertical, 24)
    }
    .foregroundStyle(.white)
    .background(.gray)
  }
}

#Preview { CameraView() }
