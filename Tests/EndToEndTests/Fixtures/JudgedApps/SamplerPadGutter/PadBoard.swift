import SwiftUI

struct PadLayout: Hashable {
  let rows: Int
  let pad: CGFloat
  let gutter: CGFloat
  let beatGap: CGFloat

  var height: CGFloat { CGFloat(rows) * pad + CGFloat(rows - 1) * gutter }
  var gridRows: [GridItem] {
    Array(repeating: GridItem(.fixed(pad), spacing: gutter), count: rows)
  }

  static let stage = PadLayout(rows: 2, pad: 112, gutter: 10, beatGap: 18)
  static let studio = PadLayout(rows: 4, pad: 64, gutter: 6, beatGap: 14)
}

struct Pad: Identifiable {
  let id: Int
  var sample: String
  var tint: Color
}

struct PadBoard: View {
  var pads: [Pad]
  var layout: PadLayout
  var trigger: (Pad) -> Void

  var body: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: layout.gridRows, spacing: layout.beatGap) {
        ForEach(pads) { pad in
          Button {
            trigger(pad)
          } label: {
            Text(pad.sample)
              .font(.caption2)
              .frame(width: layout.pad, height: layout.pad)
              .background(pad.tint.gradient, in: .rect(cornerRadius: 10))
          }
          .buttonStyle(.plain)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.columns(of: layout))
    .frame(height: layout.height)
    .id(layout)
  }
}

struct ColumnBehavior: ScrollTargetBehavior {
  var stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let farthest = context.contentSize.width - context.containerSize.width
    guard farthest > 0 else {
      target.rect.origin.x = 0
      return
    }
    let wanted = target.rect.origin.x
    let column = stride * (wanted / stride).rounded()
    if wanted >= farthest - stride / 3 {
      target.rect.origin.x = farthest
    } else {
      target.rect.origin.x = min(max(column, 0), farthest)
    }
  }
}

extension ScrollTargetBehavior where Self == ColumnBehavior {
  static func columns(of layout: PadLayout) -> Self {
    ColumnBehavior(stride: layout.pad + layout.gutter)
  }
}

struct SamplerView: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var prefersStage = true
  @State private var lastHit = "–"

  private let drums = Pad.kit("Drum", count: 48, tint: .orange)
  private let voices = Pad.kit("Vox", count: 22, tint: .teal)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Last hit: \(lastHit)").monospaced()
        Spacer()
        Toggle("Stage", isOn: $prefersStage).fixedSize()
      }
      PadBoard(pads: drums, layout: prefersStage ? .stage : .studio) { lastHit = $0.sample }
      if verticalSizeClass == .regular {
        PadBoard(pads: voices, layout: .studio) { lastHit = $0.sample }
      }
    }
    .padding(20)
  }
}

extension Pad {
  static func kit(_ name: String, count: Int, tint: Color) -> [Pad] {
    (1...count).map {
      Pad(id: $0, sample: "\(name) \($0)", tint: tint.opacity($0.isMultiple(of: 4) ? 1 : 0.6))
    }
  }
}

#Preview {
  SamplerView()
}
