import SwiftUI

struct Satellite: Identifiable, Hashable {
  let id: String
  let name: String
  let elevation: Int
  let azimuth: Int
  let magnitude: Double
  let nextPass: String
}

extension Satellite {
  static let samples: [Satellite] = [
    Satellite(id: "25544", name: "ISS", elevation: 61, azimuth: 214, magnitude: -3.2, nextPass: "20:14"),
    Satellite(id: "48274", name: "Tiangong", elevation: 38, azimuth: 187, magnitude: -1.6, nextPass: "20:51"),
    Satellite(id: "20580", name: "Hubble", elevation: 17, azimuth: 172, magnitude: 1.4, nextPass: "21:07"),
    Satellite(id: "33591", name: "NOAA 19", elevation: 74, azimuth: 12, magnitude: 4.1, nextPass: "21:33"),
    Satellite(id: "39084", name: "Landsat 8", elevation: 52, azimuth: 349, magnitude: 3.8, nextPass: "22:02"),
    Satellite(id: "40697", name: "Sentinel-2A", elevation: 45, azimuth: 8, magnitude: 3.9, nextPass: "22:40"),
  ]
}

struct PassCard: View {
  let satellite: Satellite
  let isTracked: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(satellite.name)
          .font(.title2.bold())
        Spacer()
        if isTracked {
          Image(systemName: "dot.radiowaves.left.and.right")
            .foregroundStyle(.green)
        }
      }
      Spacer(minLength: 0)
      Text(satellite.nextPass)
        .font(.system(size: 44, weight: .light, design: .monospaced))
      Text("Rises at \(satellite.azimuth)°, culminates at \(satellite.elevation)°")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .padding(20)
    .frame(height: 196)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.indigo.opacity(0.15), in: .rect(cornerRadius: 24))
  }
}

struct PassCarousel: View {
  let satellites: [Satellite]
  @Binding var selection: Satellite.ID?

  private let gutter: CGFloat = 12

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: gutter) {
        ForEach(satellites) { satellite in
          PassCard(satellite: satellite, isTracked: satellite.id == selection)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, gutter * 2, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .scrollPosition(id: $selection)
    .scrollIndicators(.hidden)
    .frame(height: 196)
  }
}

struct SatelliteDetail: View {
  let satellite: Satellite

  var body: some View {
    VStack(spacing: 0) {
      LabeledContent("Catalog number", value: satellite.id)
        .padding(.vertical, 12)
      Divider()
      LabeledContent("Elevation", value: "\(satellite.elevation)°")
        .padding(.vertical, 12)
      Divider()
      LabeledContent("Magnitude") {
        Text(satellite.magnitude, format: .number.precision(.fractionLength(1)))
      }
      .padding(.vertical, 12)
    }
  }
}

struct SatelliteTrackerScreen: View {
  @State private var selection: Satellite.ID? = Satellite.samples.first?.id

  private var selected: Satellite? {
    Satellite.samples.first { $0.id == selection }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          PassCarousel(satellites: Satellite.samples, selection: $selection)
          if let selected {
            SatelliteDetail(satellite: selected)
              .padding(.horizontal, 24)
          }
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Tonight")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  SatelliteTrackerScreen()
}
