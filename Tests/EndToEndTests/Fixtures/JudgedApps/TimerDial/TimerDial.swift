import SwiftUI

struct CookTime: Equatable {
  var hours = 0
  var minutes = 0
  var seconds = 0

  var total: Int { hours * 3600 + minutes * 60 + seconds }

  var summary: String {
    total == 0 ? "Set a time" : "Rings in \(hours) h \(minutes) min \(seconds) s"
  }
}

struct DialUnit: Identifiable {
  let id: String
  let values: Range<Int>
  let field: WritableKeyPath<CookTime, Int>

  static var all: [DialUnit] {
    [
      DialUnit(id: "h", values: 0..<12, field: \.hours),
      DialUnit(id: "min", values: 0..<60, field: \.minutes),
      DialUnit(id: "s", values: 0..<60, field: \.seconds),
    ]
  }
}

struct RowDetents: ScrollTargetBehavior {
  let pitch: CGFloat
  let rows: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let nearest = (target.rect.minY / pitch).rounded()
    let row = min(max(nearest, 0), CGFloat(rows - 1))
    target.rect.origin.y = row * pitch
  }
}

struct DialColumn: View {
  let unit: DialUnit
  @Binding var value: Int

  private let rowHeight: CGFloat = 36
  private let rowsAround = 2

  private var visibleRows: Int { rowsAround * 2 + 1 }

  var body: some View {
    let pitch = rowHeight
    let last = unit.values.count - 1
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(unit.values, id: \.self) { number in
          Text("\(number)")
            .font(.title2.monospacedDigit())
            .minimumScaleFactor(0.5)
            .opacity(number == value ? 1 : 0.4)
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
        }
      }
      .padding(.vertical, rowHeight * CGFloat(rowsAround))
    }
    .scrollTargetBehavior(RowDetents(pitch: rowHeight, rows: unit.values.count))
    .onScrollGeometryChange(for: Int.self) { geometry in
      min(max(Int((geometry.contentOffset.y / pitch).rounded()), 0), last)
    } action: { _, row in
      value = row
    }
    .frame(width: 84, height: rowHeight * CGFloat(visibleRows))
    .background {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .frame(height: rowHeight)
    }
    .overlay(alignment: .trailing) {
      Text(unit.id)
        .font(.caption)
        .foregroundStyle(.secondary)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: value)
  }
}

struct TimerDialScreen: View {
  @State private var time = CookTime()
  @State private var isRunning = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Text(time.summary)
          .font(.headline)
          .frame(height: 30)
        HStack(spacing: 10) {
          ForEach(DialUnit.all) { unit in
            DialColumn(unit: unit, value: $time[dynamicMember: unit.field])
          }
        }
        .disabled(isRunning)
        Button(isRunning ? "Stop" : "Start") {
          isRunning.toggle()
        }
        .buttonStyle(.borderedProminent)
        .disabled(time.total == 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle("Kitchen timer")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  TimerDialScreen()
}
