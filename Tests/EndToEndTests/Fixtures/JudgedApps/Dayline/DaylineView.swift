import SwiftUI

// iPhone only, portrait (see Info.plist).

struct DaylineView: View {
  @State private var store = DaylineStore()
  @State private var topMinute = Day.first * 60

  @ScaledMetric(relativeTo: .caption) private var hour: CGFloat = 64
  @ScaledMetric(relativeTo: .caption) private var inset: CGFloat = 12
  @ScaledMetric(relativeTo: .caption) private var gutter: CGFloat = 52

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(Day.first..<Day.last, id: \.self, content: hourRow)
        }
        .overlay(alignment: .topLeading) { blocks }
        .padding(.vertical, inset)
        .padding(.trailing, 16)
      }
      .scrollTargetBehavior(QuarterSnap(hour: hour))
      .onScrollGeometryChange(for: Int.self) {
        Int((($0.contentOffset.y + $0.contentInsets.top) / hour * 4).rounded()) * 15
      } action: { _, minute in
        topMinute = Day.first * 60 + max(0, minute)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { addBar }
      .navigationTitle("Today")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func hourRow(_ value: Int) -> some View {
    Color.clear
      .frame(height: hour)
      .overlay(alignment: .topLeading) {
        Rectangle()
          .fill(.quaternary)
          .frame(height: 1)
          .padding(.leading, gutter)
      }
      .overlay(alignment: .topLeading) {
        Text(String(format: "%02d:00", value))
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
          .frame(width: gutter)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
      }
  }

  private var blocks: some View {
    ZStack(alignment: .topLeading) {
      ForEach(store.blocks) { block in
        Text(block.title)
          .font(.caption.bold())
          .lineLimit(1)
          .padding(.horizontal, 8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: CGFloat(block.length) / 60 * hour)
          .background(.tint.opacity(0.2), in: .rect(cornerRadius: 6))
          .offset(y: CGFloat(block.start - Day.first * 60) / 60 * hour)
      }
    }
    .padding(.leading, gutter)
  }

  private var addBar: some View {
    Button {
      store.add(at: topMinute)
    } label: {
      Text("Add at \(topMinute / 60):\(String(format: "%02d", topMinute % 60))")
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .padding(12)
    .background(.bar)
  }
}

#Preview { DaylineView() }
