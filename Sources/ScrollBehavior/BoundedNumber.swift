extension Double {
  /// The nearest number from −2⁵³ to 2⁵³, up to which whole points can be told apart; what is no number is 0.
  ///
  /// Whoever passes NaN or infinity where a number cannot be refused gets this instead.
  package var bounded: Double {
    if abs(self) <= 0x1p53 { return self }
    return isNaN ? 0 : self < 0 ? -0x1p53 : 0x1p53
  }
}
