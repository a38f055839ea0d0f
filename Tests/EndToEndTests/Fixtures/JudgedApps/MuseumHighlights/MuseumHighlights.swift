import SwiftUI

struct Exhibit: Identifiable {
  let id: String
  let artist: String
  let year: Int
  let tint: Color

  static let highlights: [Exhibit] = [
    Exhibit(id: "The Tide Clock", artist: "E. Vroom", year: 1671, tint: .indigo),
    Exhibit(id: "Girl with a Kite", artist: "J. Maes", year: 1702, tint: .orange),
    Exhibit(id: "Market at Dawn", artist: "Unknown", year: 1655, tint: .pink),
    Exhibit(id: "Bronze Heron", artist: "L. Abate", year: 1894, tint: .brown),
    Exhibit(id: "The Dike Breaks", artist: "P. Storm", year: 1810, tint: .blue),
    Exhibit(id: "Blue Plate", artist: "Delft works", year: 1690, tint: .cyan),
    Exhibit(id: "Self-portrait", artist: "A. Kuyper", year: 1921, tint: .purple),
    Exhibit(id: "Winter, Number 4", artist: "H. Tal", year: 1963, tint: .gray),
  ]
}

enum Rail {
  static let cardWidth: CGFloat = 280
  static let gap: CGFloat = 12
  static let height: CGFloat = 260
}

struct CardSnapping: ScrollTargetBehavior {
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0, context.axes.contains(.horizontal) else { return }
    let pitch = context.contentSize.width / CGFloat(count)
    guard pitch > 0 else { return }
    let index = (target.rect.minX / pitch).rounded()
    target.rect.origin.x = min(max(index, 0), CGFloat(count - 1)) * pitch
  }
}

struct CenteringInset: ViewModifier {
  let available: CGFloat
  let item: CGFloat

  func body(content: Content) -> some View {
    content.padding(.horizontal, max((available - item) / 2, 0))
  }
}

extension View {
  func centeringInset(for item: CGFloat, in available: CGFloat) -> some View {
    modifier(CenteringInset(available: available, item: item))
  }
}

struct ExhibitCard: View {
  let exhibit: Exhibit

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 22).fill(exhibit.tint.gradient)
      VStack(alignment: .leading, spacing: 4) {
        Text(exhibit.id).font(.title3.bold())
        Text("\(exhibit.artist), \(String(exhibit.year))").font(.footnote)
      }
      .foregroundStyle(.white)
      .padding(18)
    }
  }
}

struct HighlightsRail: View {
  let exhibits: [Exhibit]

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: Rail.gap) {
          ForEach(exhibits) { exhibit in
            ExhibitCard(exhibit: exhibit)
              .frame(width: Rail.cardWidth)
          }
        }
        .centeringInset(for: Rail.cardWidth, in: proxy.size.width)
      }
      .scrollTargetBehavior(CardSnapping(count: exhibits.count))
    }
    .frame(height: Rail.height)
  }
}

struct MuseumHomeScreen: View {
  private let hours = [("Tuesday – Friday", "10–17"), ("Saturday", "10–20"), ("Sunday", "11–17")]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("Highlights")
            .font(.title2.bold())
            .padding(.horizontal, 20)
          HighlightsRail(exhibits: Exhibit.highlights)
          VStack(spacing: 12) {
            ForEach(hours, id: \.0) { day, time in
              LabeledContent(day, value: time)
            }
          }
          .padding(20)
          .background(.background.secondary, in: .rect(cornerRadius: 16))
          .padding(.horizontal, 20)
        }
        .padding(.vertical, 12)
      }
      .navigationTitle("City Museum")
    }
  }
}

#Preview {
  MuseumHomeScreen()
}
