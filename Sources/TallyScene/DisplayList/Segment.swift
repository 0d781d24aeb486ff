/// A persistent part of the display list: its own drawing, then its children, under one transform, opacity and clip.
///
/// Writing a property marks the segment and the way up to the root; `DisplayList.commit` turns the marks into damage.
/// Not `Sendable`: the list belongs to whoever runs the frame.
public final class Segment {
    // What every frame of a motion touches stands together, first.

    /// The segment itself differs from what was committed.
    public private(set) var isChanged = true
    /// Something below differs from what was committed.
    public private(set) var hasChangedDescendant = true
    let isBucket: Bool
    public internal(set) unowned(unsafe) var parent: Segment?
    /// From the segment's space to its parent's.
    public var transform: Affine = .identity {
        didSet { if transform != oldValue { markChanged() } }
    }
    /// Multiplies into everything below; 0...1.
    public var opacity: Double = 1 {
        didSet { if opacity != oldValue { markChanged() } }
    }
    var contentBounds: Rect = .null
    /// Own content and children, clipped, in the parent's space, as of the last commit. Null: nothing is drawn.
    public internal(set) var bounds: Rect = .null
    /// In paint order. A long list stands in buckets of `fanOut`, so a walk to one child does not pass them all.
    public internal(set) var children: [Segment] = []
    public var clip: Clip? {
        didSet { if clip != oldValue { markChanged() } }
    }
    public var content: DrawContent = .nothing {
        didSet {
            contentBounds = content.bounds
            markChanged()
        }
    }
    /// What a reader of frames is told about the content: a shape's kind, for one.
    public var label: StaticString = ""
    /// Counts the commits in which the segment itself changed.
    public internal(set) var generation = 0
    /// Areas of the segment's own space uncovered by children that went away since the last commit.
    var uncovered: Rect = .null

    public init() { isBucket = false }
    init(bucket: Void) { isBucket = true }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    /// Moves a segment whose transform is otherwise as it was; the cheap way for what moves every frame.
    public func move(x: Double, y: Double) {
        if transform.tx == x && transform.ty == y { return }
        transform.tx = x
        transform.ty = y
    }

    public func markChanged() {
        if isChanged { return }
        isChanged = true
        parent?.markDescendantChanged()
    }

    func markDescendantChanged() {
        if hasChangedDescendant { return }
        hasChangedDescendant = true
        parent?.markDescendantChanged()
    }

    func clearMarks() {
        isChanged = false
        hasChangedDescendant = false
        if uncovered.minX <= uncovered.maxX { uncovered = .null }
    }
}
