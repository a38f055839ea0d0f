import SwiftUI

struct HiveFramesView: View {
  let hive: Hive

  private let columns = 3
  private let gap: CGFloat = 12

  init(hive: Hive = .meadow) {
    self.hive = hive
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(hive.name)
        .font(.title2.bold())
        .padding(.horizontal, 16)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: gap) {
          ForEach(hive.frames) { frame in
            HiveFrameTile(frame: frame)
              .containerRelativeFrame(.horizontal, count: columns, span: 1, spacing: gap)
          }
        }
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(.columns(columns))
      .frame(height: 210)

      Spacer(minLength: 0)
    }
    .padding(.top, 12)
  }
}

private struct HiveFrameTile: View {
  let frame: HiveFrame

  private var tint: Color {
    switch frame.contents {
    case .brood: .brown
    case .honey: .yellow
    case .pollen: .orange
    case .foundation: .gray
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Frame \(frame.number)")
        .font(.subheadline.bold())
      Spacer()
      Text(frame.contents.rawValue.capitalized)
        .font(.caption)
      ProgressView(value: frame.coverage)
        .tint(tint)
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(tint.opacity(0.2), in: .rect(cornerRadius: 10))
  }
}
