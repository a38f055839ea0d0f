import SwiftUI

struct Look: Identifiable, Hashable {
  let id: Int
  var title: String
  var pieces: Int
}

struct LookbookRow<Card: View>: View {
  let looks: [Look]
  var cardWidth: CGFloat = 300
  var spacing: CGFloat = 12
  @ViewBuilder var card: (Look) -> Card

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(looks) { look in
          card(look)
            .frame(width: cardWidth, height: 220)
        }
      }
    }
    .safeAreaPadding(.horizontal, 16)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.oneStep(itemWidth: cardWidth, spacing: spacing))
  }
}

struct LookbookScreen: View {
  let looks: [Look]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Autumn lookbook")
          .font(.title2.bold())
          .padding(.horizontal, 16)
        LookbookRow(looks: looks) { look in
          RoundedRectangle(cornerRadius: 20)
            .fill(.brown.gradient)
            .overlay(alignment: .bottomLeading) {
              VStack(alignment: .leading) {
                Text(look.title).font(.headline)
                Text("\(look.pieces) pieces").font(.caption)
              }
              .foregroundStyle(.white)
              .padding()
            }
        }
        ForEach(looks) { look in
          LabeledContent(look.title, value: "\(look.pieces)")
            .padding(.horizontal, 16)
        }
      }
    }
  }
}

#Preview {
  LookbookScreen(looks: (1...6).map { Look(id: $0, title: "Look \($0)", pieces: $0 + 2) })
}
