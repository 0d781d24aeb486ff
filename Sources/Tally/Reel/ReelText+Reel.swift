extension ReelText {
    /// A wheel with faces, and the one that it stops at.
    ///
    /// The faces go round: the first one follows the last. A face may be of several characters, may be there more than once,
    /// and may be empty, which is a blank. Line breaks in it count as spaces.
    public struct Reel: Hashable, Sendable {
        /// The faces in the order in which they pass while the reel ascends.
        public let faces: [String]
        /// The face at rest; empty if there are no faces.
        public let face: String
        /// The index of the face at rest; `nil` for what stands still.
        let stop: Int?

        /// - Parameters:
        ///   - faces: Without any, nothing is shown, and nothing moves.
        ///   - stop: The index of the face at rest, counted round the wheel: −1 is the last face.
        public init(_ faces: [String], stop: Int = 0) {
            self.faces = faces.map(Self.line)
            self.stop = faces.isEmpty ? nil : stop.modulo(faces.count)
            face = self.stop.map { [faces = self.faces] in faces[$0] } ?? ""
        }

        /// - Parameter stop: The face at rest, the first one of these. A text that is no face of the reel stands still in
        ///   its place, and no wider than it is.
        public init(_ faces: [String], stop: String) {
            self.faces = faces.map(Self.line)
            face = Self.line(stop)
            self.stop = self.faces.firstIndex(of: face)
        }

        private static func line(_ face: String) -> String {
            face.contains(where: \.isNewline) ? String(face.map { $0.isNewline ? " " : $0 }) : face
        }
    }
}

extension Int {
    /// Returns the remainder that is not negative, for a divisor above 0.
    fileprivate func modulo(_ divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
