// options: --spacing 8
// rests: 650
import SwiftUI

struct Strip<Data, Content: View>: View where Data: RandomAccessCollection, Data.Element: Identifiable {
  private let data: Data
  private let content: (Data.Element) -> Content

  init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  var body: some View {
    ScrollView(.horizontal) { HStack { ForEach(data) { content($0) } } }
      .scrollTargetBehavior(Notch())
  }

  private struct Notch: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (target.rect.minX / 130).rounded() * 130
    }
  }
}
