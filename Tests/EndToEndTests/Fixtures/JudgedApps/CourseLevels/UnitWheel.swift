import SwiftUI

struct UnitWheel: View {
  @Bindable var store: CourseStore

  private enum Const {
    static let bubble: CGFloat = 96
    static let gap: CGFloat = 12
    static let height: CGFloat = 132
  }

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        LazyHStack(spacing: Const.gap) {
          ForEach(store.units) { unit in
            bubble(unit)
              .frame(width: Const.bubble, height: Const.bubble)
              .scrollTransition(axis: .horizontal) { view, phase in
                view
                  .scaleEffect(phase.isIdentity ? 1 : 0.75)
                  .opacity(phase.isIdentity ? 1 : 0.6)
              }
          }
        }
        .scrollTargetLayout()
        .frame(height: Const.height)
      }
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, max(0, (geo.size.width - Const.bubble) / 2))
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $store.unitID, anchor: .center)
    }
    .frame(height: Const.height)
    .overlay(alignment: .bottom) {
      Image(systemName: "arrowtriangle.up.fill")
        .font(.caption2)
        .foregroundStyle(.indigo)
    }
    .sensoryFeedback(.selection, trigger: store.unitID)
  }

  private func bubble(_ unit: CourseUnit) -> some View {
    ZStack {
      Circle().fill(unit.done ? Color.indigo : .indigo.opacity(0.2))
      Text("\(unit.id)")
        .font(.title.bold())
        .foregroundStyle(unit.done ? .white : .indigo)
    }
  }
}

struct CourseScreen: View {
  @State private var store = CourseStore()

  var body: some View {
    VStack(spacing: 24) {
      UnitWheel(store: store)
      if let unit = store.unit {
        Text(unit.title).font(.title2.bold())
        Text("\(unit.words) words").foregroundStyle(.secondary)
        Button(unit.done ? "Practise again" : "Start unit") {}
          .buttonStyle(.borderedProminent)
          .tint(.indigo)
      }
      Spacer()
    }
    .padding(.top, 32)
  }
}

#Preview { CourseScreen() }
