import SwiftUI

enum Grid {
  static let unit: CGFloat = 4
  static func x(_ n: CGFloat) -> CGFloat { unit * n }
}

struct FilterBar: View {
  @Binding var filter: Episode.State?

  var body: some View {
    HStack(spacing: Grid.x(2)) {
      chip("All", value: nil)
      ForEach(Episode.State.allCases, id: \.self) { chip($0.rawValue, value: $0) }
      Spacer()
    }
    .padding(.horizontal, Grid.x(4))
    .padding(.vertical, Grid.x(2))
    .background(.ultraThinMaterial, ignoresSafeAreaEdges: .top)
  }

  private func chip(_ label: String, value: Episode.State?) -> some View {
    Button(label) { filter = value }
      .font(.system(size: 14, weight: .medium))
      .padding(.horizontal, Grid.x(3))
      .frame(height: Grid.x(9))
      .background(filter == value ? Color.accentColor.opacity(0.25) : .clear, in: .capsule)
      .buttonStyle(.plain)
  }
}
