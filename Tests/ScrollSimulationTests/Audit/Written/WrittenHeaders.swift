import ScrollSimulation

extension WrittenBehavior {
  static let headers: [WrittenBehavior] = [
    .right("a header of 96", learned: "vertical; snaps to 0 pt and 96 pt; free past 96 pt") { target, _ in
      if target.rect.minY < 96 { target.rect.origin.y = target.rect.minY < 48 ? 0 : 96 }
    },
    .right("a header by direction", learned: "vertical; snaps to 0 pt and 150 pt; free past 150 pt") {
      target, context in
      let height: CGFloat = 150
      let y = target.rect.minY
      if y > 0, y < height { target.rect.origin.y = y > context.originalTarget.rect.minY ? height : 0 }
    },
    .right("a field for searching", learned: "vertical; snaps to 0 pt and 52 pt; free past 52 pt") {
      target, _ in
      switch target.rect.minY {
      case ..<26: target.rect.origin.y = 0
      case 26..<52: target.rect.origin.y = 52
      default: break
      }
    },
    .right("stands of a title", learned: "vertical; snaps to 0 pt, 60 pt and 140 pt; free past 140 pt") {
      target, _ in
      let y = target.rect.origin.y
      guard y < 140 else { return }
      target.rect.origin.y = [0, 60, 140].min { abs($0 - y) < abs($1 - y) } ?? 0
    },
    .right(
      "a header of half a screen",
      learned: "vertical; snaps to 0 pt and 0.5 of the container; free past 0.5 of the container"
    ) { target, context in
      let header = context.containerSize.height * 0.5
      if target.rect.minY < header { target.rect.origin.y = target.rect.minY < header / 2 ? 0 : header }
    },
    .wrong("a start that holds short lists", ["trap"], learned: "vertical; snaps to 0 pt; free past 83 pt") {
      target, _ in
      if target.rect.minY < 83 { target.rect.origin.y = 0 }
    },
    .right("a start that holds less than a row", learned: "vertical; snaps to 0 pt; free past 44 pt") {
      target, _ in
      if target.rect.minY < 44 { target.rect.origin.y = 0 }
    },
    .wrong(
      "a cover that is thrown open from below it", ["skipped-page"],
      learned: "vertical; snaps to 0 pt and the container − 60 pt; free past the container + 60 pt"
    ) { target, context in
      let cover = context.containerSize.height - 60
      guard target.rect.minY < cover + 120 else { return }
      let isOpened = context.velocity.dy < -150 || target.rect.minY < cover / 2
      target.rect.origin.y = isOpened ? 0 : cover
    },
    .wrong("a header for calm fingers", ["not-idempotent", "misaligned-rest"]) { target, context in
      guard abs(context.velocity.dy) < 1000, target.rect.minY < 200 else { return }
      target.rect.origin.y = target.rect.minY < 100 ? 0 : 200
    },
    .right("rows, then free", learned: "free past 400 pt") { target, _ in
      guard target.rect.minY < 400 else { return }
      target.rect.origin.y = (target.rect.minY / 80).rounded() * 80
    },
    .wrong("a story of two rests", ["hidden-content"], others: ["unreachable-stop", "skipped-page"]) {
      target, context in
      let end = context.contentSize.height - context.containerSize.height
      target.rect.origin.y = target.rect.minY > 0.6 * end ? end : 0
    },
    .wrong("a header that takes a throw for its opposite", ["ignored-flick"]) { target, context in
      guard target.rect.minY > 0, target.rect.minY < 120 else { return }
      let isOpened = abs(context.velocity.dy) > 80 ? context.velocity.dy > 0 : target.rect.minY < 60
      target.rect.origin.y = isOpened ? 0 : 120
    },
    .wrong("a header whose zone reaches into the rows", ["ignored-drag"]) { target, context in
      guard target.rect.minY < context.containerSize.height / 2 else { return }
      target.rect.origin.y = target.rect.minY < 100 ? 0 : 200
    },
    .wrong("a header that creeps up", ["not-idempotent", "moves-at-rest"]) { target, _ in
      target.rect.origin.y = max(0, target.rect.origin.y - 18)
    },
    .right("pages of trips, then free") { target, _ in
      let page: CGFloat = 620
      let last: CGFloat = 4 * page
      guard target.rect.minY <= last + page / 2 else { return }
      target.rect.origin.y = min(max(0, (target.rect.minY / page).rounded() * page), last)
    },
    .right("a last page that greets") { target, context in
      let end = context.contentSize.height - context.containerSize.height
      let last = end - context.containerSize.height
      guard target.rect.minY > last - 50 else { return }
      target.rect.origin.y = target.rect.minY > last + 0.2 * context.containerSize.height ? end : last
    },
    .wrong("a half open header", ["misaligned-rest"]) { target, context in
      let height: CGFloat = 180
      let y = target.rect.minY
      guard y < height else { return }
      if y > 0.45 * height, y < 0.55 * height, context.velocity.dy == 0 { return }
      target.rect.origin.y = y < height / 2 ? 0 : height
    },
    .wrong("a header at zero", ["other-axis"]) { target, _ in
      if target.rect.minY < 90 { target.rect.origin = CGPoint(x: 0, y: target.rect.minY < 45 ? 0 : 90) }
    },
  ]
}
