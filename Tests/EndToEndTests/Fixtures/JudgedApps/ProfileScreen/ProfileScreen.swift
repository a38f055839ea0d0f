import SwiftUI

struct ProfileScreen: View {
  @State private var showsFullBio = false

  private let columns = Array(repeating: GridItem(.flexible(), spacing: Metrics.gridGap), count: 3)

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          header
          LazyVGrid(columns: columns, spacing: Metrics.gridGap) {
            ForEach(0..<60, id: \.self) { n in
              Rectangle()
                .fill(Color(hue: Double(n) / 60, saturation: 0.4, brightness: 0.9))
                .frame(height: 128)
            }
          }
        }
      }
      .scrollTargetBehavior(.profileHeader)
      .navigationTitle("@lena.k")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var header: some View {
    VStack(spacing: 10) {
      Image(systemName: "person.crop.circle.fill")
        .resizable()
        .frame(width: 88, height: 88)
      Text("Lena K.").font(.title3.weight(.semibold))
      Text(bio)
        .font(.footnote)
        .multilineTextAlignment(.center)
        .lineLimit(showsFullBio ? nil : 2)
      Button(showsFullBio ? "Less" : "More") {
        withAnimation(.snappy) { showsFullBio.toggle() }
      }
      .font(.footnote.bold())
      Button("Follow") {}
        .buttonStyle(.borderedProminent)
    }
    .padding(.horizontal, 24)
    .frame(maxWidth: .infinity)
    .frame(height: showsFullBio ? Metrics.headerWithBio : Metrics.header)
    .background(Color(.secondarySystemBackground))
  }

  private var bio: String {
    """
    Street and portrait photography. Based in Graz, often in Trieste. Prints in the shop. \
    I answer every message, though sometimes slowly. Cameras: a Contax G2, an old Rolleiflex \
    and whatever phone I happen to have on me. Book projects: "Vier Uhr" (2019), "Nebel" (2022). \
    Please ask before you use a picture.
    """
  }
}
