import Observation

struct Plant: Identifiable {
  var id: String { name }
  let name: String
  let spot: String
  let tasks: [String]
}

@Observable
final class Rounds {
  var done: Set<String> = []

  let plants: [Plant] = [
    Plant(name: "Monstera", spot: "Living room", tasks: ["Water", "Wipe leaves", "Turn"]),
    Plant(name: "Aloe", spot: "Kitchen", tasks: ["Check soil"]),
    Plant(
      name: "Lemon tree", spot: "Balcony",
      tasks: [
        "Water", "Feed", "Look for scale", "Spray leaves", "Prune suckers", "Pick fruit",
        "Check stakes", "Sweep pot", "Move into sun", "Measure", "Take photo",
      ]),
    Plant(name: "Orchid", spot: "Bathroom", tasks: ["Soak", "Drain", "Mist", "Check roots", "Cut spike"]),
    Plant(name: "Fern", spot: "Hall", tasks: ["Mist", "Trim"]),
    Plant(name: "Basil", spot: "Kitchen", tasks: ["Water", "Pinch tips", "Harvest", "Turn"]),
  ]
}
