import SwiftUI

@Observable
final class CadenceModel {
  var spm: Int? = 170
  let range = Array(stride(from: 140, through: 200, by: 2))

  var hint: String {
    switch spm ?? 170 {
    case ..<160: "Easy"
    case 160..<176: "Steady"
    default: "Quick feet"
    }
  }

  func save() {
    UserDefaults.standard.set(spm ?? 170, forKey: "cadence.target")
  }
}

struct CadenceScreen: View {
  @State private var model = CadenceModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: Theme.Space.m) {
      VStack(spacing: 2) {
        Text("\(model.spm ?? 170)")
          .font(.system(size: 56, weight: .heavy, design: .rounded))
          .contentTransition(.numericText())
        Text(model.hint).foregroundStyle(.secondary)
      }
      CadenceWheel(values: model.range, selection: $model.spm)
        .card()
      Button("Set metronome") {
        model.save()
        dismiss()
      }
      .buttonStyle(.borderedProminent)
      .tint(Theme.accent)
    }
    .padding(.horizontal, Theme.Space.m)
    .navigationTitle("Cadence")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  NavigationStack { CadenceScreen() }
}
