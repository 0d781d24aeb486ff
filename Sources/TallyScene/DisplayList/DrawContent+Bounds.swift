extension DrawContent {
    /// Where the content may put ink, in the segment's space; never too small. Null: nowhere.
    public var bounds: Rect {
        switch self {
        case .nothing: .null
        case .text(let text, _): text.inkBounds
        case .fill(let outline, _, _): outline.controlBounds
        case .stroke(let outline, _, let stroke):
            outline.controlBounds.insetBy(
                -stroke.width / 2 * Swift.max(stroke.join == .miter ? stroke.miterLimit : 1, 1.5))
        case .roundedRect(let rect, _, _): rect.isEmpty ? .null : rect
        case .image(_, let rect): rect.isEmpty ? .null : rect
        }
    }
}
