import Foundation
import TallyCore
import TallyUI

/// Where what is dragged is shown, and how.
@MainActor
final class DragPreviewModel {
    fileprivate let face: AnyView
    /// Where it was lifted from.
    private let place: CGRect
    fileprivate let layoutDirection: LayoutDirection
    private var way = CGSize.zero
    fileprivate private(set) var isLifted = false
    fileprivate private(set) var isGone = false
    private let changed = Signal()

    init(_ face: AnyView, _ place: CGRect, _ environment: EnvironmentValues) {
        self.face = face
        self.place = place
        layoutDirection = environment.layoutDirection
    }

    fileprivate var center: CGPoint {
        changed.read()
        return CGPoint(x: place.midX + way.width, y: place.midY + way.height)
    }

    func lift(_ runtime: Runtime) {
        isLifted = true
        changed.send(runtime)
    }

    func move(by way: CGSize, _ runtime: Runtime) {
        guard way.width.isFinite, way.height.isFinite, way != self.way else { return }
        self.way = way
        changed.send(runtime)
    }

    /// Lays it down where its view is now.
    func land(in place: CGRect, _ runtime: Runtime) {
        way = CGSize(width: place.midX - self.place.midX, height: place.midY - self.place.midY)
        isLifted = false
        changed.send(runtime)
    }

    func vanish(_ runtime: Runtime) {
        isGone = true
        changed.send(runtime)
    }
}

/// What follows the finger: a little larger than the view was, with a shadow.
struct DragPreview: View {
    let model: DragPreviewModel

    var body: some View {
        let center = model.center
        model.face
            .environment(\.layoutDirection, model.layoutDirection)
            .fixedSize()
            .shadow(
                color: .black.opacity(model.isLifted ? 0.25 : 0), radius: model.isLifted ? 10 : 0,
                y: model.isLifted ? 5 : 0
            )
            .scaleEffect(model.isGone ? 0.5 : model.isLifted ? 1.06 : 1)
            .opacity(model.isGone ? 0 : 1)
            .position(center)
            // The place is one of the stage, which has no direction.
            .environment(\.layoutDirection, .leftToRight)
    }
}
