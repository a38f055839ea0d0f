import SwiftUI

struct CarnetDeCitations: View {
  let citations: [Citation] = Citations.dujour
  @State private var favoris: Set<Int> = []

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(citations) { citation in
            CarteCitation(citation: citation, estFavori: favoris.contains(citation.id)) {
              favoris.formSymmetricDifference([citation.id])
            }
            .frame(width: geo.size.width, height: geo.size.height)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(TournePage(pas: geo.size.width, nombre: citations.count))
    }
    .background(Color(red: 0.97, green: 0.94, blue: 0.88))
  }
}

// Tourne les pages du carnet, une seule à la fois.
struct TournePage: ScrollTargetBehavior {
  let pas: CGFloat
  let nombre: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pas > 0, nombre > 0 else { return }
    let position = target.rect.minX / pas
    let depart = (context.originalTarget.rect.minX / pas).rounded()

    // le sens du geste décide de la page d'arrivée
    let voulue = context.velocity.dx >= 0 ? position.rounded(.up) : position.rounded(.down)

    // jamais plus d'une page par geste
    let page = min(max(voulue, depart - 1), depart + 1)
    target.rect.origin.x = min(max(page, 0), CGFloat(nombre - 1)) * pas
  }
}

struct CarteCitation: View {
  let citation: Citation
  let estFavori: Bool
  let basculer: () -> Void

  var body: some View {
    VStack(spacing: 20) {
      Text("« \(citation.texte) »").font(.system(.title, design: .serif)).multilineTextAlignment(.center)
      Text(citation.auteur).italic().foregroundStyle(.secondary)
      Button(action: basculer) {
        Image(systemName: estFavori ? "bookmark.fill" : "bookmark")
      }
    }
    .padding(40)
  }
}
