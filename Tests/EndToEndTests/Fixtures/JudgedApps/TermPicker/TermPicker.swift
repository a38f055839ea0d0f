import SwiftUI

struct Term: Hashable {
  enum Season: String, CaseIterable { case spring, summer, autumn, winter }
  let year: Int
  let season: Season

  static func all(_ years: ClosedRange<Int>) -> [Term] {
    years.flatMap { year in Season.allCases.map { Term(year: year, season: $0) } }
  }
}

struct TermPickerSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var term: Term?
  let terms: [Term]
  let onPick: (Term) -> Void

  init(terms: [Term] = Term.all(2023...2026), onPick: @escaping (Term) -> Void) {
    self.terms = terms
    self.onPick = onPick
    _term = State(initialValue: terms.first)
  }

  var body: some View {
    VStack(spacing: 16) {
      Text("Enrol from").font(.headline)

      BandColumn(values: terms, selection: $term, bandRow: 0) { term in
        HStack {
          Text(term.season.rawValue.capitalized)
          Spacer()
          Text(String(term.year)).foregroundStyle(.secondary)
        }
        .padding(.horizontal)
      }

      Button("Choose") {
        if let term { onPick(term) }
        dismiss()
      }
      .buttonStyle(.borderedProminent)
      .disabled(term == nil)
    }
    .padding()
    .presentationDetents([.height(420)])
  }
}

#Preview {
  Text("Enrolment")
    .sheet(isPresented: .constant(true)) {
      TermPickerSheet { print($0) }
    }
}
