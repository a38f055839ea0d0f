import SwiftUI

struct TrainersView: View {
  @State private var store = TrainersStore()

  private enum L {
    static let card: CGFloat = 260
    static let gap: CGFloat = 16
    static let edge: CGFloat = 20
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Your trainers").font(.title2.bold()).padding(.horizontal, L.edge)
      ScrollView(.horizontal) {
        HStack(spacing: L.gap) {
          ForEach(store.state.trainers) { trainer in
            card(trainer)
          }
        }
        .padding(.horizontal, L.edge)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.cards(step: L.card + L.gap, count: store.state.trainers.count))
      Spacer()
    }
    .onAppear { store.send(.onAppear) }
  }

  private func card(_ trainer: Trainer) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: "figure.strengthtraining.traditional")
        .font(.system(size: 60))
        .frame(maxWidth: .infinity, minHeight: 140)
        .background(.mint.opacity(0.25), in: .rect(cornerRadius: 16))
      Text(trainer.name).font(.headline)
      Text(trainer.focus).font(.subheadline).foregroundStyle(.secondary)
      Button(trainer.isFollowed ? "Following" : "Follow") {
        store.send(.followTapped(trainer.id))
      }
      .buttonStyle(.bordered)
    }
    .padding(14)
    .frame(width: L.card)
    .background(.background.secondary, in: .rect(cornerRadius: 22))
  }
}

#Preview { TrainersView() }
