import TallyMotion

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The base animation by name; modifiers in the order of the calls.
    public var description: String { spec.description }

    /// The base animation with its module.
    public var debugDescription: String { spec.debugDescription }

    public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
