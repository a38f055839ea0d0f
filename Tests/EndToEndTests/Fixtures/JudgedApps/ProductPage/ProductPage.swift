import SwiftUI

// A product page: hero, screenshot gallery, details.
struct ProductPage: View {

  private let shots: [Color] = [.blue, .green, .orange, .pink, .purple]

  private let details: KeyValuePairs<String, String> = [
    "Version": "4.2.1",
    "Size": "48 MB",
    "Category": "Productivity",
    "Languages": "English, German, French",
    "Age rating": "4+",
    "Developer": "Northlight Labs",
    "Price": "Free",
    "Copyright": "© 2024 Northlight Labs",
    "Privacy": "No data collected",
  ]

  // The vertical layout shared with the scroll behavior.
  private var layout: GalleryLayout { GalleryLayout(shotCount: shots.count) }

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 0) {
        hero
          .frame(height: layout.heroHeight)
        ForEach(shots.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 32, style: .continuous)
            .fill(shots[index].gradient)
            .padding(16)
            .frame(height: layout.shotHeight)
        }
        ForEach(Array(details.enumerated()), id: \.offset) { _, detail in
          LabeledContent(detail.key, value: detail.value)
            .padding(.horizontal, 20)
            .frame(height: 100)
        }
      }
    }
    .scrollTargetBehavior(GallerySnapBehavior(layout: layout))
  }

  // The icon, the name and the download button.
  private var hero: some View {
    VStack(spacing: 16) {
      Image(systemName: "moon.stars.fill").font(.system(size: 96))
      Text("Northlight").font(.largeTitle.bold())
      Button("Get") {}
        .buttonStyle(.borderedProminent)
    }
  }
}

#Preview {
  ProductPage()
}
