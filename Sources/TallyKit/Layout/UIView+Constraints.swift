extension UIView {
    /// Whether frame and autoresizing mask are constraints, and required ones. Off: the view's constraints place it.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintState?.translates ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            layoutState.translates = newValue
            if around != nil { _ = madeEngine }
            constraintsMayDiffer()
        }
    }

    /// The constraints among the view itself and what stands inside, as they became active.
    public var constraints: [NSLayoutConstraint] { constraintState?.held.compactMap(\.constraint) ?? [] }

    /// Activates a constraint in this view. Its items have to stand in it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        constraint.activate()
    }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.rule?.holder === self { constraint.isActive = false }
    }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    // MARK: Content

    /// How much the view keeps from becoming larger than its content: 250, unless it is set.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState?.hugging[axis] ?? .defaultLow
    }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis) else { return }
        layoutState.hugging[axis] = priority
        constraintsMayDiffer()
        insideIntrinsicSizeChanged()
    }
    /// How much the view keeps from becoming smaller than its content: 750, unless it is set.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState?.resistance[axis] ?? .defaultHigh
    }
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        layoutState.resistance[axis] = priority
        constraintsMayDiffer()
        insideIntrinsicSizeChanged()
    }

    // MARK: Questions

    /// Whether the constraints leave more than one place or size. Slow: for looking into a layout, not for one.
    public var hasAmbiguousLayout: Bool {
        guard followsConstraints, let constraintState else { return false }
        return treeEngine?.isAmbiguous(constraintState) ?? false
    }

    /// The program's constraints that speak of the view along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintState?.constraints(along: axis) ?? []
    }

    /// Puts the view into another of the places that its constraints leave open; here nothing changes.
    public func exerciseAmbiguityInLayout() {}
}

extension ConstraintState {
    func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        mentions.compactMap(\.constraint).filter { constraint in
            switch constraint.firstAttribute {
            case .width: axis == .horizontal
            case .height: axis == .vertical
            case let attribute: (attribute.kind == .x) == (axis == .horizontal)
            }
        }
    }
}
