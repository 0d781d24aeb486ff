public import Foundation

/// Compares texts by the person's language, where Foundation on Linux can compare them letter by letter alone.
public struct _LocalizedComparator: SortComparator, Codable, Sendable {
    public var order: SortOrder
    /// Whether digits count as numbers, as in lists of files.
    private let isStandard: Bool

    init(isStandard: Bool, order: SortOrder = .forward) {
        self.isStandard = isStandard
        self.order = order
    }

    /// - Complexity: O(length of the texts).
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        guard order == .reverse else { return result }
        return switch result {
        case .orderedAscending: .orderedDescending
        case .orderedDescending: .orderedAscending
        case .orderedSame: .orderedSame
        }
    }
}

extension SortComparator where Self == _LocalizedComparator {
    /// Compares as lists of files do: by the language, without regard to case at first, and digits as numbers.
    public static var localizedStandard: _LocalizedComparator { _LocalizedComparator(isStandard: true) }

    /// Compares by the language.
    public static var localized: _LocalizedComparator { _LocalizedComparator(isStandard: false) }
}
