import SwiftUI

struct RowSnap: ScrollTargetBehavior {
  var rowHeight: CGFloat = 64

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxY = max(0, context.contentSize.height - context.containerSize.height)
    let y = min(max(target.rect.minY, 0), maxY)
    let snapped = (y / rowHeight).rounded() * rowHeight

    // the last screenful doesn't have to begin on a row
    if snapped > maxY || maxY - y < abs(snapped - y) {
      target.rect.origin.y = maxY
    } else {
      target.rect.origin.y = snapped
    }
  }
}

struct StationList: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(1..<41) { n in
          HStack {
            Text("Station \(n)")
            Spacer()
            Text("\(n * 3) min").foregroundStyle(.secondary)
          }
          .padding(.horizontal)
          .frame(height: 64)
          .overlay(alignment: .bottom) { Divider() }
        }
      }
    }
    .scrollTargetBehavior(RowSnap())
  }
}
