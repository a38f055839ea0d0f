import SwiftUI

enum Slot: Int, CaseIterable, Identifiable {
  case morning, noon, night
  var id: Int { rawValue }

  var symbol: String {
    switch self {
    case .morning: "sunrise"
    case .noon: "sun.max"
    case .night: "moon"
    }
  }
}

struct Dose: Hashable {
  let week: Int
  let day: Int
  let slot: Slot
}

struct BlisterWeek: Identifiable {
  let id: Int
  let title: String

  static let pack: [BlisterWeek] = [
    BlisterWeek(id: 0, title: "3 – 9 March"),
    BlisterWeek(id: 1, title: "10 – 16 March"),
    BlisterWeek(id: 2, title: "17 – 23 March"),
    BlisterWeek(id: 3, title: "24 – 30 March"),
  ]
}

struct Pocket: View {
  let isTaken: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Circle()
        .fill(isTaken ? Color.gray.opacity(0.2) : Color.mint)
        .overlay { Circle().strokeBorder(.secondary, lineWidth: 1) }
        .frame(width: 34, height: 34)
    }
    .buttonStyle(.plain)
  }
}

struct WeekSheet: View {
  let week: BlisterWeek
  @Binding var taken: Set<Dose>

  private let days = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    VStack(spacing: 14) {
      Text(week.title).font(.headline)
      Grid(horizontalSpacing: 6, verticalSpacing: 10) {
        GridRow {
          Color.clear.frame(width: 22, height: 1)
          ForEach(days.indices, id: \.self) { Text(days[$0]).font(.caption) }
        }
        ForEach(Slot.allCases) { slot in
          GridRow {
            Image(systemName: slot.symbol).frame(width: 22)
            ForEach(days.indices, id: \.self) { day in
              let dose = Dose(week: week.id, day: day, slot: slot)
              Pocket(isTaken: taken.contains(dose)) {
                taken.formSymmetricDifference([dose])
              }
            }
          }
        }
      }
    }
    .padding(.vertical, 18)
    .frame(maxWidth: .infinity)
    .background(.quaternary, in: .rect(cornerRadius: 22))
    .padding(.horizontal, 4)
  }
}

struct SheetPaging: ViewModifier {
  @Binding var week: Int?

  func body(content: Content) -> some View {
    ScrollView(.horizontal) {
      content.scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $week)
  }
}

extension View {
  func pagedSheets(_ week: Binding<Int?>) -> some View {
    modifier(SheetPaging(week: week))
  }
}

struct BlisterPackScreen: View {
  @State private var week: Int? = 0
  @State private var taken: Set<Dose> = []

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          HStack(spacing: 0) {
            ForEach(BlisterWeek.pack) { item in
              WeekSheet(week: item, taken: $taken)
                .containerRelativeFrame(.horizontal)
            }
          }
          .pagedSheets($week)
          HStack(spacing: 8) {
            ForEach(BlisterWeek.pack) { item in
              Circle()
                .fill(item.id == week ? Color.mint : Color.gray.opacity(0.4))
                .frame(width: 8, height: 8)
            }
          }
          LabeledContent("Taken", value: "\(taken.count) of \(BlisterWeek.pack.count * 21)")
        }
        .padding(16)
      }
      .navigationTitle("Blister pack")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  BlisterPackScreen()
}
