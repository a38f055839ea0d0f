import SwiftUI

struct ArtEra: Identifiable {
  let id: String
  let works: [String]
}

let artEras: [ArtEra] = [
  ArtEra(id: "Gothic", works: ["Chartres", "Arena Chapel", "Wilton Diptych", "Maestà", "Lamentation"]),
  ArtEra(
    id: "Renaissance",
    works: [
      "Primavera", "Tempest", "Last Supper", "David", "School of Athens",
      "Sistine Ceiling", "Mona Lisa", "Assunta", "Tempietto",
    ]),
  ArtEra(
    id: "Baroque",
    works: [
      "Judith", "Las Meninas", "Night Watch", "Saint Teresa", "Milkmaid",
      "Jewish Bride", "Girl with a Pearl",
    ]),
  ArtEra(
    id: "Modern",
    works: [
      "Olympia", "Impression", "Starry Night", "The Scream", "Demoiselles", "Dance",
      "Fountain", "Guernica", "Nighthawks", "Number 5", "Marilyn", "Spiral Jetty",
    ]),
  ArtEra(id: "Today", works: ["Cloud Gate", "Sunflower Seeds", "The Clock", "Weather Project"]),
]

struct EraTimeline: View {
  var eras = artEras
  @State private var tops: [ArtEra.ID: CGFloat] = [:]

  var body: some View {
    VStack(spacing: 0) {
      Text("Timeline of art")
        .font(.headline)
        .frame(height: 48)
      Divider()
      ScrollView {
        VStack(spacing: 0) {
          ForEach(eras) { era in
            EraBlock(era: era)
              .reportTop { tops[era.id] = $0 }
          }
        }
      }
      .scrollTargetBehavior(HeadingSnap(headings: tops.values.sorted()))
    }
  }
}

struct EraBlock: View {
  let era: ArtEra

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(era.id)
        .font(.title2.bold())
        .frame(height: 56)
      ForEach(era.works, id: \.self) { work in
        HStack {
          Circle().frame(width: 8, height: 8)
          Text(work)
          Spacer()
        }
        .frame(height: 72)
      }
    }
    .padding(.horizontal)
  }
}

#Preview { EraTimeline() }
