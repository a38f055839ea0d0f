import SwiftUI

struct MinuteWheel: View {
  @Binding var minutes: Int

  private let range = Array(0...59)
  private let rowHeight: CGFloat = 44
  private let visibleRows = 5

  @State private var row: Int?

  private var wheelHeight: CGFloat { rowHeight * CGFloat(visibleRows) }
  private var edgePadding: CGFloat { (wheelHeight - rowHeight) / 2 }

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 0) {
        ForEach(range, id: \.self) { minute in
          Text(String(format: "%02d", minute))
            .font(.title2.monospacedDigit())
            .fontWeight(minute == row ? .semibold : .regular)
            .foregroundStyle(minute == row ? .primary : .secondary)
            .frame(width: 90, height: rowHeight)
            .scrollTransition(.interactive) { content, phase in
              content
                .opacity(1 - abs(phase.value) * 0.7)
                .scaleEffect(1 - abs(phase.value) * 0.25)
            }
        }
      }
      .scrollTargetLayout()
      .padding(.vertical, edgePadding)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(
      WheelSnapBehavior(rowHeight: rowHeight, rowCount: range.count)
    )
    .scrollPosition(id: $row, anchor: .center)
    .frame(width: 90, height: wheelHeight)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.quaternary)
        .frame(height: rowHeight)
    }
    .sensoryFeedback(.selection, trigger: row)
    .onAppear { row = minutes }
    .onChange(of: row) { _, newValue in
      if let newValue { minutes = newValue }
    }
  }
}
