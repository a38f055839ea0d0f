import SwiftUI

struct TransitPass: Identifiable {
  let id: String
  let zones: String
  let price: Decimal
  let tint: Color
}

extension TransitPass {
  static let catalogue: [TransitPass] = [
    .init(id: "Single", zones: "1 zone", price: 2.9, tint: .teal),
    .init(id: "Short hop", zones: "4 stops", price: 1.8, tint: .mint),
    .init(id: "Day", zones: "All zones", price: 8.4, tint: .indigo),
    .init(id: "Group day", zones: "All zones, 5 people", price: 17, tint: .purple),
    .init(id: "Week", zones: "3 zones", price: 24.5, tint: .orange),
    .init(id: "Month", zones: "3 zones", price: 79, tint: .pink),
    .init(id: "Night", zones: "All zones", price: 5, tint: .black),
    .init(id: "Airport", zones: "Express", price: 14, tint: .blue),
  ]
}

struct TransitPassShelf: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var bought: TransitPass?

  var passes = TransitPass.catalogue

  private var columns: Int { sizeClass == .regular ? 2 : 1 }
  private var gutter: CGFloat { columns > 1 ? 12 : 0 }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Passes")
        .font(.title2.bold())

      ScrollView(.horizontal) {
        LazyHStack(spacing: gutter) {
          ForEach(passes) { pass in
            Button {
              bought = pass
            } label: {
              PassCard(pass: pass)
            }
            .buttonStyle(.plain)
            .containerRelativeFrame(.horizontal, count: columns, spacing: gutter)
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.never)
      .frame(height: 210)
    }
    .padding(20)
    .sheet(item: $bought) { pass in
      VStack(spacing: 12) {
        Text(pass.id).font(.largeTitle)
        Text(pass.price, format: .currency(code: "EUR"))
      }
      .presentationDetents([.medium])
    }
  }
}

private struct PassCard: View {
  let pass: TransitPass

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(pass.tint.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(pass.id).font(.title.weight(.heavy))
          Text(pass.zones)
        }
        .padding()
      }
      .overlay(alignment: .topTrailing) {
        Text(pass.price, format: .currency(code: "EUR"))
          .font(.headline)
          .padding()
      }
      .foregroundStyle(.white)
  }
}

#Preview {
  TransitPassShelf()
}
