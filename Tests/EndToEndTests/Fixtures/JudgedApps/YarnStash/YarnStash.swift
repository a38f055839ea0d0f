import SwiftUI

struct Yarn: Identifiable {
  enum Weight: String, CaseIterable { case lace, sport, worsted, bulky }
  let id: Int
  let name: String
  let weight: Weight
  let metres: Int
  let hue: Double

  static let stash: [Yarn] = Weight.allCases.enumerated().flatMap { group, weight in
    (0..<(5 + group)).map { index in
      Yarn(
        id: group * 100 + index,
        name: ["Fjord", "Moss", "Clay", "Plum", "Straw", "Slate", "Rust", "Foam"][index],
        weight: weight,
        metres: 80 + 40 * index,
        hue: Double(index) / 8)
    }
  }
}

struct YarnStashView: View {
  @State private var picked: Yarn?

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 28) {
          ForEach(Yarn.Weight.allCases, id: \.self) { weight in
            YarnSection(
              title: weight.rawValue.capitalized,
              yarns: Yarn.stash.filter { $0.weight == weight },
              picked: $picked)
          }
        }
        .padding(.vertical)
      }
      .navigationTitle("Stash")
      .sheet(item: $picked) { yarn in
        Text("\(yarn.metres) m of \(yarn.name)")
          .presentationDetents([.fraction(0.25)])
      }
    }
  }
}

private struct YarnSection: View {
  let title: String
  let yarns: [Yarn]
  @Binding var picked: Yarn?

  private let rows = [
    GridItem(.fixed(76), spacing: 10),
    GridItem(.fixed(76), spacing: 10),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title)
        .font(.title3.bold())
        .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: 10) {
          ForEach(yarns) { yarn in
            YarnCell(yarn: yarn)
              .onTapGesture { picked = yarn }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.never)
      .frame(height: 162)
    }
  }
}

private struct YarnCell: View {
  let yarn: Yarn

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(Color(hue: yarn.hue, saturation: 0.5, brightness: 0.8))
        .frame(width: 44)
      VStack(alignment: .leading) {
        Text(yarn.name).font(.subheadline.bold())
        Text("\(yarn.metres) m").font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 12)
    .frame(width: 190, height: 76)
    .background(.quaternary, in: .rect(cornerRadius: 14))
  }
}

#Preview { YarnStashView() }
