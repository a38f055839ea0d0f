import SwiftUI
import Observation

enum EditTool: String, CaseIterable, Identifiable {
  case straighten, exposure, vignette

  var id: Self { self }

  var range: ClosedRange<Int> {
    switch self {
    case .straighten: -45...45
    case .exposure: -100...100
    case .vignette: 0...100
    }
  }

  // Distance between two ticks. Angles get more room than percentages.
  var pitch: CGFloat { self == .straighten ? 12 : 8 }
}

@Observable
final class EditorModel {
  var tool: EditTool = .straighten
  private var values: [EditTool: Int] = [:]

  subscript(tool: EditTool) -> Int {
    get { values[tool] ?? 0 }
    set { values[tool] = newValue }
  }
}

struct EditorPanel: View {
  @State private var model = EditorModel()

  var body: some View {
    VStack(spacing: 18) {
      Text("\(model[model.tool])").font(.title.monospacedDigit())
      RulerSlider(value: $model[model.tool], range: model.tool.range, pitch: model.tool.pitch) { unit in
        Capsule()
          .fill(unit == 0 ? Color.yellow : .white.opacity(unit % 5 == 0 ? 0.9 : 0.4))
          .frame(width: 1.5, height: unit % 5 == 0 ? 28 : 16)
      }
      .id(model.tool)
      Picker("Tool", selection: $model.tool) {
        ForEach(EditTool.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
    }
    .padding(.vertical)
    .background(.black)
    .foregroundStyle(.white)
  }
}
