import Foundation

/// What Auto Layout keeps of a view or a layout guide.
@MainActor
package final class ConstraintState {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    /// The relations that the view keeps: those among itself and what stands inside.
    var held: [LayoutRule] = []
    /// Those that speak of it, whoever keeps them.
    var mentions: [LayoutRule] = []
    var guides: [UILayoutGuide] = []
    var ownGuides: [GuideKind: UILayoutGuide] = [:]
    /// Whether frame and mask are what says where the view is.
    var translates = true
    var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    var resistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// Solves the tree that the view is the topmost of.
    var engine: LayoutEngine?
    /// Whether its constraints have said where it stands since it came to its superview.
    var hasBeenPlaced = false
    /// Where it was shown when a block first moved it in the frame of a time.
    var shownBefore: (time: Double, frame: CGRect)?
    /// What nobody could be told yet.
    var mistakes: [String] = []
    /// Brings the relations that the view keeps by itself up to date; nil: they are.
    var refresh: (() -> Void)?

    struct Priorities {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        subscript(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    /// Whether any view has ever had one: where none has, nothing is looked for.
    static private(set) var areInUse = false

    init() { Self.areInUse = true }

    static func of(_ item: Any) -> ConstraintState? {
        (item as? UIView)?.layoutState ?? (item as? UILayoutGuide)?.layoutState
    }

    var item: AnyObject? { view ?? guide }
    /// The view in whose tree it stands.
    var home: UIView? { view ?? guide?.owningView }
    var name: String {
        if let view { return "\(type(of: view))" }
        guard let guide else { return "nil" }
        return guide.identifier.isEmpty ? "\(type(of: guide))" : "\(type(of: guide)) '\(guide.identifier)'"
    }

    /// The guides of the view's own.
    var guidesInOrder: [ConstraintState] {
        let kinds: [GuideKind] = [.margins, .safeArea, .readable]
        return kinds.compactMap { ownGuides[$0]?.layoutState }
    }

    /// The guide whose place follows from its view's alone.
    var derived: UILayoutGuide? { guide.flatMap { $0.kind == .free ? nil : $0 } }
}

extension UIView {
    /// Made when something asks for it.
    final var layoutState: ConstraintState {
        if let constraintState { return constraintState }
        let made = ConstraintState()
        made.view = self
        constraintState = made
        return made
    }

    /// The outermost view around.
    final var topmost: UIView {
        var view = self
        while let outer = view.around { view = outer }
        return view
    }

    /// What solves the view's tree; nil: no constraint is in it.
    package final var treeEngine: LayoutEngine? { topmost.constraintState?.engine }

    /// What solves the view's tree; made where there is none.
    final var madeEngine: LayoutEngine {
        let root = topmost
        if let engine = root.constraintState?.engine { return engine }
        let engine = LayoutEngine(root)
        root.layoutState.engine = engine
        return engine
    }
}
