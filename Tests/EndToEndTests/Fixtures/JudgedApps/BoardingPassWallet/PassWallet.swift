import SwiftUI
import Observation

struct BoardingPass: Identifiable, Hashable {
  let id: String
  let from: String
  let to: String
  let gate: String
  let seat: String
  let tint: Color
}

@Observable
final class PassStore {
  var passes: [BoardingPass] = [
    .init(id: "TP88", from: "LIS", to: "GRU", gate: "S24", seat: "22A", tint: .teal),
    .init(id: "LA3300", from: "GRU", to: "GIG", gate: "220", seat: "9C", tint: .indigo),
    .init(id: "G31044", from: "GIG", to: "SSA", gate: "B7", seat: "14F", tint: .orange),
    .init(id: "TP24", from: "SSA", to: "LIS", gate: "12", seat: "31K", tint: .pink),
  ]
  var front: BoardingPass.ID?
}

struct PassWallet: View {
  @State private var store = PassStore()

  var body: some View {
    @Bindable var store = store
    VStack(spacing: 16) {
      Text("Your trip")
        .font(.title2.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 28)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 14) {
          ForEach(store.passes) { pass in
            PassCard(pass: pass)
              .containerRelativeFrame(.horizontal)
              .frame(maxHeight: 440)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $store.front)
      .safeAreaPadding(.horizontal, 28)
      .scrollIndicators(.hidden)

      dots
    }
    .padding(.vertical)
  }

  private var dots: some View {
    let current = store.front ?? store.passes.first?.id
    return HStack(spacing: 6) {
      ForEach(store.passes) { pass in
        Capsule()
          .fill(pass.id == current ? AnyShapeStyle(.primary) : AnyShapeStyle(.quaternary))
          .frame(width: pass.id == current ? 18 : 6, height: 6)
      }
    }
    .animation(.snappy, value: current)
    .accessibilityHidden(true)
  }
}

struct PassCard: View {
  let pass: BoardingPass

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(pass.from)
        Image(systemName: "airplane").frame(maxWidth: .infinity)
        Text(pass.to)
      }
      .font(.largeTitle.weight(.heavy))
      Spacer(minLength: 0)
      HStack {
        LabeledContent("Gate", value: pass.gate)
        LabeledContent("Seat", value: pass.seat)
      }
      Text(pass.id).font(.footnote.monospaced())
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .foregroundStyle(.white)
    .background(pass.tint.gradient, in: .rect(cornerRadius: 24))
  }
}

#Preview {
  PassWallet()
}
