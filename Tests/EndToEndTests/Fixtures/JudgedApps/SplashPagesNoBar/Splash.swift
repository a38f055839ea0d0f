import SwiftUI

struct SplashPages: View {
  var body: some View {
    NavigationStack {
      ScrollView(.vertical) {
        VStack(spacing: 0) {
          ForEach(0..<5) { page in
            Text("Step \(page + 1)")
              .font(.largeTitle)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .ignoresSafeArea()
      .toolbar(.hidden, for: .navigationBar)
    }
  }
}

#Preview { SplashPages() }
