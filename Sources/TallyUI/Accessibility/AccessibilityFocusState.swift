@_spi(Runtime) import TallyCore

/// Whether, and where, the focus of assistive technology is among the views that it is given to with `accessibilityFocused(_:)`.
///
/// Writing it moves that focus with the next frame; a value that no view is marked with goes back to where the focus is. Where no
/// assistive technology is at work it has the value of nobody.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var link: FocusLink<Value>
    private let technologies: AccessibilityTechnologies

    private init(_ initial: Value, _ technologies: AccessibilityTechnologies) {
        link = FocusLink(initial: initial)
        self.technologies = technologies
    }

    public init() where Value == Bool { self.init(false, [.voiceOver, .switchControl]) }

    /// Follows the focus of some kinds of assistive technology alone.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init(false, technologies) }

    public init<T: Hashable>() where Value == T? { self.init(nil, [.voiceOver, .switchControl]) }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init(nil, technologies)
    }

    public var wrappedValue: Value {
        get { link.value }
        nonmutating set { link.write(newValue) }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(link: link) }

    /// A focus state that is owned elsewhere.
    @propertyWrapper
    public struct Binding {
        let link: FocusLink<Value>

        public var wrappedValue: Value {
            get { link.value }
            nonmutating set { link.write(newValue) }
        }

        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

extension AccessibilityFocusState: StoredProperty {
    package mutating func install(_ kept: inout AnyObject?, _ context: PropertyContext) {
        let technologies = technologies
        link.install(&kept) { AccessibilityFocusStorage($0, technologies, context.node) }
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// What a focus state of assistive technology keeps at its view's node.
final class AccessibilityFocusStorage<Value: Hashable>: FocusStorage<Value> {
    let technologies: AccessibilityTechnologies

    init(_ none: Value, _ technologies: AccessibilityTechnologies, _ node: _ViewNode) {
        self.technologies = technologies
        super.init(none, node)
    }

    override func moveFocus(_ runtime: Runtime, asksForNobody: Bool, keepsOthers: Bool) -> Bool {
        runtime.accessibilityFocusWritten(self, asksForNobody: asksForNobody)
    }

    override func focusedMark(_ runtime: Runtime) -> (any FocusListener)? {
        runtime.accessibilityFocus.marks.first { $0.holder === self }
    }

    override func focusEntered(_ value: Value) {
        // What a stage moves is the focus of what speaks.
        if technologies.contains(.voiceOver) { super.focusEntered(value) }
    }
}
