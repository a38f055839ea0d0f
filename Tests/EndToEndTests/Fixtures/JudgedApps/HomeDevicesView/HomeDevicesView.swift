import SwiftUI

struct Device: Identifiable {
  enum Kind: CaseIterable {
    case light, blind, speaker, thermostat, lock

    var symbol: String {
      switch self {
      case .light: "lightbulb.fill"
      case .blind: "blinds.horizontal.closed"
      case .speaker: "hifispeaker.fill"
      case .thermostat: "thermometer.medium"
      case .lock: "lock.fill"
      }
    }
  }

  let id: Int
  let name: String
  let kind: Kind
  var isOn: Bool
}

@Observable
final class HomeModel {
  var devices: [Device] = (0..<23).map { index in
    let kind = Device.Kind.allCases[index % Device.Kind.allCases.count]
    return Device(id: index, name: "\(kind) \(index / 5 + 1)".capitalized, kind: kind, isOn: index % 3 == 0)
  }

  var activeCount: Int {
    devices.filter(\.isOn).count
  }
}

enum TileLayout {
  static let rowsPerScreen = 5
  static let gutter: CGFloat = 12
  static let columns = [
    GridItem(.flexible(), spacing: gutter),
    GridItem(.flexible(), spacing: gutter),
  ]
}

struct TileRowBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let rowStep = (context.containerSize.height + TileLayout.gutter) / CGFloat(TileLayout.rowsPerScreen)
    guard rowStep > 0 else { return }
    let row = (target.rect.minY / rowStep).rounded()
    target.rect.origin.y = max(row, 0) * rowStep
  }
}

struct HomeDevicesView: View {
  @State private var model = HomeModel()

  var body: some View {
    ScrollView {
      LazyVGrid(columns: TileLayout.columns, spacing: TileLayout.gutter) {
        ForEach($model.devices) { $device in
          DeviceTile(device: $device)
            .containerRelativeFrame(
              .vertical,
              count: TileLayout.rowsPerScreen,
              spacing: TileLayout.gutter
            )
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollTargetBehavior(TileRowBehavior())
    .scrollIndicators(.hidden)
    .safeAreaInset(edge: .top, spacing: 0) {
      HStack(alignment: .firstTextBaseline) {
        Text("My Home")
          .font(.title2.bold())
        Spacer()
        Text("\(model.activeCount) on")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 16)
      .frame(height: 64)
      .background(.thinMaterial)
    }
  }
}

private struct DeviceTile: View {
  @Binding var device: Device

  var body: some View {
    Button {
      device.isOn.toggle()
    } label: {
      VStack(alignment: .leading) {
        Image(systemName: device.kind.symbol)
          .font(.title2)
          .symbolVariant(device.isOn ? .fill : .none)
        Spacer()
        Text(device.name)
          .font(.headline)
        Text(device.isOn ? "On" : "Off")
          .font(.caption)
      }
      .padding(14)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(device.isOn ? Color.yellow.opacity(0.4) : Color(.secondarySystemBackground))
      .clipShape(.rect(cornerRadius: 18))
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  HomeDevicesView()
}
