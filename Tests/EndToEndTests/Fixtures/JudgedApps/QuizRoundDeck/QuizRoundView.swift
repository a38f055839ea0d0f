import SwiftUI
import Observation

@Observable
final class QuizRound {
  let questions: [Question]
  var picks: [Question.ID: Int] = [:]

  init(questions: [Question]) { self.questions = questions }

  var answered: Int { picks.count }
  var score: Int { questions.filter { picks[$0.id] == $0.answer }.count }
}

struct QuizRoundView: View {
  @State private var round = QuizRound(questions: Question.capitals)
  @State private var showsResult = false

  var body: some View {
    VStack(spacing: 12) {
      header
      deck
      Button("Finish round") { showsResult = true }
        .buttonStyle(.borderedProminent)
        .disabled(round.answered < round.questions.count)
    }
    .padding(16)
    .background(Color.indigo.opacity(0.08))
    .sheet(isPresented: $showsResult) {
      Text("\(round.score) of \(round.questions.count) right")
        .font(.largeTitle.bold())
        .presentationDetents([.fraction(0.3)])
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Capitals").font(.title.bold())
      ProgressView(value: Double(round.answered), total: Double(round.questions.count))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var deck: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(round.questions) { question in
          QuestionCard(question: question, pick: pickBinding(for: question))
            .containerRelativeFrame(.horizontal)
            .padding(.horizontal, 8)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .scrollBounceBehavior(.basedOnSize)
  }

  private func pickBinding(for question: Question) -> Binding<Int?> {
    Binding {
      round.picks[question.id]
    } set: {
      round.picks[question.id] = $0
    }
  }
}

private struct QuestionCard: View {
  let question: Question
  @Binding var pick: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(question.prompt).font(.title3.weight(.semibold))
      Spacer(minLength: 0)
      ForEach(question.choices.indices, id: \.self) { i in
        Button {
          pick = i
        } label: {
          HStack {
            Text(question.choices[i])
            Spacer()
            if pick == i { Image(systemName: "checkmark.circle.fill") }
          }
          .padding(8)
          .background(.quaternary, in: .rect(cornerRadius: 12))
        }
        .buttonStyle(.plain)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background, in: .rect(cornerRadius: 24))
  }
}

#Preview { QuizRoundView() }
