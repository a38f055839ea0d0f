import SwiftUI

struct Payslip: Identifiable {
  let id: Int
  let month: String
  let gross: Decimal
  let tax: Decimal
  let pension: Decimal

  var net: Decimal { gross - tax - pension }
  var lines: [(String, Decimal)] { [("Gross", gross), ("Tax", -tax), ("Pension", -pension)] }

  static let samples: [Payslip] = (0..<30).map { i in
    let month = Calendar.current.shortMonthSymbols[11 - i % 12]
    return Payslip(id: i, month: "\(month) \(String(2025 - i / 12))", gross: 4_150, tax: 912, pension: 207)
  }
}

private enum Row {
  static let height: CGFloat = 72
  static let lineHeight: CGFloat = 36
}

struct PayslipsView: View {
  var payslips = Payslip.samples
  @State private var expanded: Set<Payslip.ID> = []

  var body: some View {
    VStack(spacing: 0) {
      Text("Payslips")
        .font(.title2.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
      Divider()
      ScrollView {
        VStack(spacing: 0) {
          ForEach(payslips) { slip in
            VStack(spacing: 0) {
              summary(slip)
              if expanded.contains(slip.id) {
                breakdown(slip)
              }
            }
            .overlay(alignment: .bottom) { Divider() }
          }
        }
      }
      .scrollTargetBehavior(RowSnapping(rowHeight: Row.height))
    }
  }

  private func summary(_ slip: Payslip) -> some View {
    Button {
      withAnimation(.snappy) { toggle(slip) }
    } label: {
      HStack {
        Text(slip.month).font(.headline)
        Spacer()
        Text(slip.net, format: .currency(code: "GBP")).monospacedDigit()
        Image(systemName: "chevron.down")
          .rotationEffect(.degrees(expanded.contains(slip.id) ? 180 : 0))
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal)
      .frame(height: Row.height)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
  }

  private func breakdown(_ slip: Payslip) -> some View {
    VStack(spacing: 0) {
      ForEach(slip.lines, id: \.0) { title, amount in
        LabeledContent(title) {
          Text(amount, format: .currency(code: "GBP")).monospacedDigit()
        }
        .font(.subheadline)
        .padding(.horizontal, 32)
        .frame(height: Row.lineHeight)
      }
    }
    .background(.quinary)
  }

  private func toggle(_ slip: Payslip) {
    if expanded.remove(slip.id) == nil {
      expanded.insert(slip.id)
    }
  }
}

// Never leaves a payslip cut by the top edge; the end of the list is a stop of its own.
struct RowSnapping: ScrollTargetBehavior {
  var rowHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    let bottom = max(context.contentSize.height - context.containerSize.height, 0)
    let row = (y / rowHeight).rounded() * rowHeight
    let snapped = min(max(row, 0), bottom)
    target.rect.origin.y = abs(bottom - y) < abs(snapped - y) ? bottom : snapped
  }
}

#Preview {
  PayslipsView()
}
