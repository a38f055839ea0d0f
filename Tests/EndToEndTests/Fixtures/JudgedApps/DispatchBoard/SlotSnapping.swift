import SwiftUI

struct SlotSnapping: ScrollTargetBehavior {
  let slot: CGSize

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = CGSize(
      width: context.contentSize.width - context.containerSize.width,
      height: context.contentSize.height - context.containerSize.height
    )
    target.rect.origin.x = snapped(target.rect.minX, step: slot.width, limit: reach.width)
    target.rect.origin.y = snapped(target.rect.minY, step: slot.height, limit: reach.height)
  }

  private func snapped(_ value: CGFloat, step: CGFloat, limit: CGFloat) -> CGFloat {
    guard step > 0 else { return value }
    let nearest = (value / step).rounded(.toNearestOrAwayFromZero) * step
    return min(max(nearest, 0), max(limit, 0))
  }
}

extension ScrollTargetBehavior where Self == SlotSnapping {
  static func slots(of size: CGSize) -> SlotSnapping {
    SlotSnapping(slot: size)
  }
}

struct Vehicle: Identifiable {
  let id: Int
  var plate: String { "TR-\(100 + id)" }
}

struct Job {
  let stop: String
  let color: Color
}

@Observable
final class DispatchStore {
  let vehicles = (1...16).map(Vehicle.init(id:))
  private let stops = ["Harbour", "Mill Lane", "Airport", "Quarry", "Market Sq."]
  private let colors: [Color] = [.blue, .green, .orange, .pink, .purple]

  var openJobs: Int {
    vehicles.reduce(0) { total, vehicle in
      total + (0..<24).filter { job(for: vehicle, at: $0) != nil }.count
    }
  }

  func job(for vehicle: Vehicle, at hour: Int) -> Job? {
    let seed = vehicle.id * 7 + hour * 3
    guard seed % 4 == 0 else { return nil }
    return Job(stop: stops[seed % stops.count], color: colors[vehicle.id % colors.count])
  }
}
