import SwiftUI

struct Exhibit: Identifiable, Hashable {
  let id: Int
  let title: String
  let year: String
  let room: Int

  static let highlights: [Exhibit] = [
    Exhibit(id: 1, title: "Bronze mirror", year: "c. 300 BC", room: 2),
    Exhibit(id: 2, title: "Harbour at dusk", year: "1874", room: 11),
    Exhibit(id: 3, title: "Astrolabe", year: "1522", room: 7),
    Exhibit(id: 4, title: "Silk banner", year: "c. 1100", room: 5),
    Exhibit(id: 5, title: "Loom model", year: "1808", room: 9),
    Exhibit(id: 6, title: "Portrait of a baker", year: "1661", room: 12),
  ]
}

struct CarouselStyle {
  var cardSize = CGSize(width: 240, height: 280)
  var spacing: CGFloat = 18

  func sideMargin(in width: CGFloat) -> CGFloat {
    max((width - cardSize.width) / 2, 0)
  }
}

private struct CarouselStyleKey: EnvironmentKey {
  static let defaultValue = CarouselStyle()
}

extension EnvironmentValues {
  var carouselStyle: CarouselStyle {
    get { self[CarouselStyleKey.self] }
    set { self[CarouselStyleKey.self] = newValue }
  }
}

struct ExhibitCard: View {
  let exhibit: Exhibit
  @Environment(\.carouselStyle) private var style

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "building.columns")
        .font(.system(size: 72))
        .frame(maxHeight: .infinity)
      Text(exhibit.title).font(.headline)
      Text("\(exhibit.year), room \(exhibit.room)")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(18)
    .frame(width: style.cardSize.width, height: style.cardSize.height)
    .background(Color(.systemBackground), in: .rect(cornerRadius: 20))
  }
}

struct ExhibitCarousel: View {
  let exhibits: [Exhibit]
  let width: CGFloat
  @Binding var selection: Exhibit.ID?
  @Environment(\.carouselStyle) private var style

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: style.spacing) {
        ForEach(exhibits) { exhibit in
          ExhibitCard(exhibit: exhibit)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, style.sideMargin(in: width), for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $selection)
    .scrollIndicators(.hidden)
    .frame(height: style.cardSize.height + 32)
    .overlay {
      RoundedRectangle(cornerRadius: 24)
        .strokeBorder(.tint, lineWidth: 3)
        .frame(width: style.cardSize.width + 12, height: style.cardSize.height + 12)
        .allowsHitTesting(false)
    }
  }
}

struct ExhibitPicker: View {
  @State private var selection: Exhibit.ID? = Exhibit.highlights.first?.id

  private var selected: Exhibit? {
    Exhibit.highlights.first { $0.id == selection }
  }

  var body: some View {
    NavigationStack {
      GeometryReader { proxy in
        ScrollView {
          VStack(spacing: 20) {
            ExhibitCarousel(
              exhibits: Exhibit.highlights,
              width: proxy.size.width,
              selection: $selection
            )
            .background(Color(.secondarySystemBackground))
            .clipShape(.rect(cornerRadius: 28))

            if let selected {
              Button("Guide me to room \(selected.room)", systemImage: "figure.walk") {}
                .buttonStyle(.borderedProminent)
            }
          }
          .padding(.horizontal, 16)
        }
      }
      .navigationTitle("Highlights")
    }
  }
}

#Preview {
  ExhibitPicker()
}
