import SwiftUI
import Charts

struct OpsBoardView: View {
  @Environment(\.horizontalSizeClass) private var hSize
  @State private var widgets = WidgetStore.load()
  @State private var leading: Widget.ID?

  private var perPage: Int { hSize == .regular ? 2 : 1 }
  private var pageCount: Int { (widgets.count + perPage - 1) / perPage }
  private var page: Int {
    (widgets.firstIndex { $0.id == leading } ?? 0) / perPage
  }

  var body: some View {
    VStack(spacing: 16) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(widgets) { widget in
            WidgetCard(widget: widget)
              .padding(.horizontal, 10)
              .containerRelativeFrame(.horizontal, count: perPage, spacing: 0)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.board)
      .scrollPosition(id: $leading)

      HStack(spacing: 8) {
        ForEach(0..<pageCount, id: \.self) { index in
          Circle()
            .fill(index == page ? Color.accentColor : Color.secondary.opacity(0.3))
            .frame(width: 7, height: 7)
        }
      }
      .padding(.bottom, 12)
    }
    .navigationTitle("Operations")
  }
}

private struct WidgetCard: View {
  let widget: Widget

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(widget.title).font(.title3.bold())
      HStack(alignment: .firstTextBaseline) {
        Text(widget.value, format: .number).font(.system(size: 52, weight: .bold))
        Text(widget.unit).foregroundStyle(.secondary)
      }
      Chart(Array(widget.trend.enumerated()), id: \.offset) { point in
        LineMark(x: .value("Hour", point.offset), y: .value("Value", point.element))
          .interpolationMethod(.catmullRom)
      }
      .chartXAxis(.hidden)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background.secondary, in: .rect(cornerRadius: 20))
  }
}

#Preview(traits: .landscapeLeft) {
  NavigationStack { OpsBoardView() }
}
