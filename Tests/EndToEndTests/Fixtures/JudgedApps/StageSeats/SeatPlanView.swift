import SwiftUI

@Observable
final class SeatPlanModel {
  var chosen: Set<Seat.ID> = []

  func toggle(_ seat: Seat) {
    guard !seat.taken else { return }
    if chosen.contains(seat.id) { chosen.remove(seat.id) } else { chosen.insert(seat.id) }
  }
}

struct SeatPlanView: View {
  @State private var model = SeatPlanModel()

  var body: some View {
    VStack(spacing: 12) {
      Text("Stage").font(.caption).foregroundStyle(.secondary)
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(House.plan, id: \.first?.row) { row in
            HStack(spacing: 0) {
              ForEach(row) { seat in
                SeatCell(seat: seat, on: model.chosen.contains(seat.id)) { model.toggle(seat) }
                  .padding(.trailing, seat.closesBlock ? House.aisle : 0)
              }
            }
          }
        }
      }
      .scrollTargetBehavior(SeatSnap(pitch: House.seat))
      // seven seats across, five rows down
      .frame(width: House.seat * 7, height: House.seat * 5)
      .clipShape(.rect(cornerRadius: 10))

      Text("\(model.chosen.count) chosen")
    }
    .padding()
  }
}

private struct SeatCell: View {
  let seat: Seat
  let on: Bool
  let tap: () -> Void

  var body: some View {
    Button(action: tap) {
      RoundedRectangle(cornerRadius: 8)
        .fill(seat.taken ? Color.gray.opacity(0.3) : on ? .orange : .teal)
        .overlay(Text("\(seat.number)").font(.caption2))
        .padding(3)
    }
    .buttonStyle(.plain)
    .frame(width: House.seat, height: House.seat)
  }
}

#Preview { SeatPlanView() }
