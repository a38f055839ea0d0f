import SwiftUI

struct TourStep: Identifiable {
  let id: Int
  let symbol: String
  let headline: LocalizedStringKey
  let detail: LocalizedStringKey
}

struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(index == current ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
          .frame(width: index == current ? 18 : 6, height: 6)
      }
    }
    .animation(.spring(duration: 0.3), value: current)
  }
}

struct TourCard: View {
  let steps: [TourStep]
  var size = CGSize(width: 300, height: 200)
  var onFinish: () -> Void

  @State private var stepID: TourStep.ID? = 0

  private var isLast: Bool { stepID == steps.last?.id }

  var body: some View {
    VStack(spacing: 14) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(steps) { step in
            VStack(spacing: 10) {
              Image(systemName: step.symbol)
                .font(.system(size: 44))
                .foregroundStyle(.tint)
              Text(step.headline).font(.headline)
              Text(step.detail)
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            }
            .padding(.horizontal, 24)
            .frame(width: size.width, height: size.height)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $stepID)
      .scrollIndicators(.hidden)
      .frame(width: size.width, height: size.height)

      PageDots(count: steps.count, current: steps.firstIndex { $0.id == stepID } ?? 0)

      Button(isLast ? "Start" : "Next", action: advance)
        .buttonStyle(.borderedProminent)
    }
    .padding(.bottom, 18)
    .background(.background, in: .rect(cornerRadius: 28))
    .clipShape(.rect(cornerRadius: 28))
    .shadow(radius: 24, y: 8)
  }

  private func advance() {
    guard let index = steps.firstIndex(where: { $0.id == stepID }), index + 1 < steps.count else {
      onFinish()
      return
    }
    withAnimation { stepID = steps[index + 1].id }
  }
}

struct LibraryWithTour: View {
  @AppStorage("tour.seen") private var seen = false

  private let steps = [
    TourStep(id: 0, symbol: "books.vertical", headline: "Your shelf", detail: "Everything you borrowed."),
    TourStep(id: 1, symbol: "magnifyingglass", headline: "Search", detail: "Four million titles."),
    TourStep(id: 2, symbol: "bell", headline: "Reminders", detail: "Never pay a late fee again."),
    TourStep(id: 3, symbol: "headphones", headline: "Listen", detail: "Audiobooks are included."),
  ]

  var body: some View {
    ZStack {
      List(0..<12, id: \.self) { Text("Book \($0)") }
      if !seen {
        Color.black.opacity(0.35).ignoresSafeArea()
        TourCard(steps: steps) { seen = true }
      }
    }
  }
}

#Preview {
  LibraryWithTour()
}
