import SwiftUI

struct Phrase: Identifiable, Hashable {
  let id: Int
  let term: String
  let translation: String
  let example: String

  static let lesson: [Phrase] = [
    Phrase(id: 0, term: "la gare", translation: "the station", example: "La gare est fermée."),
    Phrase(id: 1, term: "le quai", translation: "the platform", example: "Le train part du quai 4."),
    Phrase(
      id: 2, term: "un aller simple", translation: "a one-way ticket",
      example: "Un aller simple, s'il vous plaît."),
    Phrase(id: 3, term: "en retard", translation: "late", example: "Nous sommes en retard."),
    Phrase(
      id: 4, term: "la correspondance", translation: "the connection", example: "J'ai raté la correspondance."
    ),
    Phrase(
      id: 5, term: "le guichet", translation: "the ticket counter", example: "Le guichet ouvre à huit heures."
    ),
    Phrase(id: 6, term: "les bagages", translation: "the luggage", example: "Où sont les bagages ?"),
  ]
}

/// Moves exactly one phrase per swipe, however hard the learner flicks.
struct LessonPaging: ScrollTargetBehavior {
  let current: Int
  let pageCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0, pageCount > 0 else { return }

    let travel = target.rect.minX - CGFloat(current) * width
    var page = current
    if travel > width * 0.2 {
      page += 1
    } else if travel < -width * 0.2 {
      page -= 1
    }
    page = min(max(page, 0), pageCount - 1)
    target.rect.origin.x = CGFloat(page) * width
  }
}

struct PhraseCard: View {
  let phrase: Phrase
  let showsTranslation: Bool

  var body: some View {
    VStack(spacing: 12) {
      Text(phrase.term)
        .font(.title.bold())
      Text(phrase.translation)
        .font(.title3)
        .foregroundStyle(.secondary)
        .opacity(showsTranslation ? 1 : 0)
      Text(phrase.example)
        .font(.body.italic())
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.thinMaterial, in: .rect(cornerRadius: 24))
    .padding(.horizontal, 6)
  }
}

struct LessonPager: View {
  let phrases: [Phrase]
  let showsTranslation: Bool
  @Binding var page: Int

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(phrases) { phrase in
          PhraseCard(phrase: phrase, showsTranslation: showsTranslation)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(LessonPaging(current: page, pageCount: phrases.count))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / max(geometry.containerSize.width, 1)).rounded())
    } action: { _, newPage in
      page = min(max(newPage, 0), phrases.count - 1)
    }
  }
}

struct LessonProgress: View {
  let page: Int
  let count: Int

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(index <= page ? Color.accentColor : Color.secondary.opacity(0.25))
          .frame(height: 6)
      }
    }
    .animation(.snappy, value: page)
  }
}

struct FlashLessonView: View {
  @State private var page = 0
  @State private var showsTranslation = true

  private let phrases = Phrase.lesson

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        LessonProgress(page: page, count: phrases.count)
        LessonPager(phrases: phrases, showsTranslation: showsTranslation, page: $page)
        Toggle("Show translation", isOn: $showsTranslation)
      }
      .padding(20)
      .navigationTitle("At the station")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  FlashLessonView()
}
