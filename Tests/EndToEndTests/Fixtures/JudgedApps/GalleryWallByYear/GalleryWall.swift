import SwiftUI

struct GalleryWall: View {
  let exhibition: Exhibition
  @State private var selection: Work?

  private let gap: CGFloat = 24
  private let margin: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(exhibition.title)
        .font(.largeTitle.weight(.light))
        .padding(.horizontal, margin)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .bottom, spacing: gap) {
          ForEach(exhibition.chronological) { work in
            Button {
              selection = work
            } label: {
              frame(for: work)
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.horizontal, margin)
      }
      .scrollTargetBehavior(
        WallSnapBehavior(widths: exhibition.works.map(\.hangWidth), gap: gap)
      )
    }
    .sheet(item: $selection) { work in
      WorkSheet(work: work)
        .presentationDetents([.medium])
    }
  }

  private func frame(for work: Work) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Rectangle()
        .fill(work.tint.gradient)
        .frame(height: 220)
        .border(.black.opacity(0.7), width: 6)
      Text(work.title).font(.caption).lineLimit(1)
      Text(String(work.year)).font(.caption2).foregroundStyle(.secondary)
    }
    .frame(width: work.hangWidth)
  }
}

private struct WorkSheet: View {
  let work: Work

  var body: some View {
    VStack(spacing: 12) {
      Text(work.title).font(.title2)
      Text("No. \(work.id), \(String(work.year))").foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview {
  GalleryWall(exhibition: .northernLight)
}
