import SwiftUI

struct AgendaView: View {
  let blocks: [AgendaBlock]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(blocks) { block in
            Section {
              ForEach(block.sessions) { session in
                SessionRow(session: session)
                  .frame(height: AgendaLayout.rowHeight)
              }
            } header: {
              BlockHeader(block: block)
                .frame(height: AgendaLayout.headerHeight)
            }
          }
        }
      }
      .scrollTargetBehavior(AgendaSnapBehavior(layout: AgendaLayout(blocks: blocks)))
      .navigationTitle("Saturday")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct AgendaSnapBehavior: ScrollTargetBehavior {
  let layout: AgendaLayout

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let proposed = target.rect.minY
    let stops = layout.stops.filter { $0 < end } + [end]
    guard let nearest = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }
    target.rect.origin.y = nearest
  }
}

private struct BlockHeader: View {
  let block: AgendaBlock

  var body: some View {
    HStack {
      Text(block.time)
        .font(.headline)
      Spacer()
      Text("\(block.sessions.count) sessions")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}

private struct SessionRow: View {
  let session: AgendaSession

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      RoundedRectangle(cornerRadius: 3)
        .fill(.tint)
        .frame(width: 4)
      VStack(alignment: .leading, spacing: 4) {
        Text(session.title)
          .font(.body.weight(.semibold))
        Text(session.speaker)
          .font(.subheadline)
        Text(session.room)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}

#Preview {
  AgendaView(blocks: AgendaBlock.saturday)
}
