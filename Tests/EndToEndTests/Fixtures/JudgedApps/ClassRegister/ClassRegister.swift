import Observation
import SwiftUI

@Observable
final class Register {
  struct Pupil: Identifiable {
    let id: Int
    let name: String
    var present = true
  }

  var className = "4B"
  var pupils: [Pupil] = [
    "Ada", "Bruno", "Chiara", "Dario", "Emil", "Fatima", "Greta", "Hugo", "Ines", "Jonas",
    "Katya", "Leo", "Mara", "Nils", "Olga", "Pablo", "Quinn", "Rosa", "Sami", "Tilda",
  ].enumerated().map { Pupil(id: $0.offset, name: $0.element) }

  var presentCount: Int { pupils.filter(\.present).count }
}

struct ClassRegister: View {
  @State private var register = Register()

  private let headerHeight: CGFloat = 96

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach($register.pupils) { $pupil in
          PupilRow(pupil: $pupil)
            .frame(height: 84)
        }
      }
      .scrollTargetLayout()
      .padding(.top, headerHeight + 12)
      .padding(.horizontal)
      .padding(.bottom, 24)
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .overlay(alignment: .top) {
      RegisterHeader(register: register)
        .frame(height: headerHeight)
        .background(.bar)
    }
  }
}

private struct RegisterHeader: View {
  let register: Register

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Class \(register.className)").font(.title2.bold())
        Text("Morning register").foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(register.presentCount)/\(register.pupils.count)")
        .font(.title.monospacedDigit())
    }
    .padding(.horizontal)
    .frame(maxHeight: .infinity)
  }
}

private struct PupilRow: View {
  @Binding var pupil: Register.Pupil

  var body: some View {
    Toggle(isOn: $pupil.present) {
      HStack(spacing: 12) {
        Circle()
          .fill(Color(hue: Double(pupil.id) / 20, saturation: 0.5, brightness: 0.9))
          .frame(width: 48, height: 48)
          .overlay { Text(pupil.name.prefix(1)).bold() }
        Text(pupil.name).font(.headline)
      }
    }
    .padding(.horizontal)
    .frame(maxHeight: .infinity)
    .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 14))
  }
}

#Preview {
  ClassRegister()
}
