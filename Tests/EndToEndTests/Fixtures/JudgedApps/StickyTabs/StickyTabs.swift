import SwiftUI

struct StickyTabs<Tab: Hashable & CaseIterable & RawRepresentable, Header: View, Page: View>: View
where Tab.RawValue == String, Tab.AllCases: RandomAccessCollection {
  @Binding var selection: Tab
  var headerHeight: CGFloat = 220
  @ViewBuilder var header: () -> Header
  @ViewBuilder var page: (Tab) -> Page

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        header()
          .frame(height: headerHeight)
        Section {
          page(selection)
        } header: {
          bar
        }
      }
    }
    .scrollTargetBehavior(HeaderSnapBehavior(headerHeight: headerHeight))
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(Array(Tab.allCases), id: \.self) { tab in
        Button(tab.rawValue) { selection = tab }
          .fontWeight(tab == selection ? .bold : .regular)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: 48)
    .background(.bar)
  }
}

struct HeaderSnapBehavior: ScrollTargetBehavior {
  var headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.originalTarget.rect.minY <= headerHeight else { return }

    let y = target.rect.minY
    guard y > 0, y < headerHeight else { return }
    target.rect.origin.y = y < headerHeight / 2 ? 0 : headerHeight
  }
}
