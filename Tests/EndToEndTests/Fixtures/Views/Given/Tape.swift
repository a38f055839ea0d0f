struct Tape { let pitch: CGFloat; init(pitch: CGFloat = 30) { self.pitch = max(pitch, 1) } }
extension View { var gap: CGFloat { 10 } }
