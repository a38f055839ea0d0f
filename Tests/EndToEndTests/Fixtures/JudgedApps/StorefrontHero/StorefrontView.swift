import SwiftUI

private func heroHeight(_ verticalSizeClass: UserInterfaceSizeClass?) -> CGFloat {
  verticalSizeClass == .compact ? 140 : 260
}

struct StorefrontView: View {
  let shopName: String
  let items: [String]

  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var filter = "All"

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        hero
          .frame(height: heroHeight(verticalSizeClass))

        Section {
          ForEach(items, id: \.self) { item in
            row(item)
            Divider().padding(.leading, 88)
          }
        } header: {
          filterBar
        }
      }
    }
    .scrollTargetBehavior(CollapsibleHero())
    .navigationTitle(shopName)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.visible, for: .navigationBar)
  }

  private var hero: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.mint, .cyan], startPoint: .top, endPoint: .bottom)
      VStack(alignment: .leading) {
        Text(shopName).font(.largeTitle.bold())
        Text("\(items.count) products").font(.subheadline)
      }
      .padding()
    }
  }

  private var filterBar: some View {
    Picker("Filter", selection: $filter) {
      ForEach(["All", "New", "Sale"], id: \.self) { Text($0) }
    }
    .pickerStyle(.segmented)
    .padding(.horizontal)
    .frame(height: 52)
    .background(.bar)
  }

  private func row(_ item: String) -> some View {
    HStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .frame(width: 56, height: 56)
      Text(item)
      Spacer()
      Image(systemName: "chevron.right").foregroundStyle(.tertiary)
    }
    .padding(.horizontal)
    .frame(height: 76)
  }
}

// The hero is either wholly open or wholly closed; the list below scrolls freely.
private struct CollapsibleHero: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let hero = heroHeight(context.verticalSizeClass)
    let reach = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    guard reach >= hero, y > 0, y < hero else { return }

    let closes =
      if abs(context.velocity.dy) > 120 {
        context.velocity.dy > 0
      } else {
        y > hero / 2
      }
    target.rect.origin.y = closes ? hero : 0
  }
}

#Preview("Long") {
  NavigationStack {
    StorefrontView(shopName: "Oak & Thread", items: (1...30).map { "Product \($0)" })
  }
}

#Preview("Short") {
  NavigationStack {
    StorefrontView(shopName: "Popup", items: ["Tote", "Mug", "Poster"])
  }
}
