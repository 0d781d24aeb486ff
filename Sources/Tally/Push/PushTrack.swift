import SwiftUI

/// The way of a column whose faces push one another up or down: a strip of one pass, 0 to 9 and again 0, gone through again
/// and again.
struct PushTrack: SlotTrack {
    let faces: PushFaces

    /// What one pass goes through, and the face it ends on.
    var length: Int { min(faces.count, 10) + 1 }

    /// The faces from top to bottom.
    var strip: [String] {
        let passed = (0..<length).map { faces.token.glyph(for: faces.first + $0) }
        return isDownward ? passed.reversed() : passed
    }

    func position(at place: Double) -> Double {
        let (index, share) = faces.step(at: place)
        // The end of a pass is where the next begins, but for a column that has only one.
        let passed = faces.count > 10 ? index % 10 : index
        let way = Double(passed) + share
        return isDownward ? Double(length - 1) - way : way
    }

    private var isDownward: Bool { faces.face.edge == .top }
}
