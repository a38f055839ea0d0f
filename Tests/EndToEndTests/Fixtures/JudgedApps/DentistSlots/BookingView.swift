import SwiftUI

struct SlotDay: Identifiable {
  let date: Date
  let slots: [String]
  var id: Date { date }
}

@MainActor
final class BookingViewModel: ObservableObject {
  @Published var days: [SlotDay] = []
  @Published var picked: (Date, String)?

  func loadDays() {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: .now)
    days = (1...14).compactMap { offset in
      guard let date = calendar.date(byAdding: .day, value: offset, to: today) else { return nil }
      let all = ["08:30", "09:15", "10:00", "11:30", "14:00", "15:45"]
      return SlotDay(
        date: date, slots: all.enumerated().filter { ($0.offset + offset) % 3 != 0 }.map(\.element))
    }
  }

  func isPicked(_ day: SlotDay, _ slot: String) -> Bool {
    guard let picked else { return false }
    return picked.0 == day.date && picked.1 == slot
  }
}

struct BookingView: View {
  @StateObject private var vm = BookingViewModel()
  @State private var showsConfirm = false

  private let cardWidth: CGFloat = 300
  private let spacing: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Dr. Lindqvist")
        .font(.title2.bold())
        .padding(.horizontal, 24)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: spacing) {
          ForEach(vm.days) { day in
            DayCard(day: day, vm: vm)
              .frame(width: cardWidth)
          }
        }
        .padding(.horizontal, 24)
      }
      .scrollTargetBehavior(
        DaySnap(cardWidth: cardWidth, spacing: spacing, count: vm.days.count)
      )

      Button("Book appointment") { showsConfirm = true }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .frame(maxWidth: .infinity)
        .disabled(vm.picked == nil)
      Spacer(minLength: 0)
    }
    .padding(.top, 16)
    .onAppear(perform: vm.loadDays)
    .sheet(isPresented: $showsConfirm) {
      Text("See you at \(vm.picked?.1 ?? "")")
        .presentationDetents([.height(220)])
    }
  }
}

private struct DayCard: View {
  let day: SlotDay
  @ObservedObject var vm: BookingViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(day.date, format: .dateTime.weekday(.wide).day().month())
        .font(.headline)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2)) {
        ForEach(day.slots, id: \.self) { slot in
          Button(slot) { vm.picked = (day.date, slot) }
            .buttonStyle(.bordered)
            .tint(vm.isPicked(day, slot) ? .teal : .gray)
        }
      }
    }
    .padding(16)
    .frame(height: 210, alignment: .top)
    .background(.background.secondary, in: .rect(cornerRadius: 20))
  }
}

#Preview { BookingView() }
