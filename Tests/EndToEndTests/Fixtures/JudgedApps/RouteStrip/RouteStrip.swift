import SwiftUI

struct Halt: Identifiable, Hashable {
  var name: String
  var km: CGFloat
  var id: String { name }
}

extension [Halt] {
  static let bernina: [Halt] = [
    Halt(name: "St. Moritz", km: 0),
    Halt(name: "Pontresina", km: 5.6),
    Halt(name: "Morteratsch", km: 12.1),
    Halt(name: "Ospizio Bernina", km: 22.3),
    Halt(name: "Alp Grüm", km: 27.2),
    Halt(name: "Poschiavo", km: 43.9),
    Halt(name: "Le Prese", km: 48.0),
    Halt(name: "Brusio", km: 53.4),
    Halt(name: "Tirano", km: 60.7),
  ]
}

struct RouteStrip: View {
  let halts: [Halt]
  private let pointsPerKm: CGFloat = 44
  private let inset: CGFloat = 32

  private var length: CGFloat { (halts.last?.km ?? 0) * pointsPerKm }

  var body: some View {
    ScrollView(.horizontal) {
      ZStack(alignment: .topLeading) {
        Capsule()
          .fill(.red)
          .frame(width: length, height: 6)
          .offset(x: inset, y: 47)
        ForEach(halts) { halt in
          HaltDot(halt: halt)
            .position(x: inset + halt.km * pointsPerKm, y: 50)
        }
      }
      .frame(width: length + 2 * inset, height: 130, alignment: .topLeading)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(HaltMagnet(stops: halts.map { $0.km * pointsPerKm }))
    .frame(height: 130)
    .background(.thinMaterial)
  }
}

private struct HaltDot: View {
  let halt: Halt

  var body: some View {
    Circle()
      .fill(.background)
      .stroke(.red, lineWidth: 4)
      .frame(width: 18, height: 18)
      .overlay(alignment: .top) {
        Text(halt.name)
          .font(.caption2)
          .multilineTextAlignment(.center)
          .frame(width: 64)
          .offset(y: 26)
      }
  }
}

// Scrolls freely along the line, but settles on a halt if it would stop close to one.
struct HaltMagnet: ScrollTargetBehavior {
  let stops: [CGFloat]
  var pull: CGFloat = 48

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let x = target.rect.minX
    let end = max(0, context.contentSize.width - context.containerSize.width)
    guard x > 0, x < end - 1 else { return }
    guard let nearest = stops.min(by: { abs($0 - x) < abs($1 - x) }) else { return }
    if abs(nearest - x) <= pull {
      target.rect.origin.x = min(nearest, end)
    }
  }
}

#Preview {
  RouteStrip(halts: .bernina)
}
