import SwiftUI

struct Coach: Identifiable, Hashable {
  let id: Int
  let rows: Int
  let isQuiet: Bool
}

enum SeatLayout {
  static let row: CGFloat = 44
  static let title: CGFloat = 36
  static let coachPadding: CGFloat = 12
  static let coupling: CGFloat = 20
  static let top: CGFloat = 16

  static func height(of coach: Coach) -> CGFloat {
    title + CGFloat(coach.rows) * row + 2 * coachPadding
  }

  static func starts(of coaches: [Coach]) -> [CGFloat] {
    var y: CGFloat = 0
    return coaches.map { coach in
      defer { y += height(of: coach) + coupling }
      return y
    }
  }
}

struct SeatMapView: View {
  let coaches: [Coach]
  @State private var chosen: Set<String> = []

  var body: some View {
    VStack(spacing: 0) {
      Text("Choose seats").font(.headline).padding()
      Divider()
      ScrollView {
        VStack(spacing: SeatLayout.coupling) {
          ForEach(coaches) { coach in
            CoachView(coach: coach, chosen: $chosen)
              .frame(height: SeatLayout.height(of: coach))
          }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, SeatLayout.top)
      }
      .scrollTargetBehavior(.magnetic(SeatLayout.starts(of: coaches), reach: 32))
      .safeAreaInset(edge: .bottom, spacing: 0) { summary }
    }
  }

  private var summary: some View {
    HStack {
      Text(chosen.isEmpty ? "No seat yet" : chosen.sorted().joined(separator: ", ")).lineLimit(1)
      Spacer()
      Button("Continue") {}.buttonStyle(.borderedProminent).disabled(chosen.isEmpty)
    }
    .padding()
    .background(.bar)
  }
}

private struct CoachView: View {
  let coach: Coach
  @Binding var chosen: Set<String>

  var body: some View {
    VStack(spacing: 0) {
      Label("Coach \(coach.id)", systemImage: coach.isQuiet ? "speaker.slash" : "train.side.middle.car")
        .font(.subheadline.bold())
        .frame(height: SeatLayout.title)
      ForEach(1...coach.rows, id: \.self) { row in
        HStack(spacing: 6) {
          seat(row, "A")
          seat(row, "B")
          Text("\(row)").font(.caption2).foregroundStyle(.secondary).frame(width: 32)
          seat(row, "C")
          seat(row, "D")
        }
        .frame(height: SeatLayout.row)
      }
    }
    .padding(.vertical, SeatLayout.coachPadding)
    .padding(.horizontal, 20)
    .background(.quaternary, in: .rect(cornerRadius: 28))
  }

  private func seat(_ row: Int, _ letter: String) -> some View {
    let name = "\(coach.id)-\(row)\(letter)"
    return Button {
      if chosen.remove(name) == nil { chosen.insert(name) }
    } label: {
      RoundedRectangle(cornerRadius: 8)
        .fill(chosen.contains(name) ? Color.accentColor : Color.secondary.opacity(0.3))
        .frame(width: 36, height: 36)
    }
  }
}

#Preview {
  SeatMapView(coaches: [
    Coach(id: 1, rows: 10, isQuiet: true), Coach(id: 2, rows: 18, isQuiet: false),
    Coach(id: 3, rows: 16, isQuiet: false), Coach(id: 4, rows: 8, isQuiet: true),
  ])
}
