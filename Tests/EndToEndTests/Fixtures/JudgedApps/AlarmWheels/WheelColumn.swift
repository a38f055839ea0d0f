import SwiftUI

struct WheelColumn: View {
  let values: [Int]
  @Binding var selection: Int
  @State private var position: Int?

  static let row: CGFloat = 44
  static let visibleRows: CGFloat = 5

  init(values: [Int], selection: Binding<Int>) {
    self.values = values
    _selection = selection
    _position = State(initialValue: selection.wrappedValue)
  }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(values, id: \.self) { value in
          Text(value, format: .number.precision(.integerLength(2)))
            .font(.system(size: 26, weight: .medium, design: .rounded))
            .frame(width: 90, height: Self.row)
            .opacity(value == position ? 1 : 0.35)
            .id(value)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: $position, anchor: .center)
    .safeAreaPadding(.vertical, Self.row * 2)
    .frame(width: 90, height: Self.row * Self.visibleRows)
    .onChange(of: position) { _, new in
      if let new { selection = new }
    }
  }
}
