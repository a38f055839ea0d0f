import SwiftUI

struct Question: Identifiable {
  var id: Int
  var text: String
  var answer: Bool
}

// TODO: load from the server
let questions = [
  Question(id: 1, text: "A leap year has 366 days", answer: true),
  Question(id: 2, text: "Sharks are mammals", answer: false),
  Question(id: 3, text: "Mercury is the smallest planet", answer: true),
  Question(id: 4, text: "Sound is faster in water than in air", answer: true),
  Question(id: 5, text: "Bats are blind", answer: false),
]

struct ContentView: View {
  @State var answers: [Int: Bool] = [:]
  @State var current: Int?

  var right: Int { questions.filter { answers[$0.id] == $0.answer }.count }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Quiz").bold()
        Spacer()
        Text("\(answers.count)/\(questions.count)")
      }
      .padding(.horizontal, 20)
      .frame(height: 44)

      GeometryReader { geo in
        ScrollView {
          VStack(spacing: 10) {
            ForEach(questions) { q in
              VStack(spacing: 20) {
                Text(q.text)
                  .font(.title)
                  .minimumScaleFactor(0.5)
                  .multilineTextAlignment(.center)
                HStack(spacing: 30) {
                  Button("True") { answers[q.id] = true }
                  Button("False") { answers[q.id] = false }
                }
                .buttonStyle(.borderedProminent)
                if let a = answers[q.id] {
                  Text(a == q.answer ? "👍" : "👎")
                }
              }
              .frame(width: geo.size.width - 40, height: geo.size.height - 10)
              .background(Color.yellow.opacity(0.3))
              .cornerRadius(25)
            }
          }
          .scrollTargetLayout()
          .frame(maxWidth: .infinity)
          .padding(.vertical, 5)
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $current, anchor: .center)
      }

      HStack {
        Text("Right: \(right)")
        Spacer()
        Button("Again") {
          answers = [:]
          withAnimation { current = 1 }
        }
      }
      .padding(.horizontal, 20)
      .frame(height: 60)
    }
  }
}

#Preview {
  ContentView()
}
