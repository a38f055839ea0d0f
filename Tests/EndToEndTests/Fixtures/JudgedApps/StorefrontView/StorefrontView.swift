import SwiftUI

struct Product: Identifiable {
  let id: Int
  let name: String
  let price: Double
  let symbol: String
}

enum Department: String, CaseIterable, Identifiable {
  case kitchen = "Kitchen"
  case desk = "Desk"

  var id: String { rawValue }

  var products: [Product] {
    switch self {
    case .kitchen:
      [
        Product(id: 100, name: "Pour-over set", price: 39, symbol: "cup.and.saucer"),
        Product(id: 101, name: "Chef's knife", price: 84, symbol: "fork.knife"),
        Product(id: 102, name: "Cast-iron pan", price: 62, symbol: "frying.pan"),
        Product(id: 103, name: "Storage jars", price: 24, symbol: "takeoutbag.and.cup.and.straw"),
        Product(id: 104, name: "Carafe", price: 29, symbol: "waterbottle"),
        Product(id: 105, name: "Timer", price: 15, symbol: "timer"),
        Product(id: 106, name: "Oven glove", price: 12, symbol: "oven"),
        Product(id: 107, name: "Wine glasses", price: 45, symbol: "wineglass"),
        Product(id: 108, name: "Scale", price: 33, symbol: "scalemass"),
        Product(id: 109, name: "Apron", price: 27, symbol: "tshirt"),
      ]
    case .desk:
      [
        Product(id: 200, name: "Task lamp", price: 79, symbol: "lamp.desk"),
        Product(id: 201, name: "Notebook", price: 14, symbol: "book.closed"),
        Product(id: 202, name: "Pencil set", price: 11, symbol: "pencil"),
        Product(id: 203, name: "Keyboard", price: 109, symbol: "keyboard"),
        Product(id: 204, name: "Paper tray", price: 22, symbol: "tray"),
        Product(id: 205, name: "Wall clock", price: 48, symbol: "clock"),
      ]
    }
  }
}

struct StorefrontView: View {
  @State private var basket: [Int: Int] = [:]

  private var itemCount: Int {
    basket.values.reduce(0, +)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          ForEach(Department.allCases) { department in
            DepartmentRow(department: department) { product in
              basket[product.id, default: 0] += 1
            }
          }
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Store")
      .toolbar {
        Label("\(itemCount)", systemImage: "bag")
          .labelStyle(.titleAndIcon)
      }
    }
  }
}

private struct DepartmentRow: View {
  let department: Department
  let onAdd: (Product) -> Void

  private let gap: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(department.rawValue)
        .font(.title3.bold())
        .padding(.horizontal, 16)

      // Two products to a page.
      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(department.products) { product in
            ProductCard(product: product) { onAdd(product) }
              .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: gap)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollIndicators(.hidden)
      .frame(height: 200)
    }
  }
}

private struct ProductCard: View {
  let product: Product
  let onAdd: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: product.symbol)
        .font(.system(size: 40))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.quaternary, in: .rect(cornerRadius: 14))
      Text(product.name)
        .font(.subheadline)
        .lineLimit(1)
      HStack {
        Text(product.price, format: .currency(code: "USD"))
          .font(.subheadline.weight(.semibold))
        Spacer()
        Button("Add", systemImage: "plus.circle.fill", action: onAdd)
          .labelStyle(.iconOnly)
      }
    }
  }
}

#Preview {
  StorefrontView()
}
