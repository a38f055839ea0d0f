import SwiftUI

struct Draft {
  var name: String
  var threading: [Int]
  var treadling: [Int]
  var tieUp: [Set<Int>]

  var ends: Int { threading.count }
  var picks: Int { treadling.count }

  func warpIsUp(end: Int, pick: Int) -> Bool {
    tieUp[treadling[pick]].contains(threading[end])
  }

  static let twill = Draft(
    name: "Broken twill",
    threading: (0..<48).map { [0, 1, 2, 3, 1, 0, 3, 2][$0 % 8] },
    treadling: (0..<40).map { $0 % 4 },
    tieUp: [[0, 1], [1, 2], [2, 3], [0, 3]]
  )
}

struct YarnPair: Identifiable, Hashable {
  let id: String
  let warp: Color
  let weft: Color

  static let all: [YarnPair] = [
    YarnPair(id: "Indigo", warp: .indigo, weft: .white),
    YarnPair(id: "Moss", warp: .green, weft: .yellow),
    YarnPair(id: "Rust", warp: .brown, weft: .orange),
  ]
}

struct CellSnapBehavior: ScrollTargetBehavior {
  let cell: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = snapped(target.rect.minX)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = snapped(target.rect.minY)
    }
  }

  private func snapped(_ offset: CGFloat) -> CGFloat {
    max(0, (offset / cell).rounded() * cell)
  }
}

extension ScrollTargetBehavior where Self == CellSnapBehavior {
  static func cells(of length: CGFloat) -> CellSnapBehavior {
    CellSnapBehavior(cell: length)
  }
}

struct ClothView: View {
  let draft: Draft
  let yarns: YarnPair
  let cell: CGFloat

  var body: some View {
    Canvas { context, _ in
      for pick in 0..<draft.picks {
        for end in 0..<draft.ends {
          let rect = CGRect(x: CGFloat(end) * cell, y: CGFloat(pick) * cell, width: cell, height: cell)
          let color = draft.warpIsUp(end: end, pick: pick) ? yarns.warp : yarns.weft
          context.fill(Path(rect.insetBy(dx: 0.5, dy: 0.5)), with: .color(color))
        }
      }
    }
    .frame(width: CGFloat(draft.ends) * cell, height: CGFloat(draft.picks) * cell)
  }
}

struct DraftWindow: View {
  let draft: Draft
  let yarns: YarnPair

  private let cell: CGFloat = 28

  var body: some View {
    GeometryReader { proxy in
      ScrollView([.horizontal, .vertical]) {
        ClothView(draft: draft, yarns: yarns, cell: cell)
      }
      .defaultScrollAnchor(.topLeading)
      .scrollTargetBehavior(.cells(of: cell))
      .frame(
        width: fitted(proxy.size.width, cells: draft.ends),
        height: fitted(proxy.size.height, cells: draft.picks)
      )
      .border(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func fitted(_ available: CGFloat, cells: Int) -> CGFloat {
    let whole = Int(available / cell)
    return CGFloat(min(max(whole, 1), cells)) * cell
  }
}

struct WeaveDraftScreen: View {
  @State private var yarns = YarnPair.all[0]
  private let draft = Draft.twill

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        DraftWindow(draft: draft, yarns: yarns)
        Picker("Yarns", selection: $yarns) {
          ForEach(YarnPair.all) { pair in
            Text(pair.id).tag(pair)
          }
        }
        .pickerStyle(.segmented)
      }
      .padding(16)
      .navigationTitle(draft.name)
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  WeaveDraftScreen()
}
