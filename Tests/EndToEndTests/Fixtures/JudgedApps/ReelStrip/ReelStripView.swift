import SwiftUI

struct ReelStripView: View {
  @State private var bin = ReelBin.roughCut()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(bin.title)
        .font(.title2.bold())
        .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        HStack(spacing: bin.splice) {
          ForEach(bin.shots) { shot in
            ShotCell(shot: shot)
              .frame(width: bin.width(of: shot), height: 120)
          }
        }
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.splices(bin.inPoints))
      .scrollIndicators(.hidden)
      .frame(height: 120)

      Text("\(bin.shots.count) shots")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 20)
    }
  }
}

private struct ShotCell: View {
  let shot: Shot

  var body: some View {
    VStack(alignment: .leading) {
      Text(shot.slate).font(.caption.monospaced().bold())
      Spacer()
      Text(shot.seconds, format: .number.precision(.fractionLength(1)))
        .font(.caption2.monospacedDigit())
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(shot.look.tint.opacity(0.35))
    .overlay(Rectangle().strokeBorder(.black, lineWidth: 1))
  }
}

#Preview { ReelStripView() }
