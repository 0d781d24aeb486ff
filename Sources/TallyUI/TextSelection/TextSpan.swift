/// From where something was selected, and where the selection ends: the caret, if both are one.
package struct TextSpan: Equatable, Sendable {
    package var anchor: Int
    package var head: Int

    package init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    package init(_ caret: Int) { self.init(anchor: caret, head: caret) }

    package var start: Int { Swift.min(anchor, head) }
    package var end: Int { Swift.max(anchor, head) }
    package var range: Range<Int> { start..<end }
    package var isCaret: Bool { anchor == head }
}
