import SwiftUI

struct PresetPager: ScrollTargetBehavior {
  let columns: Int
  let gutter: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width + gutter
    let here = Int((context.originalTarget.rect.minX / step).rounded())
    let wanted: Int

    if context.velocity.dx > 200 {
      wanted = here + 1
    } else if context.velocity.dx < -200 {
      wanted = here - 1
    } else {
      wanted = Int((target.rect.minX / step).rounded())
    }

    let column = wanted.clamped(to: 0...max(columns - 1, 0))
    target.rect.origin.x = CGFloat(column) * step
  }
}

extension ScrollTargetBehavior where Self == PresetPager {
  // Presets are stacked two high.
  static func presets(_ count: Int, gutter: CGFloat) -> PresetPager {
    PresetPager(columns: count / 2, gutter: gutter)
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

struct ClockSetupView: View {
  var presets = TimeControl.presets
  @State private var choice = TimeControl.presets[4]

  private let gutter: CGFloat = 12
  private let rowHeight: CGFloat = 76

  var body: some View {
    VStack(spacing: 16) {
      face(upsideDown: true)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(
          rows: Array(repeating: GridItem(.fixed(rowHeight), spacing: gutter), count: 2),
          spacing: gutter
        ) {
          ForEach(presets) { preset in
            PresetCell(preset: preset, isOn: preset == choice)
              .containerRelativeFrame(.horizontal)
              .onTapGesture { choice = preset }
          }
        }
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollTargetBehavior(.presets(presets.count, gutter: gutter))
      .frame(height: rowHeight * 2 + gutter)

      face(upsideDown: false)
    }
    .padding(.vertical, 12)
  }

  private func face(upsideDown: Bool) -> some View {
    Text(String(format: "%d:00", choice.minutes))
      .font(.system(size: 72, weight: .bold, design: .monospaced))
      .minimumScaleFactor(0.4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(upsideDown ? Color.black : Color.gray.opacity(0.2))
      .foregroundStyle(upsideDown ? .white : .black)
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .rotationEffect(.degrees(upsideDown ? 180 : 0))
      .padding(.horizontal, 24)
  }
}

private struct PresetCell: View {
  let preset: TimeControl
  let isOn: Bool

  var body: some View {
    HStack {
      Text("\(preset.minutes) + \(preset.increment)")
        .font(.title2.bold())
      Spacer()
      Text(preset.label).foregroundStyle(.secondary)
      Image(systemName: isOn ? "checkmark.circle.fill" : "circle")
    }
    .padding(.horizontal)
    .frame(maxHeight: .infinity)
    .background(Color.accentColor.opacity(isOn ? 0.25 : 0.08), in: .rect(cornerRadius: 14))
  }
}

#Preview {
  ClockSetupView()
}
