import SwiftUI
import Observation

@Observable
final class PipelineModel {
  struct Stage: Identifiable {
    let id: String
    var deals: Int
    var value: Double
    var change: Double
  }

  var stages: [Stage] = [
    .init(id: "Lead", deals: 41, value: 182_000, change: 0.08),
    .init(id: "Qualified", deals: 23, value: 140_500, change: -0.02),
    .init(id: "Proposal", deals: 12, value: 98_000, change: 0.11),
    .init(id: "Negotiation", deals: 6, value: 72_300, change: 0.04),
    .init(id: "Won", deals: 9, value: 88_900, change: 0.21),
  ]
  var recent = ["Harbor Freight renewed", "Call with Nordwind", "Quote sent to Alto"]
}

struct PipelineSummary: View {
  @State private var model = PipelineModel()

  var body: some View {
    NavigationStack {
      List {
        Section("Stages") {
          stageStrip
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
        }
        Section("Activity") {
          ForEach(model.recent, id: \.self, content: Text.init)
        }
      }
      .navigationTitle("Pipeline")
    }
  }

  private var stageStrip: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(model.stages) { stage in
          StageCard(stage: stage)
            .frame(width: 250, height: 132)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
  }
}

private struct StageCard: View {
  let stage: PipelineModel.Stage

  var body: some View {
    VStack(alignment: .leading) {
      Text(stage.id).font(.headline)
      Text("\(stage.deals) deals").foregroundStyle(.secondary)
      Spacer()
      HStack {
        Text(stage.value, format: .currency(code: "USD").precision(.fractionLength(0)))
          .font(.title3.bold())
        Spacer()
        Text(stage.change, format: .percent)
          .foregroundStyle(stage.change < 0 ? .red : .green)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.background.secondary, in: .rect(cornerRadius: 14))
  }
}

#Preview { PipelineSummary() }
