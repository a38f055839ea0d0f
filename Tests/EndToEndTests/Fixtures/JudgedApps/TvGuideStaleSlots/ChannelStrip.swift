import SwiftUI

enum GuideZoom: String, CaseIterable, Identifiable {
  case day = "Day", evening = "Evening", detail = "Detail"

  var id: String { rawValue }

  // Width of half an hour.
  var slotWidth: CGFloat {
    switch self {
    case .day: 56
    case .evening: 80
    case .detail: 130
    }
  }
}

struct Program: Identifiable {
  let id: Int
  let title: String
  let slots: Int
}

struct ChannelStrip: View {
  let name: String
  let programs: [Program]
  let zoom: GuideZoom

  @State private var snap: SlotSnap

  init(name: String, programs: [Program], zoom: GuideZoom) {
    self.name = name
    self.programs = programs
    self.zoom = zoom
    _snap = State(initialValue: SlotSnap(slotWidth: zoom.slotWidth))
  }

  var body: some View {
    HStack(spacing: 8) {
      Text(name)
        .font(.caption.bold())
        .frame(width: 48, height: 64)
        .background(snap.isEnabled ? Color.accentColor.opacity(0.25) : .clear, in: .rect(cornerRadius: 8))
        .contextMenu {
          Toggle("Snap to half hours", isOn: $snap.isEnabled)
        }

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(programs) { program in
            ProgramCell(program: program)
              .frame(width: CGFloat(program.slots) * zoom.slotWidth)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(snap)
      .frame(height: 64)
      .id(zoom)
    }
  }
}

private struct ProgramCell: View {
  let program: Program

  var body: some View {
    Text(program.title)
      .font(.footnote)
      .lineLimit(2)
      .padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(.fill.tertiary, in: .rect(cornerRadius: 6))
      .padding(1)
  }
}
