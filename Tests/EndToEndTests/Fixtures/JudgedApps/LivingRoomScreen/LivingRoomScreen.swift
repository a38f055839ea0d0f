import SwiftUI

struct Device: Identifiable, Hashable {
  enum Kind: String {
    case light = "lightbulb", blind = "blinds.vertical.closed", speaker = "hifispeaker", heater =
      "heater.vertical"
  }

  let name: String
  let kind: Kind
  var isOn: Bool
  var id: String { name }

  static let livingRoom: [Device] = [
    Device(name: "Ceiling", kind: .light, isOn: true),
    Device(name: "Floor lamp", kind: .light, isOn: false),
    Device(name: "Bookshelf", kind: .light, isOn: true),
    Device(name: "Street blinds", kind: .blind, isOn: false),
    Device(name: "Garden blinds", kind: .blind, isOn: true),
    Device(name: "Left speaker", kind: .speaker, isOn: true),
    Device(name: "Right speaker", kind: .speaker, isOn: true),
    Device(name: "Radiator", kind: .heater, isOn: false),
  ]
}

// The picture of the room is either shown whole or scrolled away.
struct RoomPictureBehavior: ScrollTargetBehavior {
  let pictureHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y < pictureHeight else { return }
    target.rect.origin.y = y < pictureHeight / 2 ? 0 : pictureHeight
  }
}

struct LivingRoomScreen: View {
  @State private var devices = Device.livingRoom

  private static let pictureHeight: CGFloat = 240

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        picture
        LazyVStack(spacing: 12) {
          ForEach($devices) { $device in
            DeviceRow(device: $device)
              .frame(height: 64)
          }
        }
        .padding(.horizontal, 16)
        .padding(.top, 12)
      }
    }
    .scrollTargetBehavior(RoomPictureBehavior(pictureHeight: Self.pictureHeight))
    .background(Color.gray.opacity(0.1))
  }

  private var picture: some View {
    LinearGradient(colors: [.brown, .orange.opacity(0.5)], startPoint: .bottom, endPoint: .top)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text("Living room").font(.largeTitle.bold())
          Text("\(devices.filter(\.isOn).count) of \(devices.count) on")
        }
        .foregroundStyle(.white)
        .padding()
      }
      .frame(height: Self.pictureHeight)
      .visualEffect { content, proxy in
        let y = proxy.frame(in: .scrollView).minY
        return
          content
          .offset(y: y < 0 ? -y * 0.4 : 0)
          .opacity(y < 0 ? 1 + y / 300 : 1)
      }
  }
}

private struct DeviceRow: View {
  @Binding var device: Device

  var body: some View {
    Toggle(isOn: $device.isOn) {
      Label(device.name, systemImage: device.kind.rawValue)
    }
    .padding(.horizontal)
    .frame(maxHeight: .infinity)
    .background(.background, in: .rect(cornerRadius: 16))
  }
}

#Preview {
  LivingRoomScreen()
}
