import SwiftUI

struct DosisRad: View {
  @ObservedObject var modell: MedikamentModell
  private let zeilenhoehe: CGFloat = 44
  private let sichtbareZeilen = 5
  private var radhoehe: CGFloat { zeilenhoehe * CGFloat(sichtbareZeilen) }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(spacing: 0) {
        ForEach(Array(modell.dosen.enumerated()), id: \.element) { index, dosis in
          Text(dosis.beschriftung)
            .fontWeight(index == modell.gewaehlt ? .bold : .regular)
            .frame(height: zeilenhoehe)
        }
      }
      // Platz, damit auch die erste und die letzte Zeile in die Mitte kommen
      .padding(.vertical, radhoehe / 2)
    }
    .scrollTargetBehavior(RadEinrasten(zeilenhoehe: zeilenhoehe, anzahl: modell.dosen.count))
    .onScrollGeometryChange(for: Int.self) { geo in
      Int((geo.contentOffset.y / zeilenhoehe).rounded())
    } action: { _, neu in
      modell.gewaehlt = min(max(neu, 0), modell.dosen.count - 1)
    }
    .frame(height: radhoehe)
    .overlay {
      RoundedRectangle(cornerRadius: 8)
        .stroke(.tint, lineWidth: 1)
        .frame(height: zeilenhoehe)
        .allowsHitTesting(false)
    }
  }
}

// Lässt das Rad immer auf einer ganzen Zeile stehen bleiben.
struct RadEinrasten: ScrollTargetBehavior {
  let zeilenhoehe: CGFloat
  let anzahl: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let zeile = (target.rect.minY / zeilenhoehe).rounded()
    let gueltig = min(max(zeile, 0), CGFloat(anzahl - 1))
    target.rect.origin.y = gueltig * zeilenhoehe
  }
}

struct DosisBlatt: View {
  @StateObject private var modell = MedikamentModell(name: "Ramipril", bis: 20)

  var body: some View {
    VStack(spacing: 20) {
      Text(modell.name).font(.title2)
      DosisRad(modell: modell)
      Button("Einnahme speichern: \(modell.dosen[modell.gewaehlt].beschriftung)") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .presentationDetents([.medium])
  }
}
