import SwiftUI

struct Pet: Identifiable, Hashable {
  let id: Int
  let name: String
  let breed: String
  let symbol: String
  let tint: Color
}

struct PetCarousel: View {
  var pets: [Pet]
  @State private var adopted: Set<Pet.ID> = []

  private let spacing: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Looking for a home")
        .font(.title2.bold())
        .padding(.horizontal, 32)

      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(pets) { pet in
            PetCard(pet: pet, isAdopted: adopted.contains(pet.id)) {
              adopted.formSymmetricDifference([pet.id])
            }
            .containerRelativeFrame(.horizontal) { length, _ in
              min(length, 420)
            }
          }
        }
      }
      .frame(height: 260)
      .safeAreaPadding(.horizontal, 32)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.card(spacing: spacing))
    }
  }
}

struct CardScrollBehavior: ScrollTargetBehavior {
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.width + spacing
    guard page > spacing else { return }

    let current = (context.originalTarget.rect.minX / page).rounded()
    let wanted = (target.rect.minX / page).rounded()
    let next = min(max(wanted, current - 1), current + 1)
    target.rect.origin.x = max(0, next * page)
  }
}

extension ScrollTargetBehavior where Self == CardScrollBehavior {
  // One card per swipe.
  static func card(spacing: CGFloat) -> CardScrollBehavior {
    CardScrollBehavior(spacing: spacing)
  }
}

private struct PetCard: View {
  let pet: Pet
  let isAdopted: Bool
  let onToggle: () -> Void

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: pet.symbol)
        .font(.system(size: 72))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      HStack {
        VStack(alignment: .leading) {
          Text(pet.name).font(.headline)
          Text(pet.breed).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Button(action: onToggle) {
          Image(systemName: isAdopted ? "heart.fill" : "heart")
        }
      }
    }
    .padding(20)
    .background(pet.tint.opacity(0.25), in: .rect(cornerRadius: 28))
  }
}

#Preview {
  PetCarousel(pets: [
    Pet(id: 1, name: "Biscuit", breed: "Border Terrier", symbol: "dog.fill", tint: .orange),
    Pet(id: 2, name: "Miso", breed: "Domestic Shorthair", symbol: "cat.fill", tint: .purple),
    Pet(id: 3, name: "Clover", breed: "Dwarf Lop", symbol: "hare.fill", tint: .green),
    Pet(id: 4, name: "Finn", breed: "Betta", symbol: "fish.fill", tint: .blue),
    Pet(id: 5, name: "Kiwi", breed: "Budgerigar", symbol: "bird.fill", tint: .yellow),
  ])
}
