import SwiftUI

struct WeightEntrySheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var step: Int? = 60
  let onSave: (Double) -> Void

  // 40.0 kg … 160.0 kg in halves
  private let steps = Array(0...240)

  private func kilograms(_ step: Int) -> Double { 40 + Double(step) * 0.5 }

  var body: some View {
    VStack(spacing: 20) {
      Text("Today's weight").font(.headline)

      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(steps, id: \.self) { step in
            WheelRow(
              text: kilograms(step).formatted(.number.precision(.fractionLength(1))),
              isCurrent: step == self.step)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.vertical, Wheel.rowHeight * CGFloat(Wheel.rowsAround), for: .scrollContent)
      .scrollPosition(id: $step, anchor: .center)
      .scrollTargetBehavior(WheelDetent(pitch: Wheel.rowHeight))
      .scrollIndicators(.hidden)
      .frame(height: Wheel.height)
      .background {
        RoundedRectangle(cornerRadius: 10)
          .fill(.quaternary)
          .frame(height: Wheel.rowHeight)
      }
      .mask {
        LinearGradient(colors: [.clear, .black, .black, .clear], startPoint: .top, endPoint: .bottom)
      }

      Button("Save") {
        if let step { onSave(kilograms(step)) }
        dismiss()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 16)
    .presentationDetents([.height(420)])
  }
}

private enum Wheel {
  static let rowHeight: CGFloat = 44
  static let rowsAround = 2
  static let height = rowHeight * CGFloat(2 * rowsAround + 1)
}

private struct WheelRow: View {
  let text: String
  let isCurrent: Bool

  var body: some View {
    Text(text)
      .font(.title2.monospacedDigit())
      .fontWeight(isCurrent ? .semibold : .regular)
      .foregroundStyle(isCurrent ? .primary : .secondary)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .frame(height: Wheel.rowHeight)
  }
}

private struct WheelDetent: ScrollTargetBehavior {
  var pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.origin.y / pitch).rounded() * pitch
  }
}

struct WeightLog: View {
  @State private var entries: [Double] = [70.5, 70.0]
  @State private var isAdding = false

  var body: some View {
    List(entries.indices, id: \.self) { i in
      Text("\(entries[i].formatted()) kg")
    }
    .safeAreaInset(edge: .bottom) {
      Button("Add entry", systemImage: "plus") { isAdding = true }
        .padding()
    }
    .sheet(isPresented: $isAdding) {
      WeightEntrySheet { entries.insert($0, at: 0) }
    }
  }
}

#Preview {
  WeightLog()
}
