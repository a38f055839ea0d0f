struct Song {
  let title: String
  let lines: [String]

  static let sample = Song(
    title: "Harbour Lights",
    lines: [
      "The boats come in at seven", "with nothing left to say", "the lamps along the harbour",
      "are burning through the day", "and I was never early", "and you were never late",
      "we met between the ferries", "and learned the way to wait", "oh, harbour lights",
      "be low and be kind", "oh, harbour lights", "I have left it all behind",
      "The ropes are dark with water", "the nets are hung to dry", "my father mended engines",
      "my mother watched the sky", "and nobody went under", "and nobody went far",
      "they carried home the evening", "like oil inside a jar", "oh, harbour lights",
      "be low and be kind", "oh, harbour lights", "I have left it all behind",
    ]
  )
}
