import SwiftUI

struct WelcomeView: View {
  var slides = WelcomeSlide.all
  var onDone: () -> Void = {}

  @State private var slideID: WelcomeSlide.ID? = WelcomeSlide.all.first?.id

  private var index: Int { slides.firstIndex { $0.id == slideID } ?? 0 }
  private var isLast: Bool { index == slides.count - 1 }

  var body: some View {
    VStack(spacing: 20) {
      slideshow
      dots
      Button(isLast ? "Get started" : "Continue", action: advance)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding(.bottom, 8)
    }
  }

  private var slideshow: some View {
    ScrollView(.horizontal) {
      HStack(spacing: WelcomeLayout.gutter) {
        ForEach(slides) { slide in
          SlideCard(slide: slide)
            .containerRelativeFrame(.horizontal) { length, _ in
              length - WelcomeLayout.gutter
            }
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, WelcomeLayout.gutter / 2)
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $slideID, anchor: .center)
    .scrollIndicators(.hidden)
    .ignoresSafeArea(.container, edges: .horizontal)
  }

  private var dots: some View {
    HStack(spacing: 6) {
      ForEach(slides) { slide in
        Capsule()
          .fill(slide.id == slideID ? slide.tint : .secondary.opacity(0.3))
          .frame(width: slide.id == slideID ? 22 : 7, height: 7)
      }
    }
    .animation(.snappy, value: slideID)
  }

  private func advance() {
    guard !isLast else { return onDone() }
    withAnimation { slideID = slides[index + 1].id }
  }
}

private struct SlideCard: View {
  let slide: WelcomeSlide

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: slide.symbol)
        .font(.system(size: 80, weight: .light))
        .foregroundStyle(slide.tint)
      Text(slide.title).font(.largeTitle.bold())
      Text(slide.text)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 60)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(slide.tint.opacity(0.12), in: .rect(cornerRadius: WelcomeLayout.corner))
  }
}

#Preview { WelcomeView() }
