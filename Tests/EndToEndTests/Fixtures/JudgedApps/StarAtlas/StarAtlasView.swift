import SwiftUI

struct StarAtlasView: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var leading: Constellation.ID?

  var charts: [Constellation] = Constellation.atlas

  private let spacing: CGFloat = 14

  private var columns: Int {
    verticalSizeClass == .compact ? 3 : 1
  }

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text(leading ?? charts.first?.id ?? "").font(.title2.bold())
        Spacer()
        Button("Back to start") {
          withAnimation { leading = charts.first?.id }
        }
      }
      .padding(.horizontal, 24)

      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(charts) { chart in
            StarChart(chart: chart)
              .containerRelativeFrame(.horizontal, count: columns, span: 1, spacing: spacing)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $leading)
      .scrollIndicators(.hidden)
    }
    .padding(.vertical, 12)
  }
}

private struct StarChart: View {
  let chart: Constellation

  var body: some View {
    Canvas { context, size in
      for star in chart.stars {
        let dot = CGRect(x: star.x * size.width, y: star.y * size.height, width: 5, height: 5)
        context.fill(Path(ellipseIn: dot), with: .color(.white))
      }
    }
    .background(.black)
    .overlay(alignment: .bottomLeading) {
      Text("\(chart.abbreviation) · \(chart.season)")
        .font(.caption)
        .foregroundStyle(.white.opacity(0.8))
        .padding(12)
    }
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}

#Preview { StarAtlasView() }
