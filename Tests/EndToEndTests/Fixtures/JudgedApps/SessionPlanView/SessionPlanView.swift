import SwiftUI

struct SessionPlanView: View {
  let session: Session
  let onStart: () -> Void

  private var trailingSpace: CGFloat {
    guard let last = session.blocks.last else { return 0 }
    return max(0, PlanLayout.panelHeight - height(of: last))
  }

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        Text(session.title)
          .font(.title2.bold())
        Text("\(session.totalMinutes) min")
          .foregroundStyle(.secondary)
      }

      ScrollView(.vertical) {
        VStack(spacing: PlanLayout.spacing) {
          ForEach(session.blocks) { block in
            BlockRow(block: block)
              .frame(height: height(of: block))
          }
        }
        .padding(.bottom, trailingSpace)
      }
      .frame(height: PlanLayout.panelHeight)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(BlockSnapping(blocks: session.blocks))
      .padding(.horizontal, 16)

      Button("Start Workout", action: onStart)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
  }

  private func height(of block: SessionBlock) -> CGFloat {
    max(PlanLayout.minimumRowHeight, CGFloat(block.minutes) * PlanLayout.pointsPerMinute)
  }
}

private struct BlockRow: View {
  let block: SessionBlock

  private var color: Color {
    switch block.kind {
    case .warmUp: .orange
    case .work: .red
    case .rest: .gray
    case .stretch: .teal
    }
  }

  var body: some View {
    HStack {
      Text(block.name)
        .font(.headline)
      Spacer()
      Text("\(block.minutes) min")
        .monospacedDigit()
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(color.opacity(0.2), in: .rect(cornerRadius: 16))
  }
}
