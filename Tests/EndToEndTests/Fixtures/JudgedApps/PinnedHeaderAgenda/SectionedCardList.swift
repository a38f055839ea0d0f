import SwiftUI

protocol CardSection: Identifiable {
  associatedtype Entry: Identifiable
  var title: String { get }
  var entries: [Entry] { get }
}

// Cards grouped under headers that stay at the top while their section is on screen.
struct SectionedCardList<S: CardSection, Card: View>: View {
  let sections: [S]
  var cardHeight: CGFloat = 190
  @ViewBuilder var card: (S.Entry) -> Card

  @ScaledMetric private var headerHeight: CGFloat = 44

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(sections) { section in
          Section {
            ForEach(section.entries) { entry in
              card(entry)
                .frame(height: cardHeight)
                .frame(maxWidth: .infinity)
                .padding(.horizontal, 16)
            }
          } header: {
            header(section)
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
  }

  private func header(_ section: S) -> some View {
    HStack {
      Text(section.title)
        .font(.headline)
      Spacer()
      Text("\(section.entries.count)")
        .font(.subheadline.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: headerHeight)
    .background(Color.accentColor.opacity(0.15))
    .background(.background)
  }
}
