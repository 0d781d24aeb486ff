/// A persistent part of the display list: its own drawing, then its children, under one transform, opacity and clip.
///
/// Writing a property marks the segment and the way up to the root; `DisplayList.commit` turns the marks into damage.
/// Not `Sendable`: the list belongs to whoever runs the frame.
public final class Segment {
    // What every frame of a motion touches stands together, first: a frame of many moving texts costs what the cache
    // misses of its segments cost.

    /// The segment itself differs from what was committed.
    public private(set) var isChanged = true
    /// Something below differs from what was committed.
    public private(set) var hasChangedDescendant = true
    let isBucket: Bool
    /// The transform moves and does nothing else.
    private var isTranslation = true
    /// Nothing but a place separates the drawing from the parent: no children, clip, opacity or other transform.
    private(set) var isBareLeaf = true
    private var parentReference: Unmanaged<Segment>?
    private var tx = 0.0
    private var ty = 0.0
    /// Own content and children, clipped, in the parent's space, as of the last commit. Null: nothing is drawn.
    public internal(set) var bounds: Rect = .null
    var contentBounds: Rect = .null
    /// The content, where it is a text.
    private var text: Unmanaged<ShapedText>?
    /// In paint order. A long list stands in buckets of `fanOut`, so a walk to one child does not pass them all.
    public internal(set) var children: [Segment] = [] {
        didSet { noteKind() }
    }

    // What is rare, or changes rarely.

    private var linear = Affine.identity
    /// Multiplies into everything below; 0...1.
    public var opacity: Double = 1 {
        didSet {
            if opacity == oldValue { return }
            noteKind()
            markChanged()
        }
    }
    public var clip: Clip? {
        didSet {
            if clip == oldValue { return }
            noteKind()
            markChanged()
        }
    }
    public var content: DrawContent = .nothing {
        didSet {
            contentBounds = content.bounds
            if case .text(let text, _) = content {
                self.text = Unmanaged.passUnretained(text)
            } else {
                text = nil
            }
            markChanged()
        }
    }
    /// What a reader of frames is told about the content: a shape's kind, for one.
    public var label: StaticString = ""
    /// Areas of the segment's own space uncovered by children that went away since the last commit.
    var uncovered: Rect = .null
    /// Counts the commits in which the segment itself changed.
    public internal(set) var generation = 0

    public init() { isBucket = false }
    init(bucket: Void) { isBucket = true }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
    }

    public internal(set) var parent: Segment? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// From the segment's space to its parent's.
    public var transform: Affine {
        get {
            isTranslation
                ? .translation(x: tx, y: ty)
                : Affine(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: tx, ty: ty)
        }
        set {
            if newValue.isTranslation && isTranslation { return move(x: newValue.tx, y: newValue.ty) }
            if newValue == transform { return }
            linear = newValue
            tx = newValue.tx
            ty = newValue.ty
            isTranslation = newValue.isTranslation
            noteKind()
            markChanged()
        }
    }

    /// Moves a segment whose transform is otherwise as it was; the cheap way for what moves every frame.
    public func move(x: Double, y: Double) {
        if tx == x && ty == y { return }
        tx = x
        ty = y
        markChanged()
    }

    private func noteKind() { isBareLeaf = isTranslation && opacity == 1 && clip == nil && children.isEmpty }

    public func markChanged() {
        if isChanged { return }
        isChanged = true
        parentReference?._withUnsafeGuaranteedRef { $0.markDescendantChanged() }
    }

    func markDescendantChanged() {
        if hasChangedDescendant { return }
        hasChangedDescendant = true
        parentReference?._withUnsafeGuaranteedRef { $0.markDescendantChanged() }
    }

    func clearMarks() {
        isChanged = false
        hasChangedDescendant = false
        if uncovered.minX <= uncovered.maxX { uncovered = .null }
    }

    /// Brings a changed bare leaf up to date. Where it was is in `bounds` before, where it is after.
    func commitBareLeaf() {
        isChanged = false
        hasChangedDescendant = false
        generation += 1
        bounds = contentBounds.isEmpty ? .null : contentBounds.offset(x: tx, y: ty)
    }

    /// The text of a segment that draws one at a place and nothing else, with the place; nil for any other segment.
    ///
    /// For the painter's walk over many moving texts. Valid until the segment changes.
    package var bareText: (text: Unmanaged<ShapedText>, x: Double, y: Double)? {
        guard isBareLeaf, let text else { return nil }
        return (text, tx, ty)
    }
}
