import SwiftUI

struct TipView: View {
  @StateObject private var vm = TipViewModel()
  @Environment(\.locale) private var locale

  private var currency: String { locale.currency?.identifier ?? "USD" }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      TextField("Bill", value: $vm.bill, format: .currency(code: currency))
        .font(.largeTitle.bold())
        .keyboardType(.decimalPad)
      Stepper("\(vm.people) people", value: $vm.people, in: 1...12)
      Text("Tip \(vm.percent ?? 0) %")
        .font(.headline)
      PercentDial(choices: vm.choices, percent: $vm.percent)
      LabeledContent("Tip", value: vm.tip, format: .currency(code: currency))
      LabeledContent("Each pays", value: vm.each, format: .currency(code: currency))
      Spacer()
    }
    .padding(16)
  }
}

struct PercentDial: View {
  let choices: [Int]
  @Binding var percent: Int?

  private let cell: CGFloat = 56

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 8) {
        ForEach(choices, id: \.self) { value in
          Text("\(value)")
            .font(.title3.monospacedDigit())
            .frame(width: cell, height: cell)
            .background(
              value == percent ? Color.accentColor.opacity(0.25) : Color.gray.opacity(0.1),
              in: .circle)
        }
      }
      .scrollTargetLayout()
    }
    // room behind the last value
    .contentMargins(.trailing, UIScreen.main.bounds.width / 2, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $percent, anchor: .leading)
    .frame(height: cell)
    .overlay(alignment: .bottomLeading) {
      Image(systemName: "arrowtriangle.up.fill")
        .font(.caption2)
        .frame(width: cell)
        .offset(y: 14)
    }
    .sensoryFeedback(.selection, trigger: percent)
  }
}

#Preview { TipView() }
