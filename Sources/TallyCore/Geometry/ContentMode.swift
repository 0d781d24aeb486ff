/// How content of a fixed ratio meets a space of another: within it, or covering it.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}
