import SwiftUI

struct SpendingView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var model = SpendingModel()

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 12), count: sizeClass == .regular ? 4 : 2)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      MonthStrip(months: model.months, selection: $model.monthID)

      if let month = model.month {
        Text(month.total, format: .currency(code: "EUR"))
          .font(.system(size: 44, weight: .semibold, design: .rounded))
          .contentTransition(.numericText())
          .padding(.horizontal, Design.margin)

        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(month.byCategory.sorted { $0.value > $1.value }, id: \.key) { key, value in
            GroupBox(key) {
              Text(value, format: .currency(code: "EUR"))
                .frame(maxWidth: .infinity, alignment: .leading)
            }
          }
        }
        .padding(.horizontal, Design.margin)
      }
      Spacer(minLength: 0)
    }
    .animation(.snappy, value: model.monthID)
    .task { await model.load() }
  }
}

/// The month over the marker is the one that the page shows.
private struct MonthStrip: View {
  let months: [MonthTotal]
  @Binding var selection: Int?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: Strip.spacing) {
        ForEach(months) { month in
          VStack(spacing: 2) {
            Text(month.name).font(.headline)
            Text(String(month.year)).font(.caption2).foregroundStyle(.secondary)
          }
          .frame(width: Strip.cell.width, height: Strip.cell.height)
          .opacity(month.id == selection ? 1 : 0.55)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.leading, Design.margin, for: .scrollContent)
    .contentMargins(.trailing, Strip.tail, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $selection)
    .scrollIndicators(.hidden)
    .frame(height: Strip.cell.height)
    .overlay(alignment: .bottomLeading) {
      Capsule()
        .fill(.tint)
        .frame(width: Strip.cell.width, height: 3)
        .padding(.leading, Design.margin)
    }
    .sensoryFeedback(.selection, trigger: selection)
  }
}

#Preview { SpendingView() }
