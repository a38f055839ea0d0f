import SwiftUI

struct CityGuideView: View {
  @StateObject private var vm = CityViewModel()

  var body: some View {
    VStack(spacing: 20) {
      if vm.isLoading {
        ProgressView()
      } else {
        carousel
        controls
        if let city = vm.current {
          VStack(alignment: .leading, spacing: 6) {
            Text(city.country).font(.caption).foregroundStyle(.secondary)
            Text(city.about)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 24)
        }
        Spacer()
      }
    }
    .task { await vm.load() }
  }

  // the neighbours peek in on both sides
  private var carousel: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 12) {
        ForEach(Array(vm.cities.enumerated()), id: \.element.id) { index, city in
          CityCard(city: city)
            .containerRelativeFrame(.horizontal)
            .tag(index)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 24, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $vm.selected)
    .frame(height: 320)
  }

  private var controls: some View {
    HStack {
      Button {
        withAnimation { vm.back() }
      } label: {
        Image(systemName: "arrow.left")
      }
      Spacer()
      Text("\((vm.selected ?? 0) + 1) / \(vm.cities.count)")
        .monospacedDigit()
      Spacer()
      Button {
        withAnimation { vm.next() }
      } label: {
        Image(systemName: "arrow.right")
      }
    }
    .padding(.horizontal, 24)
  }
}

struct CityCard: View {
  let city: City

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
      Text(city.name)
        .font(.largeTitle.bold())
        .foregroundStyle(.white)
        .padding()
    }
    .clipShape(RoundedRectangle(cornerRadius: 24))
  }
}

#Preview {
  CityGuideView()
}
