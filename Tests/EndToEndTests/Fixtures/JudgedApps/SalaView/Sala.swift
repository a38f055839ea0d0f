import SwiftUI

struct Asiento: Identifiable, Hashable {
  let fila: Int
  let columna: Int
  var id: Int { fila * 100 + columna }
  var ocupado: Bool { (fila * 7 + columna * 3) % 5 == 0 }
  var etiqueta: String { "\(String(UnicodeScalar(UInt8(65 + fila))))\(columna + 1)" }
}

struct Sala {
  let filas = 24
  let columnas = 18
  let bloque = 6  // butacas entre dos pasillos

  let lado: CGFloat = 36
  let hueco: CGFloat = 8
  let pasillo: CGFloat = 28
  let margen: CGFloat = 16

  var paso: CGFloat { lado + hueco }

  func llevaPasillo(_ columna: Int) -> Bool {
    columna % bloque == bloque - 1 && columna < columnas - 1
  }

  var topesX: [CGFloat] {
    (0..<columnas).map { CGFloat($0) * paso + CGFloat($0 / bloque) * pasillo }
  }

  var topesY: [CGFloat] {
    (0..<filas).map { CGFloat($0) * paso }
  }
}

// Deja siempre una butaca entera en la esquina superior izquierda.
struct AjusteAButaca: ScrollTargetBehavior {
  let sala: Sala

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limiteX = max(0, context.contentSize.width - context.containerSize.width)
    let limiteY = max(0, context.contentSize.height - context.containerSize.height)
    target.rect.origin.x = masCercano(a: target.rect.minX, en: sala.topesX, limite: limiteX)
    target.rect.origin.y = masCercano(a: target.rect.minY, en: sala.topesY, limite: limiteY)
  }

  private func masCercano(a valor: CGFloat, en topes: [CGFloat], limite: CGFloat) -> CGFloat {
    let posibles = topes.filter { $0 < limite } + [limite]
    return posibles.min { abs($0 - valor) < abs($1 - valor) } ?? valor
  }
}
