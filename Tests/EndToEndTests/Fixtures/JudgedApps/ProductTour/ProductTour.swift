import SwiftUI

struct ProductTour: View {
  var finish: () -> Void

  var body: some View {
    GeometryReader { proxy in
      TourPager(size: proxy.size, finish: finish)
    }
    .ignoresSafeArea()
  }
}

struct TourPager: View {
  @StateObject private var model: TourModel
  private let finish: () -> Void

  init(size: CGSize, finish: @escaping () -> Void) {
    _model = StateObject(wrappedValue: TourModel(pageSize: size))
    self.finish = finish
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(model.steps) { step in
          page(step)
            .frame(width: model.pageSize.width)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $model.stepID)
    .background(Color.indigo.gradient)
    .overlay(alignment: .bottom) { footer }
  }

  @ViewBuilder
  private func page(_ step: TourStep) -> some View {
    VStack(spacing: 24) {
      Image(systemName: step.symbol)
        .resizable()
        .scaledToFit()
        .frame(width: model.artwork, height: model.artwork)
      Text(step.headline).font(.largeTitle.bold())
      Text(step.detail)
        .font(.title3)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
    }
    .foregroundStyle(.white)
  }

  private var footer: some View {
    HStack {
      ForEach(model.steps) { step in
        Circle()
          .fill(.white.opacity(step.id == model.stepID ? 1 : 0.35))
          .frame(width: 8, height: 8)
      }
      Spacer()
      Button(model.isAtEnd ? "Start" : "Skip", action: finish)
        .tint(.white)
    }
    .padding(.horizontal, 64)
    .padding(.bottom, 48)
  }
}

#Preview { ProductTour(finish: {}) }
