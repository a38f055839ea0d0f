import SwiftUI

struct Bed: Identifiable, Hashable {
  let id: String
  let patient: String
  let nurse: String
  let pulse: Int
  let note: String
  let priority: Int
}

struct Bay: Identifiable {
  let id: String
  let beds: [Bed]

  static let ward: [Bay] = [
    Bay(
      id: "Bay North",
      beds: [
        Bed(
          id: "N1", patient: "Hargreaves, O.", nurse: "Lindqvist", pulse: 72, note: "Physio at 14:00",
          priority: 0),
        Bed(
          id: "N2", patient: "Abara, C.", nurse: "Lindqvist", pulse: 88, note: "Nil by mouth from 18:00",
          priority: 1),
        Bed(id: "N3", patient: "Weiss, T.", nurse: "Moreau", pulse: 97, note: "IV change due", priority: 2),
        Bed(
          id: "N4", patient: "Petrova, L.", nurse: "Moreau", pulse: 69, note: "Discharge planned", priority: 0
        ),
      ]),
    Bay(
      id: "Bay East",
      beds: [
        Bed(id: "E1", patient: "Osei, K.", nurse: "Tan", pulse: 80, note: "Bloods at 16:30", priority: 0),
        Bed(
          id: "E2", patient: "Fournier, J.", nurse: "Tan", pulse: 104, note: "Hourly observation", priority: 2
        ),
        Bed(
          id: "E3", patient: "Ito, M.", nurse: "Kowal", pulse: 76, note: "Family meeting 15:00", priority: 0),
      ]),
    Bay(
      id: "Bay South",
      beds: [
        Bed(
          id: "S1", patient: "Delgado, R.", nurse: "Kowal", pulse: 84, note: "Dressing twice daily",
          priority: 1),
        Bed(
          id: "S2", patient: "Nyström, A.", nurse: "Brandt", pulse: 71, note: "Transfer to rehab", priority: 0
        ),
        Bed(
          id: "S3", patient: "Rahman, F.", nurse: "Brandt", pulse: 92, note: "Pain score 6, review",
          priority: 2),
        Bed(id: "S4", patient: "Cole, B.", nurse: "Brandt", pulse: 66, note: "Low-salt diet", priority: 0),
      ]),
  ]
}

private struct PriorityStripe: ViewModifier {
  let priority: Int

  func body(content: Content) -> some View {
    content
      .background(.background.secondary)
      .overlay(alignment: .leading) {
        Rectangle()
          .fill([Color.green, .yellow, .red][min(priority, 2)])
          .frame(width: 6)
      }
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

struct BedCard: View {
  let bed: Bed

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(bed.patient).font(.headline)
        Spacer()
        Text(bed.id).font(.headline.monospaced())
      }
      .frame(height: 24)
      Label("\(bed.pulse) bpm", systemImage: "heart")
        .frame(height: 22)
      Text(bed.note)
        .font(.callout)
        .frame(height: 22)
      Text("Nurse \(bed.nurse)")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .padding(.horizontal, 18)
    .padding(.top, 12)
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .frame(height: 136, alignment: .top)
    .modifier(PriorityStripe(priority: bed.priority))
  }
}

struct BayHeader: View {
  let bay: Bay

  var body: some View {
    HStack {
      Text(bay.id).font(.title3.bold())
      Spacer()
      Text("\(bay.beds.count) beds").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
    .background(Color(.systemBackground))
  }
}

struct WardBoardScreen: View {
  let bays: [Bay]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12, pinnedViews: [.sectionHeaders]) {
          ForEach(bays) { bay in
            Section {
              ForEach(bay.beds) { bed in
                BedCard(bed: bed)
                  .padding(.horizontal, 16)
              }
            } header: {
              BayHeader(bay: bay)
            }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.bottom, 16, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .navigationTitle("Ward 4")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  WardBoardScreen(bays: Bay.ward)
}
