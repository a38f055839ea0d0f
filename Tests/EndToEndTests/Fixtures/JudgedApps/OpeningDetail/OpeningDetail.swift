import SwiftUI

struct Opening: Identifiable {
  struct Position: Identifiable {
    let id: Int
    let move: String
    let idea: String
  }
  let id: String
  let eco: String
  let line: [Position]

  static let italian = Opening(
    id: "Italian Game", eco: "C50",
    line: [
      Position(id: 0, move: "1. e4 e5", idea: "Both sides claim the centre."),
      Position(id: 1, move: "2. Nf3 Nc6", idea: "Attack and defence of e5."),
      Position(id: 2, move: "3. Bc4 Bc5", idea: "Bishops eye f2 and f7."),
      Position(id: 3, move: "4. c3 Nf6", idea: "White prepares d4."),
      Position(id: 4, move: "5. d3 d6", idea: "The quiet Giuoco Pianissimo."),
    ])
}

struct OpeningDetail: View {
  let opening: Opening
  @State private var shown: Int?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        lineViewer
        dots
        Text("Swipe through the main line above. Each slide shows the position after both moves.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding(16)
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(opening.id).font(.title.bold())
      Spacer()
      Text(opening.eco).font(.title3.monospaced())
    }
  }

  private var lineViewer: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(opening.line) { position in
          slide(position)
            .padding(.horizontal, 12)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $shown)
    .frame(height: 220)
    .background(.mint.opacity(0.15))
    .clipShape(.rect(cornerRadius: 22))
  }

  private func slide(_ position: Opening.Position) -> some View {
    VStack(spacing: 12) {
      Image(systemName: "checkerboard.rectangle")
        .font(.system(size: 72))
      Text(position.move).font(.headline.monospaced())
      Text(position.idea)
        .font(.subheadline)
        .multilineTextAlignment(.center)
    }
    .frame(maxHeight: .infinity)
  }

  private var dots: some View {
    HStack(spacing: 6) {
      ForEach(opening.line) { position in
        Circle()
          .fill(position.id == (shown ?? 0) ? Color.primary : Color.secondary.opacity(0.3))
          .frame(width: 7, height: 7)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview { OpeningDetail(opening: .italian) }
