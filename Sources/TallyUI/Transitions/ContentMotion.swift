@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// Plays the content transitions of one text: what stays moves, what goes and what comes fade.
///
/// A change on the way starts from what is shown: what was coming and is wanted no more turns round, at the speed it has.
@MainActor
final class ContentMotion {
    /// The share of a line's height by which digits travel.
    private static let travel = 0.6
    /// How much later each changed character begins, and the last one at most, as shares of the animation's duration.
    private static let stagger = 0.06
    private static let longestStagger = 0.2

    // unowned: the element holds it.
    private unowned let element: Element
    private var live: [GlyphPiece] = []
    private var leaving: [GlyphPiece] = []
    private var spare: [GlyphPiece] = []
    private var color = RGBA.black
    private let delayed: TransactionScope
    private var hasNewPieces = false

    init(_ element: Element) {
        self.element = element
        delayed = TransactionScope(runtime: element.runtime, parent: element.scope)
    }

    private(set) var isUnderWay = false

    func begin(_ change: ContentChange, from old: ShapedText, to new: ShapedText, color: RGBA) {
        self.color = color
        var glyphs: [TextGlyph]?
        if change.rolls { glyphs = TextGlyph.characters(of: new, decimalSeparator: change.decimalSeparator) }
        if !isUnderWay {
            var shown: [TextGlyph]?
            if glyphs != nil { shown = TextGlyph.characters(of: old, decimalSeparator: change.decimalSeparator) }
            if shown == nil { glyphs = nil }
            live = (shown ?? [.whole(old)]).map { rest($0) }
            isUnderWay = true
        }
        if let glyphs {
            roll(to: glyphs, by: new.size.height * Self.travel * (change.countsDown ? -1 : 1))
        } else {
            crossFade(from: old, to: .whole(new), change)
        }
        hasNewPieces = true
        element.isContentStale = true
        element.needsRecord()
    }

    /// Shows the text as it is, at once.
    func end() {
        guard isUnderWay else { return }
        isUnderWay = false
        for piece in live + leaving { recycle(piece) }
        live = []
        leaving = []
        element.isContentStale = true
    }

    /// Called when what is drawn into next is another segment, or one that others have drawn into since.
    func drawsIntoAnother() { hasNewPieces = true }

    private func recycle(_ piece: GlyphPiece) {
        piece.stop()
        spare.append(piece)
    }

    private func piece() -> GlyphPiece { spare.popLast() ?? GlyphPiece(element) }

    private func rest(_ glyph: TextGlyph) -> GlyphPiece {
        let piece = piece()
        piece.put(glyph, place: .init(glyph.x, 1, 1), below: 0, opacity: 1, color: color)
        return piece
    }

    /// Returns, of the pieces under way, the motion that ends last.
    func summary(at time: Double) -> MotionSummary? {
        guard isUnderWay else { return nil }
        let all = (live + leaving).flatMap { $0.summaries(at: time) }
        return all.max { ($0.links.last?.end ?? 0) < ($1.links.last?.end ?? 0) }
    }

    // MARK: Digits

    private func roll(to new: [TextGlyph], by distance: Double) {
        var known: [GlyphKey: GlyphPiece] = [:]
        for piece in live { if let key = piece.glyph?.key { known[key] = piece } }
        let changed = new.count { !Self.isSame(known[$0.key], $0) }
        var (next, place): ([GlyphPiece], Int) = ([], 0)
        for glyph in new {
            let old = known.removeValue(forKey: glyph.key)
            if let old, Self.isSame(old, glyph) {
                old.become(glyph, color: color)
                old.move(to: .init(glyph.x, 1, 1), scope: element.scope)
                next.append(old)
                continue
            }
            let scope = scope(place: place, of: changed)
            place += 1
            let piece = piece()
            let start = old?.shownPlace ?? .init(glyph.x, 1, 1)
            piece.put(glyph, place: start, below: distance, opacity: 0, color: color)
            piece.move(to: .init(glyph.x, 1, 1), scope: element.scope)
            piece.appear(scope: scope)
            next.append(piece)
            if let old {
                old.move(to: .init(glyph.x, 1, 1), scope: element.scope)
                leave(old, by: -distance, scope: scope)
            }
        }
        for piece in live where piece.glyph.map({ known[$0.key] === piece }) ?? false {
            leave(piece, by: -distance, scope: element.scope)
        }
        live = next
    }

    private static func isSame(_ piece: GlyphPiece?, _ glyph: TextGlyph) -> Bool {
        guard let shown = piece?.glyph?.part, let part = glyph.part else { return false }
        return shown.looksLike(part)
    }

    private func leave(_ piece: GlyphPiece, by distance: Double, scope: TransactionScope) {
        // What nobody has seen yet has no need to go.
        guard piece.shownOpacity > 0.001 else { return recycle(piece) }
        piece.leave(by: distance, scope: scope)
        leaving.append(piece)
    }

    /// Returns the scope of a changed character: one begins after the other.
    private func scope(place: Int, of count: Int) -> TransactionScope {
        guard place > 0, let animation = element.scope.animation else { return element.scope }
        let motion = Motion(from: 0.0, to: 1.0, spec: animation.spec, at: 0)
        let duration = motion.logicalCompletionTime ?? 0
        let step = Swift.min(Self.stagger, Self.longestStagger / Double(Swift.max(1, count - 1)))
        delayed.parent = element.scope
        let later = animation.delay(duration * step * Double(place))
        delayed.inThisUpdate(.feature { $0.animation = later })
        return delayed
    }

    // MARK: Whole texts

    private func crossFade(from text: ShapedText, to glyph: TextGlyph, _ change: ContentChange) {
        let scope = element.scope
        let (old, new) = (text.size, glyph.text.size)
        let canScale = change.scales && old.width > 0 && old.height > 0 && new.width > 0 && new.height > 0
        let shown = live.count == 1 ? live[0].shownPlace : .init(0, 1, 1)
        let piece = piece()
        if canScale {
            let start = Vector4(shown[0], shown[1] * old.width / new.width, shown[2] * old.height / new.height)
            piece.put(glyph, place: start, below: 0, opacity: change.isResize ? 1 : 0, color: color)
            piece.move(to: .init(0, 1, 1), scope: scope)
        } else {
            piece.put(glyph, place: .init(0, 1, 1), below: 0, opacity: 0, color: color)
        }
        piece.appear(scope: scope)
        for old in live {
            if canScale && change.isResize {
                recycle(old)
                continue
            }
            if canScale, let size = old.glyph?.text.size {
                old.move(to: .init(0, new.width / size.width, new.height / size.height), scope: scope)
            }
            leave(old, by: 0, scope: scope)
        }
        live = [piece]
    }

    // MARK: Drawing

    /// Writes the pieces into the segment. False if all have arrived: the text then stands for them.
    func draw(into segment: Segment, color: RGBA) -> Bool {
        guard isUnderWay else { return false }
        if leaving.contains(where: { !$0.isMoving }) {
            for piece in leaving where !piece.isMoving { recycle(piece) }
            leaving.removeAll { $0.glyph == nil }
            hasNewPieces = true
        }
        if leaving.isEmpty, !live.contains(where: \.isMoving) {
            end()
            return false
        }
        if color != self.color {
            self.color = color
            for piece in live { piece.paint(color) }
            for piece in leaving { piece.paint(color) }
        }
        for piece in leaving { piece.draw() }
        for piece in live { piece.draw() }
        if hasNewPieces {
            hasNewPieces = false
            segment.content = .nothing
            segment.setChildren(leaving.map(\.segment) + live.map(\.segment))
        }
        return true
    }
}
