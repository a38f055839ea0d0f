// code: 65
// says: --behavior './AskedGeneric.swift:RowSnap(data: ‹some Collection›, step: 40)'
import SwiftUI
struct RowSnap<Data: Collection>: ScrollTargetBehavior {
  let data: Data
  let step: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
struct Feed<Data: RandomAccessCollection>: View {
  let data: Data
  var body: some View { ScrollView(.horizontal) {}.scrollTargetBehavior(RowSnap<Data>(data: data, step: 40)) }
}
