import SwiftUI

struct MedicineDayView: View {
  var book: DoseBook = .sample
  @State private var taken: Set<Dose.ID> = []

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(DayPart.allCases) { part in
          Section {
            ForEach(book.doses(in: part)) { dose in
              DoseRow(dose: dose, isTaken: taken.contains(dose.id)) {
                toggle(dose)
              }
              .frame(height: 88)
            }
          } header: {
            PartHeader(part: part)
              .frame(height: 44)
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .background(Color(.systemBackground))
  }

  private func toggle(_ dose: Dose) {
    if taken.remove(dose.id) == nil {
      taken.insert(dose.id)
    }
  }
}

private struct PartHeader: View {
  let part: DayPart

  var body: some View {
    Text(part.title)
      .font(.headline)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .padding(.horizontal, 20)
      .background(Color(.secondarySystemBackground))
  }
}

private struct DoseRow: View {
  let dose: Dose
  let isTaken: Bool
  let onToggle: () -> Void

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 8) {
        Text(dose.medicine).font(.body.weight(.semibold))
        Text(dose.amount).foregroundStyle(.secondary)
      }
      Spacer()
      Button(action: onToggle) {
        Image(systemName: isTaken ? "checkmark.circle.fill" : "circle")
          .font(.title2)
      }
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 12)
    .frame(maxHeight: .infinity, alignment: .top)
    .overlay(alignment: .bottom) { Divider() }
  }
}
