/// Whether a person can select texts; a type is a choice.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection: Bool = true

    init() {}
}

@available(*, unavailable)
extension EnabledTextSelectability: Sendable {}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection: Bool = false

    init() {}
}

@available(*, unavailable)
extension DisabledTextSelectability: Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { .init() }
}
