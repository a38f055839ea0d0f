import SwiftUI

struct SeatingPlanView: View {
  @State private var desk: OrchestraSection.ID?

  private let gap: CGFloat = 16

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: gap) {
        ForEach(OrchestraSection.allCases) { section in
          SectionPage(section: section)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 24, for: .scrollContent)
    .scrollTargetBehavior(.deskTurn(gap: gap))
    .scrollPosition(id: $desk)
    .scrollIndicators(.hidden)
  }
}

private struct SectionPage: View {
  let section: OrchestraSection

  private let columns = [GridItem(.adaptive(minimum: 60), spacing: 10)]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(section.title).font(.title2.bold())
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(1...section.chairs, id: \.self) { chair in
          Text("\(chair)")
            .font(.headline)
            .frame(maxWidth: .infinity)
            .frame(height: 52)
            .background(section.tint.opacity(0.3), in: Circle())
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.quinary, in: RoundedRectangle(cornerRadius: 20))
  }
}

#Preview { SeatingPlanView() }
