import SwiftUI

struct Ruler: View {
  @Binding var position: Int?
  let range: ClosedRange<Int>

  private let tick: CGFloat = 10

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 0) {
          ForEach(range, id: \.self) { value in
            Tick(value: value).frame(width: tick)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .contentMargins(.horizontal, max(0, (proxy.size.width - tick) / 2), for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $position, anchor: .center)
    }
    .frame(height: 72)
    .overlay(alignment: .top) {
      Capsule().fill(.tint).frame(width: 3, height: 44).allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: position)
  }
}

private struct Tick: View {
  let value: Int

  private var isWhole: Bool { value.isMultiple(of: 10) }

  var body: some View {
    Rectangle()
      .fill(isWhole ? .primary : .tertiary)
      .frame(width: 1, height: isWhole ? 36 : value.isMultiple(of: 5) ? 26 : 18)
      .overlay(alignment: .bottom) {
        if isWhole {
          Text("\(value / 10)")
            .font(.caption.monospacedDigit())
            .fixedSize()
            .alignmentGuide(.bottom) { $0[.top] - 6 }
        }
      }
  }
}

struct WeighInSheet: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @State private var model: WeighInModel

  init(last: WeightEntry?) {
    _model = State(initialValue: WeighInModel(last: last))
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Text(model.kilograms, format: .number.precision(.fractionLength(1)))
          .font(.system(size: 56, weight: .semibold, design: .rounded))
          .contentTransition(.numericText())
        Ruler(position: $model.position, range: WeighInModel.range)
      }
      .padding(.horizontal, 16)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            context.insert(WeightEntry(kilograms: model.kilograms))
            dismiss()
          }
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
      }
    }
    .presentationDetents([.height(300), .medium])
  }
}

#Preview { WeighInSheet(last: WeightEntry(kilograms: 72.45)) }
