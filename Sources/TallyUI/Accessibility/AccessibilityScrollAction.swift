import TallyCore

extension View {
    /// Lets assistive technology scroll the view towards an edge, as a swipe of three fingers does; as actions they are named
    /// "Scroll up", "Scroll down", "Scroll left" and "Scroll right".
    public nonisolated func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.scroll(handler))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public nonisolated func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> Self { adding(.scroll(handler)) }
}

extension AccessibilityChange {
    fileprivate static func scroll(_ handler: @escaping (Edge) -> Void) -> Self {
        let handler = onMain(handler)
        let edges: [(String, Edge)] = [("up", .top), ("down", .bottom), ("left", .leading), ("right", .trailing)]
        return AccessibilityChange {
            $0.actions = edges.map { name, edge in
                AccessibilityNamedAction(name: Text(verbatim: "Scroll \(name)")) { handler(edge) }
            }
        }
    }
}
