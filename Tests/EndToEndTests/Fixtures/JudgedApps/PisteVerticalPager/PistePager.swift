import SwiftUI

struct Piste: Identifiable {
  enum Grade { case green, blue, red, black }
  let id: String
  let grade: Grade
  let drop: Measurement<UnitLength>
  let groomed: Bool

  var color: Color {
    switch grade {
    case .green: .green
    case .blue: .blue
    case .red: .red
    case .black: .black
    }
  }
}

extension [Piste] {
  static var valley: [Piste] {
    [
      Piste(id: "Marmot", grade: .green, drop: .init(value: 180, unit: .meters), groomed: true),
      Piste(id: "Glacier Run", grade: .blue, drop: .init(value: 640, unit: .meters), groomed: true),
      Piste(id: "North Face", grade: .black, drop: .init(value: 910, unit: .meters), groomed: false),
      Piste(id: "Larch", grade: .red, drop: .init(value: 520, unit: .meters), groomed: true),
      Piste(id: "Last Mile", grade: .blue, drop: .init(value: 230, unit: .meters), groomed: false),
    ]
  }
}

struct PistePager: View {
  let pistes: [Piste]
  @State private var current: Piste.ID?

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(current ?? pistes.first?.id ?? "–").font(.headline)
        Spacer()
        Image(systemName: "snowflake")
      }
      .padding(.horizontal)
      .frame(height: 44)

      ScrollView(.vertical) {
        LazyVStack(spacing: 0) {
          ForEach(pistes) { piste in
            PistePage(piste: piste)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $current)
      .scrollTargetBehavior(.onePageDown)
      .scrollIndicators(.never)

      Label("Lifts open until 16:30", systemImage: "cablecar")
        .font(.footnote)
        .frame(maxWidth: .infinity)
        .frame(height: 48)
        .background(.bar)
    }
  }
}

private struct PistePage: View {
  let piste: Piste

  var body: some View {
    VStack(spacing: 12) {
      Circle()
        .fill(piste.color)
        .frame(width: 56, height: 56)
      Text(piste.id).font(.largeTitle.bold())
      Text(piste.drop.formatted())
        .font(.title3)
      if piste.groomed {
        Text("Groomed last night").foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(piste.color.opacity(0.12))
  }
}

#Preview {
  PistePager(pistes: .valley)
}
