import SwiftUI

struct PullRequest: Identifiable {
  let number: Int
  let title: String
  let author: String
  let additions: Int
  let deletions: Int
  var id: Int { number }

  static let queue: [PullRequest] = (0..<10).map {
    PullRequest(
      number: 880 + $0,
      title: ["Cache token refresh", "Drop legacy parser", "Fix flaky upload test"][$0 % 3],
      author: ["dana", "mkv", "ravi"][$0 % 3],
      additions: 14 * ($0 + 1),
      deletions: 5 * $0
    )
  }
}

struct ReviewQueue: View {
  let requests: [PullRequest]

  @State private var cardWidth: CGFloat = 0
  private let spacing: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Waiting for your review", systemImage: "arrow.triangle.pull")
        .font(.headline)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: spacing) {
          ForEach(requests) { request in
            RequestSummary(request: request)
              .containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in
                min(length * 0.8, 320)
              }
              .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.width
              } action: { width in
                cardWidth = width
              }
              .padding(.vertical, 14)
              .padding(.horizontal, 10)
              .background(.fill.tertiary, in: .rect(cornerRadius: 12))
          }
        }
      }
      .scrollTargetBehavior(LeadingCardBehavior(cardWidth: cardWidth, spacing: spacing))

      Spacer()
    }
    .padding(16)
  }
}

private struct RequestSummary: View {
  let request: PullRequest

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("#\(String(request.number))")
        .font(.caption.monospaced())
        .foregroundStyle(.secondary)
      Text(request.title).font(.headline).lineLimit(1)
      HStack {
        Text("@" + request.author)
        Spacer()
        Text("+\(request.additions)").foregroundStyle(.green)
        Text("-\(request.deletions)").foregroundStyle(.red)
      }
      .font(.subheadline)
    }
  }
}

#Preview {
  ReviewQueue(requests: PullRequest.queue)
}
