@_spi(Runtime) import TallyCore

/// Which of two views says what the other one is.
public enum AccessibilityLabeledPairRole: Sendable {
    case label
    case content
}

/// A view's part in a pair.
struct AccessibilityPairing: Equatable {
    let role: AccessibilityLabeledPairRole
    let id: AnyHashable
    let namespace: Namespace.ID

    func isOfPair(with other: Self) -> Bool { id == other.id && namespace == other.namespace && role != other.role }
}

extension View {
    /// Has one view say what another one is, wherever both stand: the label is told with the content, and not by itself.
    ///
    /// A label without a content, and a content without a label, are told as if nothing were said.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibility(
            AccessibilityChange(ofElement: false) {
                $0.pairing = AccessibilityPairing(role: role, id: AnyHashable(id), namespace: namespace)
            })
    }
}

extension [AccessibilityItem] {
    /// Gives contents the words of their labels, which stand alone no longer.
    mutating func joinPairs() {
        guard contains(where: { $0.pairing != nil }) else { return }
        let labels = filter { $0.pairing?.role == .label }
        for index in indices where self[index].pairing?.role == .content {
            guard let own = self[index].pairing else { continue }
            let words = labels.filter { $0.pairing?.isOfPair(with: own) ?? false }.map(\.label) + [self[index].label]
            self[index].label = words.filter { !$0.isEmpty }.joined(separator: ", ")
        }
        let contents = compactMap { $0.pairing?.role == .content ? $0.pairing : nil }
        removeAll { item in
            guard let own = item.pairing, own.role == .label else { return false }
            return contents.contains { $0.isOfPair(with: own) }
        }
    }
}
