import SwiftUI

struct Visit: Identifiable {
  let id: Int
  let slot: Int
  let slots: Int
  let patient: String
  let reason: String

  static let today: [Visit] = [
    Visit(id: 1, slot: 0, slots: 1, patient: "A. Lindqvist", reason: "Check-up"),
    Visit(id: 2, slot: 2, slots: 3, patient: "R. Okafor", reason: "Crown, upper left"),
    Visit(id: 3, slot: 6, slots: 1, patient: "M. Petit", reason: "Hygiene"),
    Visit(id: 4, slot: 10, slots: 2, patient: "J. Brandt", reason: "Filling"),
    Visit(id: 5, slot: 15, slots: 2, patient: "S. Amari", reason: "Root canal, 2nd visit"),
    Visit(id: 6, slot: 19, slots: 1, patient: "K. Novak", reason: "Emergency"),
  ]
}

enum DayGrid {
  static let firstHour = 8
  static let slotCount = 20
  static let slotHeight: CGFloat = 44
  static let hourHeight: CGFloat = slotHeight * 2

  static func label(for slot: Int) -> String {
    String(format: "%02d:%02d", firstHour + slot / 2, slot.isMultiple(of: 2) ? 0 : 30)
  }
}

struct HourSnap: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(context.contentSize.height - context.containerSize.height, 0)
    let proposed = min(max(target.rect.minY, 0), limit)
    let hour = (proposed / pitch).rounded() * pitch
    if limit - proposed < abs(hour - proposed) {
      target.rect.origin.y = limit
    } else {
      target.rect.origin.y = min(hour, limit)
    }
  }
}

extension ScrollTargetBehavior where Self == HourSnap {
  static func hours(of pitch: CGFloat) -> HourSnap { HourSnap(pitch: pitch) }
}

struct SlotRow: View {
  let slot: Int
  let visit: Visit?
  let isPicked: Bool

  var body: some View {
    HStack(spacing: 12) {
      Text(DayGrid.label(for: slot))
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: 48, alignment: .trailing)
      Text(title)
        .font(.subheadline)
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .padding(.horizontal, 10)
        .background(fill)
    }
    .padding(.horizontal, 16)
    .frame(height: DayGrid.slotHeight)
    .overlay(alignment: .top) {
      Rectangle().fill(.separator).frame(height: slot.isMultiple(of: 2) ? 1 : 0.5)
    }
    .contentShape(.rect)
  }

  private var title: String {
    guard let visit else { return isPicked ? "New appointment" : "" }
    return visit.slot == slot ? "\(visit.patient) – \(visit.reason)" : ""
  }

  private var fill: Color {
    if visit != nil { return .teal.opacity(0.25) }
    return isPicked ? .orange.opacity(0.3) : .clear
  }
}

struct DayScreen: View {
  @State private var picked: Int?
  private let visits = Visit.today

  private func visit(at slot: Int) -> Visit? {
    visits.first { ($0.slot..<$0.slot + $0.slots).contains(slot) }
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        HStack {
          Text("Dr. Ferrari").font(.headline)
          Spacer()
          Text("\(visits.count) visits").foregroundStyle(.secondary)
        }
        .padding(.horizontal, 16)
        .frame(height: 64)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<DayGrid.slotCount, id: \.self) { slot in
              SlotRow(slot: slot, visit: visit(at: slot), isPicked: picked == slot)
                .onTapGesture { if visit(at: slot) == nil { picked = slot } }
            }
          }
        }
        .scrollTargetBehavior(.hours(of: DayGrid.hourHeight))
        Button(picked.map { "Book \(DayGrid.label(for: $0))" } ?? "Choose a free slot") {
          picked = nil
        }
        .buttonStyle(.borderedProminent)
        .disabled(picked == nil)
        .frame(maxWidth: .infinity)
        .frame(height: 72)
        .background(.bar)
      }
      .navigationTitle("Thursday")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  DayScreen()
}
