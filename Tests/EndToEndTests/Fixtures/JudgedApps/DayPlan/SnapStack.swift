import SwiftUI

/// Cells of one length, in a row or in a column.
struct SnapStack<Data: RandomAccessCollection, Cell: View>: View where Data.Element: Identifiable {
  let axis: Axis
  let data: Data
  let length: CGFloat
  var spacing: CGFloat = 12
  @ViewBuilder var cell: (Data.Element) -> Cell

  private var layout: AnyLayout {
    switch axis {
    case .horizontal: AnyLayout(HStackLayout(spacing: spacing))
    case .vertical: AnyLayout(VStackLayout(spacing: spacing))
    }
  }

  var body: some View {
    ScrollView(axis == .horizontal ? .horizontal : .vertical) {
      layout {
        ForEach(data) { element in
          cell(element)
            .frame(
              width: axis == .horizontal ? length : nil,
              height: axis == .vertical ? length : nil
            )
        }
      }
    }
    .scrollIndicators(.never)
    .scrollTargetBehavior(PitchSnap(pitch: length + spacing))
  }
}
