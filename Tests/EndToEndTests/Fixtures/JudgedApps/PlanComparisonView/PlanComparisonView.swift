import SwiftUI

struct Plan: Identifiable {
  let id: String
  let name: String
  let values: [String: String]
}

struct PlanComparisonView: View {
  let plans: [Plan]
  let features: [String]
  @State private var tableWidth: CGFloat = 0

  private var columnWidth: CGFloat {
    TableLayout.columnWidth(in: tableWidth)
  }

  var body: some View {
    ScrollView(.vertical) {
      table
        .padding(.vertical, 12)
    }
    .navigationTitle("Compare Plans")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var table: some View {
    ScrollView(.horizontal) {
      VStack(spacing: 0) {
        row { $0.name }
          .font(.headline)
        ForEach(features, id: \.self) { feature in
          Divider()
          row { $0.values[feature] ?? "–" }
        }
      }
      .padding(.leading, TableLayout.frozenWidth)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.columns)
    .overlay(alignment: .leading) { frozenColumn }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { width in
      tableWidth = width
    }
  }

  private func row(_ value: @escaping (Plan) -> String) -> some View {
    HStack(spacing: 0) {
      ForEach(plans) { plan in
        Text(value(plan))
          .font(.subheadline)
          .lineLimit(2)
          .minimumScaleFactor(0.8)
          .padding(.horizontal, 6)
          .frame(width: columnWidth, height: TableLayout.rowHeight)
      }
    }
  }

  private var frozenColumn: some View {
    VStack(spacing: 0) {
      Color.clear
        .frame(height: TableLayout.rowHeight)
      ForEach(features, id: \.self) { feature in
        Divider()
        Text(feature)
          .font(.footnote.weight(.medium))
          .padding(.leading, 16)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: TableLayout.rowHeight)
      }
    }
    .frame(width: TableLayout.frozenWidth)
    .background(Color(.systemBackground))
  }
}
