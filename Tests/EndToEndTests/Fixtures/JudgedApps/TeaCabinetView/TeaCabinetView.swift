import SwiftUI

struct Tea: Identifiable, Hashable {
  let id: Int
  let name: String
  let grams: Int
}

enum CabinetMetrics {
  static let edge: CGFloat = 20
  static let gap: CGFloat = 12
}

struct TeaCabinetView: View {
  let teas: [Tea]

  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var leading: Tea.ID?
  @State private var opened: Tea?

  private var isCompact: Bool { verticalSizeClass == .compact }
  private var columnsOnScreen: Int { isCompact ? 6 : 3 }

  private var tinHeight: CGFloat { isCompact ? 96 : 150 }

  private var shelves: [GridItem] {
    Array(repeating: GridItem(.fixed(tinHeight), spacing: CabinetMetrics.gap), count: 2)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Cabinet")
        .font(.title.bold())
        .padding(.horizontal, CabinetMetrics.edge)

      ScrollView(.horizontal) {
        LazyHGrid(rows: shelves, spacing: CabinetMetrics.gap) {
          ForEach(teas) { tea in
            TeaTin(tea: tea)
              .containerRelativeFrame(
                .horizontal,
                count: columnsOnScreen,
                span: 1,
                spacing: CabinetMetrics.gap
              )
              .onTapGesture { opened = tea }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $leading)
      .safeAreaPadding(.horizontal, CabinetMetrics.edge)
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
      .frame(height: tinHeight * 2 + CabinetMetrics.gap)

      Spacer(minLength: 0)
    }
    .padding(.top, 12)
    .sheet(item: $opened) { tea in
      VStack(spacing: 8) {
        Text(tea.name).font(.title2)
        Text("\(tea.grams) g left").foregroundStyle(.secondary)
      }
      .presentationDetents([.height(180)])
    }
  }
}

private struct TeaTin: View {
  let tea: Tea

  var body: some View {
    VStack {
      Image(systemName: "cup.and.saucer.fill")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(tea.name)
        .font(.caption)
        .lineLimit(1)
    }
    .padding(8)
    .background(.brown.opacity(0.2), in: .rect(cornerRadius: 14))
    .contentShape(.rect)
  }
}

#Preview {
  TeaCabinetView(teas: (0..<24).map { Tea(id: $0, name: "Tea \($0 + 1)", grams: 20 + $0 * 5) })
}
