import Foundation

struct ItineraryDay: Identifiable, Hashable {
  let id: Int
  let city: String
  let summary: String
  let notes: String

  static let portugal: [ItineraryDay] = [
    (
      "Lisbon", "Arrival",
      "Pick up the Lisboa Card at the airport desk. Metro to Baixa, drop the bags, then a slow walk up to Graça for the sunset."
    ),
    (
      "Lisbon", "Alfama & the castle",
      "Castle opens at nine; buy tickets the evening before. Lunch at the little place behind the Sé. Tram 28 is full after eleven, so walk down."
    ),
    (
      "Sintra", "Palaces",
      "Train from Rossio at 8:41. Bus 434 up to Pena, walk down through the park. Bring a jacket: it is ten degrees colder in the fog."
    ),
    (
      "Cascais", "Beach day",
      "Coastal train, sit on the left. Rent bikes next to the station and ride to Guincho."
    ),
    (
      "Évora", "Bone chapel",
      "Car rental at Oriente, 1h30 on the A6. Cromlech on the way back, the last two kilometres are a dirt road."
    ),
    ("Lagos", "Drive south", "Long drive, stop in Comporta for lunch. Check-in until 20:00, call if later."),
    ("Lagos", "Ponta da Piedade", "Kayak tour at 10:00, meeting point is the blue kiosk at the marina."),
    ("Sagres", "Cape St Vincent", "Wind! The fort closes at 17:30 in April."),
    ("Lagos", "Free day", "Nothing planned."),
    (
      "Coimbra", "Drive north",
      "Four hours without breaks. Return the car at Coimbra B before 19:00 and keep the fuel receipt."
    ),
    ("Coimbra", "University", "The Joanina library has timed entry; ours is 11:20. No photos inside."),
    ("Porto", "Train to Porto", "Seats 41–44, coach 3. Luggage goes at the end of the coach."),
    (
      "Porto", "Cellars",
      "Tasting at Graham's at 15:00. Walk over the upper deck of the bridge and take the cable car down."
    ),
    ("Porto", "Departure", "Metro E to the airport takes 30 minutes from Trindade."),
  ].enumerated().map { index, day in
    ItineraryDay(id: index, city: day.0, summary: day.1, notes: day.2)
  }
}
