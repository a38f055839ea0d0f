import SwiftUI

struct ShopView: View {
  @StateObject var vm = ShopViewModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 3.h) {
      Text("Snack Shop")
        .font(.largeTitle.bold())
        .padding(.leading, 4.w)

      // three snacks per page
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(vm.snacks) { snack in
            SnackTile(snack: snack, amount: vm.basket[snack.id] ?? 0) {
              vm.add(snack)
            }
            .frame(width: 33.w, height: 25.h)
          }
        }
      }
      .scrollTargetBehavior(.paging)

      HStack {
        Text("Total")
        Spacer()
        Text(vm.total, format: .currency(code: "EUR"))
      }
      .font(.title3)
      .padding(.horizontal, 4.w)
      Spacer()
    }
  }
}

struct SnackTile: View {
  let snack: Snack
  let amount: Int
  var onAdd: () -> Void

  var body: some View {
    VStack {
      Text(snack.emoji).font(.system(size: 15.w))
      Text(snack.price, format: .currency(code: "EUR"))
        .font(.footnote)
      Button(amount == 0 ? "Add" : "\(amount) ×", action: onAdd)
        .font(.footnote.bold())
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(RoundedRectangle(cornerRadius: 16).fill(.yellow.opacity(0.25)))
    .padding(.horizontal, 1.w)
  }
}

struct ShopView_Previews: PreviewProvider {
  static var previews: some View {
    ShopView()
  }
}
