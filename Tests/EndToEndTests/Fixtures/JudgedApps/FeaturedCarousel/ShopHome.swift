import SwiftUI

struct ShopHome: View {
  private let categories = ["Shoes", "Bags", "Tops", "Outerwear", "Camp"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text("Featured").font(.largeTitle.bold()).padding(.horizontal, 24)
        FeaturedCarousel(products: FeaturedProduct.samples)
        ForEach(categories, id: \.self) { name in
          Label(name, systemImage: "tag").padding(.horizontal, 24)
        }
      }
    }
  }
}

#Preview {
  ShopHome()
}
