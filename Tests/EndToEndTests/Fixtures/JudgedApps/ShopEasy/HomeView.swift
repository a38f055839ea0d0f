import SwiftUI
import SwiftData

struct HomeView: View {
  @State private var showAll = false
  private let chips = ["Women", "Men", "Kids", "Home", "Beauty", "Sport"]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 28) {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack {
              ForEach(chips, id: \.self) { chip in
                Text(chip)
                  .padding(.horizontal, 14)
                  .padding(.vertical, 8)
                  .background(.thinMaterial, in: .capsule)
              }
            }
            .padding(.horizontal, Layout.side)
          }
          NewInShelf { showAll = true }
        }
        .padding(.vertical)
      }
      .navigationTitle("ShopEasy")
      .navigationDestination(isPresented: $showAll) { Text("All products") }
    }
  }
}

#Preview {
  HomeView().modelContainer(for: Product.self, inMemory: true)
}
