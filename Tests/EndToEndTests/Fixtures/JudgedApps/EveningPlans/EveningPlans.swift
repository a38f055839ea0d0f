import SwiftUI

enum Plan: Identifiable {
  case film(title: String)
  case another

  var id: String {
    switch self {
    case .film(let title): title
    case .another: "another"
    }
  }
}

@Observable final class EveningModel {
  var plans: [Plan] = []

  func load() async {
    plans = await PlanService.shared.plans()
  }
}

struct EveningPlans: View {
  @State private var model = EveningModel()

  private let cardWidth: CGFloat = 280

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(model.plans) { plan in
            switch plan {
            case .film(let title):
              FilmCard(title: title)
                .frame(width: cardWidth)
            case .another:
              Button("Other plans", systemImage: "sparkles") {
                Task { await model.load() }
              }
              .frame(width: cardWidth)
            }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, (proxy.size.width - cardWidth) / 2, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
    }
    .frame(height: 220)
    .task { await model.load() }
  }
}

struct FilmCard: View {
  let title: String

  var body: some View {
    Text(title)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.indigo.opacity(0.2), in: .rect(cornerRadius: 16))
  }
}
