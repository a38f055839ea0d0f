import ScrollSimulation

extension WrittenBehavior {
  static let snapPoints: [WrittenBehavior] = [
    .right("points by direction", learned: "horizontal; snaps to 0 pt, 200 pt, 520 pt and 700 pt") {
      target, context in
      let points: [CGFloat] = [0, 200, 520, 700]
      let x = target.rect.origin.x
      let start = context.originalTarget.rect.minX
      let next: CGFloat?
      if x > start {
        next = points.first { $0 >= x } ?? points.last
      } else if x < start {
        next = points.last { $0 <= x } ?? points.first
      } else {
        next = points.min { abs($0 - x) < abs($1 - x) }
      }
      if let next { target.rect.origin.x = next }
    },
    .right("stands of a sheet", learned: "snaps to 0 pt, 0.4 of the container and 0.9 of the container") {
      target, context in
      let stands = [0, 0.4, 0.9].map { $0 * context.containerSize.height }
      let y = target.rect.minY
      target.rect.origin.y = stands.min { abs($0 - y) < abs($1 - y) } ?? 0
    },
    .right("known widths", learned: "horizontal; snaps to 0 pt, 120 pt, 330 pt, 420 pt and 720 pt") {
      target, _ in
      let widths: [CGFloat] = [120, 210, 90, 300, 260]
      var edge: CGFloat = 0
      var nearest: CGFloat = 0
      for width in widths {
        if abs(edge - target.rect.minX) < abs(nearest - target.rect.minX) { nearest = edge }
        edge += width
      }
      target.rect.origin.x = nearest
    },
    .wrong("points with gaps", ["misaligned-rest"]) { target, _ in
      let points: [CGFloat] = [0, 250, 500, 780]
      let y = target.rect.origin.y
      if let near = points.first(where: { abs($0 - y) < 120 }) {
        target.rect.origin.y = near
      } else if y > (points.last ?? 0) {
        target.rect.origin.y = points.last ?? 0
      }
    },
    .wrong("restless points", ["not-idempotent"], others: ["against-gesture"]) { target, context in
      let points: [CGFloat] = [0, 240, 610, 1000]
      let x = target.rect.origin.x
      let forward = context.velocity.dx >= 0
      target.rect.origin.x =
        (forward ? points.first { $0 > x } : points.last { $0 < x }) ?? (forward ? points.last : points.first)
        ?? x
    },
  ]
}
