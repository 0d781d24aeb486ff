/// A persistent part of the display list: its own drawing, then its children, under one transform, opacity and clip.
///
/// Writing a property marks the segment and the way up to the root; `DisplayList.commit` turns the marks into damage.
/// Not `Sendable`: the list belongs to whoever runs the frame.
public final class Segment {
    /// From the segment's space to its parent's.
    public var transform: Affine = .identity {
        didSet { if transform != oldValue { markChanged() } }
    }
    /// Multiplies into everything below; 0...1.
    public var opacity: Double = 1 {
        didSet { if opacity != oldValue { markChanged() } }
    }
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

    /// In paint order. A long list stands in buckets of `fanOut`, so a walk to one child does not pass them all.
    public internal(set) var children: [Segment] = []
    public internal(set) unowned(unsafe) var parent: Segment?
    let isBucket: Bool

    /// Own content and children, clipped, in the parent's space, as of the last commit. Null: nothing is drawn.
    public internal(set) var bounds: Rect = .null
    var contentBounds: Rect = .null
    /// The segment itself differs from what was committed.
    public private(set) var isChanged = true
    /// Something below differs from what was committed.
    public private(set) var hasChangedDescendant = true
    /// Counts the commits in which the segment itself changed.
    public internal(set) var generation = 0
    /// Areas of the segment's own space uncovered by children that went away since the last commit.
    var uncovered: Rect = .null

    public init() { isBucket = false }
    init(bucket: Void) { isBucket = true }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    public func markChanged() {
        if isChanged { return }
        isChanged = true
        parent?.markDescendantChanged()
    }

    func markDescendantChanged() {
        var segment: Segment? = self
        while let s = segment, !s.hasChangedDescendant {
            s.hasChangedDescendant = true
            segment = s.parent
        }
    }

    func clearMarks() {
        isChanged = false
        hasChangedDescendant = false
        uncovered = .null
    }
}
