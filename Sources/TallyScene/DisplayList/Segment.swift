/// A persistent part of the display list: its own drawing, then its children, under one transform, opacity and clip.
///
/// Writing a property marks the segment and the way up to the root; `DisplayList.commit` turns the marks into damage.
/// Not `Sendable`: the list belongs to whoever runs the frame.
public final class Segment {
    /// What changes from frame to frame; the segment's own as long as it lives.
    package let cell: UnsafeMutablePointer<SegmentCell>
    let isBucket: Bool
    /// In paint order. A long list stands in buckets of `fanOut`, so a walk to one child does not pass them all.
    public internal(set) var children: [Segment] = [] {
        didSet {
            childCells = children.map(\.cell)
            noteKind()
        }
    }
    package private(set) var childCells: [UnsafeMutablePointer<SegmentCell>] = []
    /// The transform but for its translation.
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
            cell.pointee.contentBounds = content.bounds
            cell.pointee.text = nil
            cell.pointee.hasContent = true
            if case .nothing = content { cell.pointee.hasContent = false }
            if case .text(let text, let color) = content {
                cell.pointee.text = Unmanaged.passUnretained(text)
                cell.pointee.textColor = color
            }
            markChanged()
        }
    }
    /// What a reader of frames is told about the content: a shape's kind, for one.
    public var label: StaticString = ""
    /// Areas of the segment's own space uncovered by children that went away since the last commit.
    var uncovered: Rect = .null

    public convenience init() { self.init(isBucket: false) }

    init(isBucket: Bool) {
        self.isBucket = isBucket
        cell = SegmentPool.take()
        cell.initialize(to: SegmentCell(Unmanaged.passUnretained(self)))
    }

    deinit {
        for child in childCells where child.pointee.parent == cell { child.pointee.parent = nil }
        cell.deinitialize(count: 1)
        SegmentPool.giveBack(cell)
    }

    /// The segment itself differs from what was committed.
    public var isChanged: Bool { cell.pointee.isChanged }
    /// Something below differs from what was committed.
    public var hasChangedDescendant: Bool { cell.pointee.hasChangedDescendant }
    /// Counts the commits in which the segment itself changed, modulo 2³².
    public var generation: Int { Int(cell.pointee.generation) }

    public internal(set) var parent: Segment? {
        get { cell.pointee.parent?.pointee.segment.takeUnretainedValue() }
        set { cell.pointee.parent = newValue?.cell }
    }

    /// Own content and children, clipped, in the parent's space, as of the last commit. Null: nothing is drawn.
    public internal(set) var bounds: Rect {
        get { cell.pointee.bounds }
        set { cell.pointee.bounds = newValue }
    }

    /// From the segment's space to its parent's.
    public var transform: Affine {
        get {
            cell.pointee.isTranslation
                ? .translation(x: cell.pointee.tx, y: cell.pointee.ty)
                : Affine(
                    a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: cell.pointee.tx, ty: cell.pointee.ty)
        }
        set {
            if newValue.isTranslation && cell.pointee.isTranslation { return cell.move(x: newValue.tx, y: newValue.ty) }
            if newValue == transform { return }
            linear = newValue
            cell.pointee.tx = newValue.tx
            cell.pointee.ty = newValue.ty
            cell.pointee.isTranslation = newValue.isTranslation
            noteKind()
            markChanged()
        }
    }

    /// Moves a segment whose transform is otherwise as it was; the cheap way for what moves every frame.
    public func move(x: Double, y: Double) { cell.move(x: x, y: y) }

    private func noteKind() {
        cell.pointee.isBareLeaf = cell.pointee.isTranslation && opacity == 1 && clip == nil && children.isEmpty
    }

    public func markChanged() { cell.markChanged() }
    func markDescendantChanged() { cell.markDescendantChanged() }

    func clearMarks() {
        cell.pointee.isChanged = false
        cell.pointee.hasChangedDescendant = false
        if uncovered.minX <= uncovered.maxX { uncovered = .null }
    }
}
