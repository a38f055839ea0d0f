import SwiftUI

@Observable
final class DoseModel {
  var drops = 4
  let range = Array(1...40)

  var label: String {
    String(format: "%.2f ml", Double(drops) * 0.05)
  }
}

struct NotchBehavior: ScrollTargetBehavior {
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let v = context.velocity.dy
    guard v != 0 else { return }
    let notch = target.rect.minY / row
    target.rect.origin.y = (v > 0 ? notch.rounded(.up) : notch.rounded(.down)) * row
  }
}

struct DoseWheel: View {
  @Bindable var model: DoseModel
  private let row: CGFloat = 44
  private let rows: CGFloat = 5

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(model.range, id: \.self) { n in
          Text("\(n)")
            .font(.title2.monospacedDigit())
            .fontWeight(n == model.drops ? .semibold : .regular)
            .foregroundStyle(n == model.drops ? .primary : .secondary)
            .frame(maxWidth: .infinity)
            .frame(height: row)
        }
      }
      .padding(.vertical, row * (rows - 1) / 2)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(NotchBehavior(row: row))
    .onScrollGeometryChange(for: Int.self) { geo in
      Int((geo.contentOffset.y / row).rounded())
    } action: { _, index in
      let i = min(max(index, 0), model.range.count - 1)
      model.drops = model.range[i]
    }
    .frame(width: 120, height: row * rows)
    .overlay {
      RoundedRectangle(cornerRadius: 8)
        .strokeBorder(.tint, lineWidth: 1.5)
        .frame(height: row)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: model.drops)
  }
}

struct DoseSheet: View {
  @State private var model = DoseModel()
  var onSave: (Int) -> Void = { _ in }

  var body: some View {
    VStack(spacing: 24) {
      Text("Drops per dose").font(.headline)
      DoseWheel(model: model)
      Text(model.label).font(.title3.monospacedDigit())
      Button("Save") { onSave(model.drops) }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview { DoseSheet() }
