import SwiftUI

struct SeatMapView: View {
  @State private var model = SeatMapModel()

  var body: some View {
    VStack(spacing: 0) {
      Text("LHR – JFK").font(.headline).frame(height: 64)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(model.rows) { row in
            SeatRowView(row: row, selection: $model.selection)
          }
        }
        .padding(.bottom, 24)
      }
      .scrollTargetBehavior(SeatRowSnap(rowTops: model.rowTops))
      Button("Continue") {}
        .buttonStyle(.borderedProminent)
        .disabled(model.selection.isEmpty)
        .frame(height: 84)
    }
    .task { await model.load() }
  }
}

private struct SeatRowView: View {
  let row: SeatRow
  @Binding var selection: Set<String>

  var body: some View {
    HStack(spacing: 8) {
      ForEach(row.cabin.letters, id: \.self) { letter in
        let seat = "\(row.number)\(letter)"
        Button {
          selection.formSymmetricDifference([seat])
        } label: {
          RoundedRectangle(cornerRadius: 8)
            .fill(selection.contains(seat) ? Color.accentColor : .gray.opacity(0.3))
            .overlay { Text(seat).font(.caption2) }
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.vertical, 4)
    .padding(.top, row.isExit ? SeatRow.exitGap : 0)
    .frame(height: row.height)
    .padding(.horizontal, 24)
  }
}

// Rests with a row on the top edge; a hard flick runs by five rows.
struct SeatRowSnap: ScrollTargetBehavior {
  let rowTops: [CGFloat]
  var hardFlick: CGFloat = 1800

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.height - context.containerSize.height, 0)
    let step = abs(context.velocity.dy) > hardFlick ? 5 : 1
    let tops = stride(from: 0, to: rowTops.count, by: step).map { rowTops[$0] }
    let stops = tops.filter { $0 < end } + [end]

    let proposed = target.rect.minY
    if let nearest = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) {
      target.rect.origin.y = nearest
    }
  }
}

#Preview {
  SeatMapView()
}
