import SwiftUI

enum Swatch: String, CaseIterable, Identifiable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown

  var id: Self { self }
  var name: String { rawValue.capitalized }

  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    }
  }
}

private enum Dial {
  static let swatch: CGFloat = 56
  static let gap: CGFloat = 16
  static let height: CGFloat = 84
  static var step: CGFloat { swatch + gap }
}

struct DialSnap: ScrollTargetBehavior {
  let step: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = (target.rect.minX / step).rounded()
    target.rect.origin.x = min(max(index, 0), CGFloat(count - 1)) * step
  }
}

struct ColourScreen: View {
  @State private var selected: Swatch? = .red

  private var current: Swatch { selected ?? .red }

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 28)
        .fill(current.color.gradient)
        .overlay {
          Text(current.name)
            .font(.title.bold())
            .foregroundStyle(.white)
        }

      SwatchDial(selected: $selected)
    }
    .padding(20)
    .animation(.easeOut(duration: 0.2), value: current)
    .sensoryFeedback(.selection, trigger: current)
  }
}

struct SwatchDial: View {
  @Binding var selected: Swatch?

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: Dial.gap) {
          ForEach(Swatch.allCases) { swatch in
            SwatchDot(swatch: swatch) {
              withAnimation { selected = swatch }
            }
          }
        }
        .scrollTargetLayout()
        .frame(height: Dial.height)
      }
      .contentMargins(.horizontal, sideMargin(in: proxy.size.width), for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(DialSnap(step: Dial.step, count: Swatch.allCases.count))
      .scrollPosition(id: $selected, anchor: .center)
    }
    .frame(height: Dial.height)
    .overlay { SelectionRing() }
  }

  private func sideMargin(in width: CGFloat) -> CGFloat {
    max(0, (width - Dial.swatch) / 2)
  }
}

private struct SwatchDot: View {
  let swatch: Swatch
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Circle()
        .fill(swatch.color)
        .frame(width: Dial.swatch, height: Dial.swatch)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(swatch.name)
  }
}

private struct SelectionRing: View {
  var body: some View {
    Circle()
      .strokeBorder(.primary, lineWidth: 3)
      .frame(width: Dial.swatch + 14, height: Dial.swatch + 14)
      .allowsHitTesting(false)
  }
}

#Preview {
  ColourScreen()
}
