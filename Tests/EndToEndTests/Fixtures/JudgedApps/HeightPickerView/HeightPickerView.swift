import SwiftUI

struct HeightPickerView: View {
  let range: ClosedRange<Int> = 120...220
  let onSave: (Int) -> Void

  @State private var centimetres: Int? = 170
  @ScaledMetric(relativeTo: .title2) private var rowHeight: CGFloat = 44

  private let visibleRows = 5

  private var edgeInset: CGFloat {
    rowHeight * CGFloat(visibleRows / 2)
  }

  var body: some View {
    VStack(spacing: 32) {
      Text("How tall are you?")
        .font(.title.bold())

      ScrollView {
        VStack(spacing: 0) {
          ForEach(range, id: \.self) { value in
            row(value)
          }
        }
        .scrollTargetLayout()
        .padding(.vertical, edgeInset)
      }
      .scrollPosition(id: $centimetres, anchor: .center)
      .wheel(rowHeight: rowHeight, visibleRows: visibleRows)
      .sensoryFeedback(.selection, trigger: centimetres)

      Button("Save") {
        centimetres.map(onSave)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(.horizontal, 24)
  }

  private func row(_ value: Int) -> some View {
    Text("\(value) cm")
      .font(.title2.monospacedDigit())
      .fontWeight(value == centimetres ? .semibold : .regular)
      .foregroundStyle(value == centimetres ? .primary : .secondary)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .frame(height: rowHeight)
  }
}

#Preview {
  HeightPickerView { _ in }
}
