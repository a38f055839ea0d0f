import SwiftUI

struct BasketLine {
  var product: String
  var stock: Int
  var quantity: Int
}

struct QuantitySheet: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var line: BasketLine
  @State private var picked: Int?

  init(line: Binding<BasketLine>) {
    _line = line
    _picked = State(initialValue: line.wrappedValue.quantity)
  }

  var body: some View {
    VStack(spacing: 12) {
      Text(line.product).font(.headline)
      QuantityWheel(range: 1...max(1, line.stock), value: $picked)
      Button("Update basket") {
        line.quantity = picked ?? line.quantity
        dismiss()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .presentationDetents([.medium, .large])
  }
}

struct QuantityWheel: View {
  let range: ClosedRange<Int>
  @Binding var value: Int?

  private let rowHeight: CGFloat = 44
  private let visibleRows = 5

  private var height: CGFloat { rowHeight * CGFloat(visibleRows) }
  private var margin: CGFloat { (height - rowHeight) / 2 }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(range, id: \.self) { number in
          Text(number, format: .number)
            .font(.title2.monospacedDigit())
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
            .scrollTransition { content, phase in
              content
                .opacity(phase.isIdentity ? 1 : 0.4)
                .scaleEffect(phase.isIdentity ? 1 : 0.85)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, margin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: $value)
    .scrollIndicators(.hidden)
    .frame(width: 140, height: height)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.quaternary)
        .frame(height: rowHeight)
    }
    .sensoryFeedback(.selection, trigger: value)
  }
}

private struct QuantityDemo: View {
  @State private var line = BasketLine(product: "Football socks", stock: 30, quantity: 2)
  @State private var editing = true

  var body: some View {
    Button("Quantity: \(line.quantity)") { editing = true }
      .sheet(isPresented: $editing) {
        QuantitySheet(line: $line)
      }
  }
}

#Preview {
  QuantityDemo()
}
