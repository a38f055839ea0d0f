import SwiftUI

struct StickyTabs: View {
  let sections: [MenuSection]

  private let rowHeight: CGFloat = 64
  private let titleHeight: CGFloat = 44
  @State private var selected = 0

  private func height(_ section: MenuSection) -> CGFloat {
    titleHeight + CGFloat(section.dishes.count) * rowHeight
  }

  private var starts: [CGFloat] {
    var result: [CGFloat] = []
    var y: CGFloat = 0
    for section in sections {
      result.append(y)
      y += height(section)
    }
    return result
  }

  var body: some View {
    VStack(spacing: 0) {
      tabs
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(sections) { section in
            Section {
              ForEach(section.dishes, id: \.self) { dish in
                Text(dish)
                  .frame(maxWidth: .infinity, alignment: .leading)
                  .padding(.horizontal)
                  .frame(height: rowHeight)
              }
            } header: {
              Text(section.id)
                .font(.headline)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal)
                .frame(height: titleHeight)
                .background(.background)
            }
          }
        }
      }
      .scrollTargetBehavior(.magnet(at: starts))
      .onScrollGeometryChange(for: Int.self) { geometry in
        let y = geometry.contentOffset.y + geometry.contentInsets.top
        return starts.lastIndex { $0 <= y + 1 } ?? 0
      } action: { _, index in
        selected = index
      }
    }
  }

  private var tabs: some View {
    HStack {
      ForEach(sections.indices, id: \.self) { index in
        Text(sections[index].id)
          .font(.caption.weight(index == selected ? .bold : .regular))
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: 40)
  }
}

struct LunchScreen: View {
  var body: some View {
    StickyTabs(sections: MenuSection.lunch)
  }
}

#Preview { LunchScreen() }
