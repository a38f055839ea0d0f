import SwiftUI

struct DialBehavior: ScrollTargetBehavior {
  let tick: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let mark = (target.rect.minX / tick).rounded()
    let last = CGFloat(count - 1)
    target.rect.origin.x = min(max(mark, 0), last) * tick
  }
}

struct Dial: View {
  let marks: [Int]
  @Binding var value: Int
  @Environment(\.windowWidth) private var windowWidth

  private let tick: CGFloat = 8

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(marks, id: \.self) { mark in
          Rectangle()
            .fill(mark % 10 == 0 ? .primary : .secondary)
            .frame(width: 1.5, height: mark % 10 == 0 ? 40 : mark % 5 == 0 ? 28 : 18)
            .frame(width: tick)
            .overlay(alignment: .top) {
              if mark % 10 == 0 {
                Text("\(mark / 10)").font(.caption2).fixedSize().offset(y: -18)
              }
            }
        }
      }
      .frame(height: 72, alignment: .bottom)
      .padding(.horizontal, windowWidth / 2 - tick / 2)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(DialBehavior(tick: tick, count: marks.count))
    .onScrollGeometryChange(for: Int.self) {
      Int((($0.contentOffset.x + $0.contentInsets.leading) / tick).rounded())
    } action: { _, i in
      value = marks[min(max(i, 0), marks.count - 1)]
    }
    .overlay {
      Rectangle().fill(.red).frame(width: 2).allowsHitTesting(false)
    }
    .frame(height: 80)
  }
}
