import Foundation
internal import TallySolver

/// What an engine knows of a view or a guide.
@MainActor
final class ItemRecord {
    weak var state: ConstraintState?
    let x: LinearVariable
    let y: LinearVariable
    let width: LinearVariable
    let height: LinearVariable
    /// What holds it where its frame says: x, y, width and height; nil: its constraints place it.
    var frame: [FrameHold] = []
    var content: [ContentHold?] = [nil, nil]
    /// What keeps the lengths from being negative; added where one would be.
    var floors: [ConstraintID?] = [nil, nil]
    /// Where it was placed last.
    var placed: Place?
    /// The width that the content's height is for.
    var measuredWidth: CGFloat?

    struct FrameHold {
        let variable: LinearVariable
        var id: ConstraintID?
        var value: Double
        var isRequired: Bool
    }

    struct ContentHold {
        var hug: ConstraintID?
        var resist: ConstraintID?
        var value: Double
        var hugging: Float
        var resistance: Float
    }

    struct Place: Equatable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        func isNear(_ other: Place) -> Bool {
            abs(x - other.x) < 1e-7 && abs(y - other.y) < 1e-7 && abs(width - other.width) < 1e-7
                && abs(height - other.height) < 1e-7
        }

        var rect: CGRect { CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0)) }
    }

    init(_ state: ConstraintState, _ solver: ConstraintSolver) {
        self.state = state
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }

    func place(in solver: ConstraintSolver) -> Place {
        Place(
            x: solver.value(of: x), y: solver.value(of: y), width: solver.value(of: width),
            height: solver.value(of: height))
    }
}
