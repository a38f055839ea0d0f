import SwiftUI

struct DayPlannerView: View {
  let date: Date
  let bookings: [Int: Booking]
  @Binding var selectedSlot: Slot?

  var body: some View {
    VStack(spacing: 0) {
      Text(date, format: .dateTime.weekday(.wide).day().month(.wide))
        .font(.headline)
        .frame(height: 64)

      ScrollView {
        VStack(spacing: 0) {
          ForEach(SlotGrid.slots) { slot in
            SlotRow(
              slot: slot,
              booking: bookings[slot.minute],
              isSelected: slot == selectedSlot
            )
            .onTapGesture { selectedSlot = slot }

            Divider()
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.slots())
      .frame(height: SlotGrid.viewportHeight)
      .clipShape(.rect(cornerRadius: 16))

      Spacer(minLength: 0)

      Button("Book") {}
        .buttonStyle(.borderedProminent)
        .disabled(selectedSlot == nil)
        .padding(.bottom, 12)
    }
    .padding(.horizontal, 16)
  }
}

struct Booking: Hashable {
  let title: String
  let tint: Color
}

private struct SlotRow: View {
  let slot: Slot
  let booking: Booking?
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 12) {
      Text(slot.label)
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: 52, alignment: .leading)

      if let booking {
        Text(booking.title)
          .font(.subheadline)
          .padding(.horizontal, 10)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .background(booking.tint.opacity(0.2), in: .rect(cornerRadius: 8))
          .padding(.vertical, 4)
      } else {
        Spacer()
        if isSelected {
          Image(systemName: "checkmark.circle.fill")
        }
      }
    }
    .frame(height: SlotGrid.slotHeight)
    .contentShape(.rect)
  }
}
