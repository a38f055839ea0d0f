import SwiftUI

struct Tea: Identifiable, Hashable {
  enum Kind: String, CaseIterable, Identifiable {
    case all = "All", black = "Black", green = "Green", oolong = "Oolong", herbal = "Herbal"
    var id: Self { self }
  }

  let id: Int
  let name: String
  let kind: Kind
  let cents: Int

  var price: String { String(format: "€ %d.%02d", cents / 100, cents % 100) }

  static let stock: [Tea] = [
    Tea(id: 1, name: "Assam Mangalam", kind: .black, cents: 890),
    Tea(id: 2, name: "Keemun Hao Ya", kind: .black, cents: 1250),
    Tea(id: 3, name: "Darjeeling Jungpana", kind: .black, cents: 1690),
    Tea(id: 4, name: "Ceylon Uva", kind: .black, cents: 750),
    Tea(id: 5, name: "Sencha Yabukita", kind: .green, cents: 1120),
    Tea(id: 6, name: "Gyokuro", kind: .green, cents: 2490),
    Tea(id: 7, name: "Long Jing", kind: .green, cents: 1830),
    Tea(id: 8, name: "Genmaicha", kind: .green, cents: 820),
    Tea(id: 9, name: "Tie Guan Yin", kind: .oolong, cents: 1540),
    Tea(id: 10, name: "Dong Ding", kind: .oolong, cents: 1480),
    Tea(id: 11, name: "Rooibos Vanilla", kind: .herbal, cents: 640),
    Tea(id: 12, name: "Verbena", kind: .herbal, cents: 590),
    Tea(id: 13, name: "Lime Blossom", kind: .herbal, cents: 560),
  ]
}

enum ShelfMetrics {
  static let tileHeight: CGFloat = 210
  static let gap: CGFloat = 16
  static var rowPitch: CGFloat { tileHeight + gap }
}

/// Lets the catalogue come to rest with a full row of tins at the top.
struct RowSnapping: ScrollTargetBehavior {
  var rowPitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard rowPitch > 0 else { return }
    let scrollable = context.contentSize.height - context.containerSize.height
    let lastRow = max((scrollable / rowPitch).rounded(.down), 0)
    let row = (target.rect.minY / rowPitch).rounded()
    target.rect.origin.y = min(max(row, 0), lastRow) * rowPitch
  }
}

struct TeaTile: View {
  let tea: Tea
  let add: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.green.opacity(0.2))
        .overlay { Image(systemName: "cup.and.saucer.fill").font(.largeTitle) }
      Text(tea.name).font(.subheadline.bold()).lineLimit(1)
      HStack {
        Text(tea.price).font(.footnote)
        Spacer()
        Button("Add", systemImage: "plus.circle.fill", action: add)
          .labelStyle(.iconOnly)
      }
    }
    .padding(10)
    .frame(height: ShelfMetrics.tileHeight)
    .background(.background.secondary, in: .rect(cornerRadius: 16))
  }
}

struct KindPicker: View {
  @Binding var kind: Tea.Kind

  var body: some View {
    Picker("Kind", selection: $kind) {
      ForEach(Tea.Kind.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    .padding(.horizontal, 16)
    .frame(height: 52)
  }
}

struct TeaCatalogueScreen: View {
  @State private var kind = Tea.Kind.all
  @State private var basket: [Tea] = []

  private let columns = [
    GridItem(.flexible(), spacing: ShelfMetrics.gap),
    GridItem(.flexible(), spacing: ShelfMetrics.gap),
  ]

  private var teas: [Tea] {
    kind == .all ? Tea.stock : Tea.stock.filter { $0.kind == kind }
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        KindPicker(kind: $kind)
        ScrollView {
          LazyVGrid(columns: columns, spacing: ShelfMetrics.gap) {
            ForEach(teas) { tea in
              TeaTile(tea: tea) { basket.append(tea) }
            }
          }
          .padding(.horizontal, 16)
        }
        .scrollTargetBehavior(RowSnapping(rowPitch: ShelfMetrics.rowPitch))
        HStack {
          Label("\(basket.count) in the basket", systemImage: "basket")
          Spacer()
          Button("Checkout") { basket.removeAll() }
            .disabled(basket.isEmpty)
        }
        .padding(.horizontal, 16)
        .frame(height: 64)
        .background(.bar)
      }
      .navigationTitle("Teas")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  TeaCatalogueScreen()
}
