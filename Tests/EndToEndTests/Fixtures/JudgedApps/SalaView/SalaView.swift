import SwiftUI

struct SalaView: View {
  let sala = Sala()
  @State private var elegidos: Set<Asiento> = []

  var body: some View {
    VStack(spacing: 20) {
      Text("PANTALLA").font(.caption).tracking(6)
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        VStack(spacing: sala.hueco) {
          ForEach(0..<sala.filas, id: \.self) { fila in
            HStack(spacing: sala.hueco) {
              ForEach(0..<sala.columnas, id: \.self) { columna in
                boton(Asiento(fila: fila, columna: columna))
                  .padding(.trailing, sala.llevaPasillo(columna) ? sala.pasillo : 0)
              }
            }
          }
        }
        .padding(sala.margen)
      }
      .scrollTargetBehavior(AjusteAButaca(sala: sala))
      .frame(height: 560)

      Text(elegidos.isEmpty ? "Elige tus butacas" : elegidos.map(\.etiqueta).sorted().joined(separator: ", "))
    }
  }

  private func boton(_ asiento: Asiento) -> some View {
    Button {
      if elegidos.remove(asiento) == nil { elegidos.insert(asiento) }
    } label: {
      RoundedRectangle(cornerRadius: 8)
        .fill(asiento.ocupado ? Color.gray : elegidos.contains(asiento) ? .green : .blue)
        .overlay { Text(asiento.etiqueta).font(.caption2).foregroundStyle(.white) }
        .frame(width: sala.lado, height: sala.lado)
    }
    .disabled(asiento.ocupado)
  }
}
