import SwiftUI

struct MenuSection: Identifiable {
  let id: String
  let items: [String]
}

struct DinerMenuView: View {
  let sections: [MenuSection]
  @State private var tops: [MenuSection.ID: CGFloat] = [:]

  var body: some View {
    ScrollViewReader { reader in
      VStack(spacing: 0) {
        chips(reader)
        Divider()
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            banner
            ForEach(sections) { section in
              block(section)
                .id(section.id)
                .onGeometryChange(for: CGFloat.self) { proxy in
                  proxy.frame(in: .named("menu")).minY
                } action: { top in
                  tops[section.id] = top
                }
            }
            footer
          }
          .coordinateSpace(.named("menu"))
        }
        .scrollTargetBehavior(SectionStopBehavior(stops: tops.values.sorted()))
      }
    }
  }

  private func chips(_ reader: ScrollViewProxy) -> some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(sections) { section in
          Button(section.id) {
            withAnimation { reader.scrollTo(section.id, anchor: .top) }
          }
          .buttonStyle(.bordered)
          .buttonBorderShape(.capsule)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
    }
  }

  private var banner: some View {
    Rectangle()
      .fill(.orange.gradient)
      .overlay { Text("Open 24 hours").font(.title.bold()).foregroundStyle(.white) }
      .frame(height: 180)
  }

  private func block(_ section: MenuSection) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(section.id)
        .font(.title2.bold())
        .padding(.vertical, 16)
      ForEach(section.items, id: \.self) { item in
        HStack {
          Text(item)
          Spacer()
          Image(systemName: "plus.circle")
        }
        .frame(minHeight: 60)
      }
    }
    .padding(.horizontal, 16)
  }

  private var footer: some View {
    Text("Prices include service. Kitchen closes between four and five for cleaning.")
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(16)
  }
}

#Preview {
  DinerMenuView(sections: [
    MenuSection(
      id: "Eggs", items: ["Benedict", "Florentine", "Shakshuka", "Omelette", "Scrambled", "Sunny side"]),
    MenuSection(id: "Griddle", items: ["Pancakes", "Waffles", "French toast", "Hash browns"]),
    MenuSection(
      id: "Burgers", items: ["Classic", "Patty melt", "Bacon", "Mushroom", "Bean", "Double", "Blue cheese"]),
    MenuSection(id: "Shakes", items: ["Vanilla", "Malt", "Cherry", "Peanut butter", "Coffee"]),
    MenuSection(id: "Pie", items: ["Apple", "Key lime"]),
  ])
}
