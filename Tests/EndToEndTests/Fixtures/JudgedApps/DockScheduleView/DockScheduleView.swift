import SwiftUI

struct DockScheduleView: View {
  @State private var model = DockScheduleModel()
  @State private var offset = CGPoint.zero

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Dock schedule")
        .font(.title2.bold())
        .padding(16)
      hourBar
      HStack(alignment: .top, spacing: 0) {
        dockColumn
        grid
      }
      legend
      Spacer(minLength: 0)
    }
  }

  private var hourBar: some View {
    HStack(spacing: 0) {
      ForEach(0..<24, id: \.self) { hour in
        Text(String(format: "%02d:00", hour))
          .font(.caption.monospacedDigit())
          .frame(width: DockGrid.cell.width, alignment: .leading)
      }
    }
    .offset(x: -offset.x)
    .frame(width: DockGrid.viewport.width, height: DockGrid.hourBarHeight, alignment: .leading)
    .clipped()
    .padding(.leading, DockGrid.rowLabelWidth)
  }

  private var dockColumn: some View {
    VStack(spacing: 0) {
      ForEach(model.docks) { dock in
        Text(dock.code)
          .font(.caption.weight(.semibold))
          .frame(width: DockGrid.rowLabelWidth, height: DockGrid.cell.height)
      }
    }
    .offset(y: -offset.y)
    .frame(height: DockGrid.viewport.height, alignment: .top)
    .clipped()
  }

  private var grid: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(spacing: 0) {
        ForEach(model.docks) { dock in
          HStack(spacing: 0) {
            ForEach(dock.slots) { slot in
              SlotCell(slot: slot)
            }
          }
        }
      }
    }
    .scrollTargetBehavior(.cells(DockGrid.cell))
    .scrollIndicators(.hidden)
    .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, newOffset in
      offset = newOffset
    }
    .defaultScrollAnchor(.topLeading)
    .frame(width: DockGrid.viewport.width, height: DockGrid.viewport.height)
  }

  private var legend: some View {
    HStack(spacing: 16) {
      Label("Booked", systemImage: "square.fill").foregroundStyle(.orange)
      Label("Free", systemImage: "square").foregroundStyle(.secondary)
    }
    .font(.footnote)
    .padding(16)
  }
}

private struct SlotCell: View {
  let slot: DockSlot

  var body: some View {
    Text(slot.carrier ?? "")
      .font(.caption)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(width: DockGrid.cell.width, height: DockGrid.cell.height, alignment: .leading)
      .background {
        RoundedRectangle(cornerRadius: 6)
          .fill(slot.carrier == nil ? Color.clear : Color.orange.opacity(0.3))
          .padding(2)
      }
      .border(Color.secondary.opacity(0.2), width: 0.5)
  }
}

#Preview {
  DockScheduleView()
}
