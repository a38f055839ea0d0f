import SwiftUI

struct TaxLadderView: View {
  let income: Int
  var brackets: [TaxBracket] = TaxBracket.ladder

  private let spacing: CGFloat = 18

  var body: some View {
    ScrollView {
      VStack(spacing: spacing) {
        ForEach(brackets) { bracket in
          BracketCard(bracket: bracket, income: income)
            .frame(height: bracket.cardHeight)
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollTargetBehavior(.ledges(brackets.tops(spacing: spacing)))
    .safeAreaInset(edge: .top, spacing: 0) {
      HStack {
        Text("Income").font(.headline)
        Spacer()
        Text(income, format: .number).font(.headline.monospacedDigit())
      }
      .padding(.horizontal, 16)
      .frame(height: 56)
      .background(.bar)
    }
  }
}

private struct BracketCard: View {
  let bracket: TaxBracket
  let income: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 6) {
        Text(bracket.rate, format: .percent).font(.largeTitle.bold())
        Text("from \(bracket.floor)").foregroundStyle(.secondary)
        Text(bracket.tax(on: income), format: .number.precision(.fractionLength(0)))
      }
      .frame(height: TaxBracket.headHeight)

      ForEach(bracket.deductions, id: \.self) { name in
        Text(name)
          .font(.callout)
          .frame(height: TaxBracket.lineHeight)
      }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.green.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
  }
}

#Preview { TaxLadderView(income: 64_000) }
