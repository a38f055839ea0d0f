import SwiftUI

@main
struct LetterGardenApp: App {
  var body: some Scene {
    WindowGroup { GardenView() }
  }
}

struct GardenView: View {
  @State private var page: Int? = 0

  var body: some View {
    ZStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(letters) { letter in
            LetterPage(letter: letter)
              .frame(width: 100.w, height: 100.h)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .ignoresSafeArea()

      VStack {
        Spacer()
        HStack {
          arrow("chevron.left.circle.fill", by: -1)
          Spacer()
          arrow("chevron.right.circle.fill", by: 1)
        }
      }
      .padding(16)
    }
    .statusBarHidden()
  }

  func arrow(_ icon: String, by d: Int) -> some View {
    Button {
      withAnimation {
        page = min(max((page ?? 0) + d, 0), letters.count - 1)
      }
    } label: {
      Image(systemName: icon)
        .font(.system(size: 44))
        .foregroundStyle(.white)
    }
  }
}

struct LetterPage: View {
  let letter: Letter

  var body: some View {
    ZStack {
      Color(hue: letter.hue, saturation: 0.5, brightness: 0.8)
      HStack(spacing: 10.w) {
        Text(letter.glyph)
          .font(.system(size: 60.h, weight: .black, design: .rounded))
        Text(letter.plant)
          .font(.system(size: 12.h, weight: .semibold, design: .rounded))
      }
      .foregroundStyle(.white)
    }
  }
}

#Preview(traits: .landscapeRight) {
  GardenView()
}
