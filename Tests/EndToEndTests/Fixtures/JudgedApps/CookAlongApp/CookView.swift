import SwiftUI

@MainActor
final class CookViewModel: ObservableObject {
  @Published private(set) var steps: [CookStep] = []

  func fetch() async {
    try? await Task.sleep(for: .milliseconds(300))
    let raw = """
      [{"text":"Heat the oven to 200°","photo":false},
       {"text":"Slice the aubergines","photo":true},
       {"text":"Salt them and wait","photo":false},
       {"text":"Fry both sides","photo":true},
       {"text":"Crush the tomatoes","photo":false},
       {"text":"Simmer with basil","photo":true},
       {"text":"Layer in the dish","photo":true},
       {"text":"Grate the cheese","photo":false},
       {"text":"Bake for 35 minutes","photo":false},
       {"text":"Let it rest","photo":false},
       {"text":"Serve","photo":true}]
      """
    steps = (try? JSONDecoder().decode([CookStep].self, from: Data(raw.utf8))) ?? []
  }
}

struct CookView: View {
  @StateObject private var vm = CookViewModel()
  @State private var done: Set<String> = []

  var body: some View {
    VStack(spacing: 0) {
      Text("Parmigiana")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: 52)
        .background(.bar)

      ScrollView {
        VStack(spacing: Gap.row) {
          ForEach(vm.steps) { step in
            row(step)
              .frame(height: step.height)
          }
        }
        .padding(Gap.row)
      }
      .scrollTargetBehavior(StepSnap(stops: vm.steps.stops))

      ProgressView(value: Double(done.count), total: Double(max(vm.steps.count, 1)))
        .padding(.horizontal)
        .frame(height: 48)
        .background(.bar)
    }
    .task { await vm.fetch() }
  }

  func row(_ step: CookStep) -> some View {
    HStack {
      if step.photo {
        RoundedRectangle(cornerRadius: 8)
          .fill(.orange.opacity(0.4))
          .aspectRatio(1, contentMode: .fit)
      }
      Text(step.text)
      Spacer()
      Image(systemName: done.contains(step.id) ? "checkmark.circle.fill" : "circle")
    }
    .padding(12)
    .frame(maxHeight: .infinity)
    .background(RoundedRectangle(cornerRadius: 14).fill(Color(.systemGray6)))
    .onTapGesture {
      if done.remove(step.id) == nil { done.insert(step.id) }
    }
  }
}

#Preview { CookView() }
