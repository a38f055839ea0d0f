import SwiftUI

struct Palette: Identifiable {
  var id: String { name }
  let name: String
  let hues: [Double]
}

struct PaletteBrowser: View {
  let palettes: [Palette]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Palettes")
        .font(.title.bold())
        .padding(.horizontal)

      CenteredCarousel(palettes, itemWidth: 240, spacing: 20) { palette in
        PaletteCard(palette: palette)
      }
      .frame(height: 180)

      Spacer()
    }
  }
}

struct CenteredCarousel<Data: RandomAccessCollection, Cell: View>: View where Data.Element: Identifiable {
  private let data: Data
  private let itemWidth: CGFloat
  private let spacing: CGFloat
  private let cell: (Data.Element) -> Cell

  init(
    _ data: Data, itemWidth: CGFloat, spacing: CGFloat,
    @ViewBuilder cell: @escaping (Data.Element) -> Cell
  ) {
    self.data = data
    self.itemWidth = itemWidth
    self.spacing = spacing
    self.cell = cell
  }

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: spacing) {
          ForEach(data) { element in
            cell(element)
              .frame(width: itemWidth, height: proxy.size.height)
          }
        }
        .padding(.horizontal, max(0, (proxy.size.width - itemWidth) / 2))
      }
      .scrollTargetBehavior(.centered(pitch: itemWidth + spacing, count: data.count))
    }
  }
}

struct CenteredBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.horizontal), count > 0 else { return }
    let index = (target.rect.origin.x / pitch).rounded()
    let bounded = min(max(index, 0), CGFloat(count - 1))
    target.rect.origin.x = bounded * pitch
  }
}

extension ScrollTargetBehavior where Self == CenteredBehavior {
  static func centered(pitch: CGFloat, count: Int) -> Self {
    CenteredBehavior(pitch: pitch, count: count)
  }
}

private struct PaletteCard: View {
  let palette: Palette

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(palette.hues, id: \.self) { hue in
          Color(hue: hue, saturation: 0.6, brightness: 0.9)
        }
      }
      Text(palette.name)
        .font(.callout)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(10)
        .background(.regularMaterial)
    }
    .clipShape(.rect(cornerRadius: 18))
  }
}

#Preview {
  PaletteBrowser(palettes: [
    Palette(name: "Sorbet", hues: [0.02, 0.08, 0.13, 0.95]),
    Palette(name: "Fjord", hues: [0.5, 0.55, 0.6, 0.65]),
    Palette(name: "Moss", hues: [0.2, 0.25, 0.3, 0.4]),
    Palette(name: "Dusk", hues: [0.7, 0.76, 0.82, 0.9]),
    Palette(name: "Retro", hues: [0.05, 0.12, 0.48, 0.58]),
  ])
}
