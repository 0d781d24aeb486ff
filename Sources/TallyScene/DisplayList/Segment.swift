/// A persistent part of the display list: its own drawing, then its children, under one transform, opacity and clip.
///
/// Writing a property marks the segment and the way up to the root; `DisplayList.commit` turns the marks into damage.
/// Not `Sendable`: the list belongs to whoever runs the frame.
public final class Segment {
    /// What changes from frame to frame; the segment's own as long as it lives.
    package let cell: UnsafeMutablePointer<SegmentCell>
    let isBucket: Bool
    /// The segments inside, in paint order. A long list stands in buckets of `fanOut`, so a walk to one child does not
    /// pass them all.
    public internal(set) var children: [Segment] = [] {
        didSet {
            cell.pointee.setChildren(children.lazy.map(\.cell))
            noteText()
            noteKind()
        }
    }
    package var childCells: UnsafeBufferPointer<UnsafeMutablePointer<SegmentCell>> { cell.children }
    /// The opacity, 0...1, which multiplies into everything below.
    public var opacity: Double {
        get { cell.pointee.shell?.pointee.opacity ?? 1 }
        set {
            if newValue == opacity { return }
            shell.pointee.opacity = newValue
            noteKind()
            markChanged()
        }
    }
    public var clip: Clip? {
        didSet {
            if clip == oldValue { return }
            layerState?.version &+= 1
            shell.pointee.setClip(clip)
            noteKind()
            markChanged()
        }
    }
    /// Set anew, it takes the place of glyphs that took turns.
    public var content: DrawContent = .nothing {
        didSet {
            if !glyphs.isEmpty { forgetGlyphs() }
            layerState?.version &+= 1
            contentBounds = .null
            cell.pointee.hasContent = true
            switch content {
            case .nothing: cell.pointee.hasContent = false
            case .text(_, let color): cell.pointee.textColor = color
            default:
                contentBounds = content.bounds
                if content.material != nil { cell.markMaterial() }
            }
            noteText()
            markChanged()
        }
    }
    /// What is drawn in place of a content.
    public internal(set) var glyphs: [TurningGlyph] = []
    /// Of a content that is no text; a text has its own.
    private(set) var contentBounds: Rect = .null
    /// For those that flatten what is inside.
    package internal(set) var layerState: LayerState?
    /// What a reader of frames is told about the content: a shape's kind, for one.
    public var label: StaticString = ""
    /// Areas of the segment's own space uncovered by children that went away since the last commit.
    var uncovered: Rect = .null {
        didSet { cell.pointee.hasUncovered = uncovered.minX <= uncovered.maxX }
    }

    public convenience init() { self.init(isBucket: false) }

    init(isBucket: Bool) {
        self.isBucket = isBucket
        cell = SegmentPool.takeCell()
        cell.initialize(to: SegmentCell(Unmanaged.passUnretained(self)))
    }

    deinit {
        for child in childCells where child.pointee.parent == cell { child.pointee.parent = nil }
        if !glyphs.isEmpty { releaseGlyphs() }
        cell.pointee.freeChildren()
        if let shell = cell.pointee.shell { SegmentPool.recycle(shell) }
        cell.deinitialize(count: 1)
        SegmentPool.recycle(cell)
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
        get { cell.pointee.transform }
        set {
            if newValue.isTranslation && cell.pointee.isTranslation { return cell.move(x: newValue.tx, y: newValue.ty) }
            if newValue == transform { return }
            let shell = shell
            (shell.pointee.a, shell.pointee.b) = (newValue.a, newValue.b)
            (shell.pointee.c, shell.pointee.d) = (newValue.c, newValue.d)
            cell.pointee.tx = newValue.tx
            cell.pointee.ty = newValue.ty
            cell.pointee.isTranslation = newValue.isTranslation
            noteKind()
            markChanged()
        }
    }

    /// Moves a segment whose transform is otherwise as it was; the cheap way for what moves every frame.
    public func move(x: Double, y: Double) { cell.move(x: x, y: y) }

    /// Made when it is needed first, and kept.
    private var shell: UnsafeMutablePointer<SegmentShell> {
        if let shell = cell.pointee.shell { return shell }
        let shell = SegmentPool.takeShell()
        shell.initialize(to: SegmentShell())
        cell.pointee.shell = shell
        return shell
    }

    func beginScaling(_ arm: Point) { shell.pointee.arm = arm }

    func noteText() {
        if !glyphs.isEmpty {
            cell.pointee.setGlyphs(glyphs[0].cell)
        } else if case .text(let text, _) = content {
            cell.pointee.setText(Unmanaged.passUnretained(text))
            if !children.isEmpty { contentBounds = text.inkBounds }
        } else {
            cell.pointee.setText(nil)
        }
    }

    func noteKind() {
        let isPlain = cell.pointee.isTranslation && opacity == 1 && clip == nil
        cell.pointee.isPlain = isPlain
        cell.pointee.isBareLeaf = isPlain && children.isEmpty && !cell.pointee.hasLayer
    }

    public func markChanged() { cell.markChanged() }
    func markDescendantChanged() { cell.markDescendantChanged() }
}
