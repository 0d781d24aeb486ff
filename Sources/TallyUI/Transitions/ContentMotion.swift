@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// Plays the content transitions of one text: what stays moves, what goes and what comes fade.
///
/// A change on the way starts from what is shown: what was coming and is wanted no more turns round, at the speed it has.
@MainActor
final class ContentMotion {
    /// The share of a line's height by which digits travel.
    private static let travel = 0.5
    /// Seconds in which a character has faded when two newer ones have come in its place.
    private static let passing = 0.12
    /// Seconds by which the last changed character begins later than the first, and at most as a share of the animation's
    /// duration: those of SwiftUI's `numericText`.
    private static let stagger = 0.15
    private static let longestStagger = 0.25

    // unowned: the element holds it.
    private unowned let element: Element
    private var live: [GlyphPiece] = []
    private var leaving: [GlyphPiece] = []
    private var spare: [GlyphPiece] = []
    private var color = RGBA.black
    /// The width and the height of the text that a gradient runs over; made for the first one.
    private var extent: Attribute?
    private let delayed: TransactionScope
    private let hurried: TransactionScope
    private var hasNewPieces = false

    init(_ element: Element) {
        self.element = element
        delayed = TransactionScope(runtime: element.runtime, parent: element.scope)
        hurried = TransactionScope(runtime: element.runtime, parent: element.scope)
    }

    private(set) var isUnderWay = false

    /// The size that a gradient runs over in this frame; nil where it is the text's.
    var filledSize: Size? {
        guard isUnderWay, let extent, extent.isMoving else { return nil }
        return Size(width: extent.presented[0], height: extent.presented[1])
    }

    /// - Parameter isFilled: Whether a gradient runs over the text: it goes over from the one to the other.
    func begin(_ change: ContentChange, from old: ShapedText, to new: ShapedText, color: RGBA, isFilled: Bool) {
        self.color = color
        if isFilled {
            let extent = extent ?? Attribute(element, isPartOfContent: true)
            self.extent = extent
            if !isUnderWay { extent.jump(to: .init(old.size.width, old.size.height)) }
            extent.set(.init(new.size.width, new.size.height), scope: element.scope)
        }
        var glyphs: [TextGlyph]?
        if change.rolls { glyphs = TextGlyph.characters(of: new, in: change.locale) }
        if !isUnderWay {
            var shown: [TextGlyph]?
            if glyphs != nil { shown = TextGlyph.characters(of: old, in: change.locale) }
            if shown == nil { glyphs = nil }
            live = (shown ?? [.whole(old)]).map { rest($0) }
            isUnderWay = true
        }
        if let glyphs {
            let line = Swift.max(old.size.height, new.size.height)
            roll(to: glyphs, by: line * Self.travel * (change.countsDown ? -1 : 1))
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
        piece.put(glyph, place: .init(glyph.x, 1, 1), below: 0, opacity: 1)
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
        for piece in live { piece.isMatched = false }
        var search = 0
        let matches = new.map { match($0.key, from: &search) }
        let changed = zip(new, matches).count { !Self.isSame($1, $0) }
        let way = Way(from: matches, to: new)
        var (next, place): ([GlyphPiece], Int) = ([], 0)
        next.reserveCapacity(new.count)
        for (glyph, old) in zip(new, matches) {
            if let old, Self.isSame(old, glyph) {
                old.become(glyph)
                old.move(to: .init(glyph.x, 1, 1), scope: element.scope)
                next.append(old)
                continue
            }
            let isCrossed = old == nil && way.crosses(glyph, at: glyph.x)
            let scope = isCrossed ? later() : scope(place: place, of: changed)
            place += 1
            let piece = returning(glyph) ?? fresh(glyph, over: old, below: distance)
            hurry(glyph.key)
            piece.move(to: .init(glyph.x, 1, 1), scope: element.scope)
            piece.appear(scope: scope)
            next.append(piece)
            if let old {
                if glyph.isOnLine(of: old.glyph) {
                    let x = old.glyph?.x(centeredOn: glyph, at: glyph.x) ?? glyph.x
                    old.move(to: .init(x, 1, 1), scope: element.scope)
                }
                leave(old, by: -distance, scope: scope)
            }
        }
        for piece in live where !piece.isMatched {
            leave(piece, by: -distance, scope: element.scope)
            if let glyph = piece.glyph, way.crosses(glyph, at: piece.shownPlace[0]) { piece.hurry(scope: atOnce()) }
        }
        live = next
    }

    /// Where characters go from one place to another, over places that others leave or come to.
    @MainActor
    private struct Way {
        private var from = Double.infinity
        private var to = -Double.infinity
        private var line: TextGlyph?

        init(from old: [GlyphPiece?], to new: [TextGlyph]) {
            for (piece, glyph) in zip(old, new) {
                guard let piece, glyph.isOnLine(of: piece.glyph) else { continue }
                let x = piece.shownPlace[0]
                guard abs(x - glyph.x) > glyph.text.size.width / 2 else { continue }
                from = Swift.min(from, x, glyph.x)
                to = Swift.max(to, x, glyph.x)
                line = glyph
            }
        }

        func crosses(_ glyph: TextGlyph, at x: Double) -> Bool {
            x >= from && x < to && line.map { glyph.isOnLine(of: $0) } ?? false
        }
    }

    /// Returns the scope of what has gone before others are there.
    private func atOnce() -> TransactionScope {
        hurried.parent = element.scope
        hurried.inThisUpdate(.feature { $0.animation = .linear(duration: Self.passing) })
        return hurried
    }

    /// Returns the scope of what comes when others have passed.
    private func later() -> TransactionScope {
        guard let animation = element.scope.animation else { return element.scope }
        delayed.parent = element.scope
        delayed.inThisUpdate(.feature { $0.animation = animation.delay(Self.passing) })
        return delayed
    }

    /// Returns the piece that stands where a character does in the text before; texts are much alike, so the next one is
    /// looked at first.
    private func match(_ key: GlyphKey, from search: inout Int) -> GlyphPiece? {
        for offset in live.indices {
            let index = (search + offset) % live.count
            guard !live[index].isMatched, live[index].glyph?.key == key else { continue }
            live[index].isMatched = true
            search = index + 1
            return live[index]
        }
        return nil
    }

    /// Returns what is about to go and is wanted again.
    private func returning(_ glyph: TextGlyph) -> GlyphPiece? {
        let place = leaving.lastIndex { !$0.isHurried && $0.glyph?.key == glyph.key && Self.isSame($0, glyph) }
        guard let place else { return nil }
        let piece = leaving.remove(at: place)
        piece.become(glyph)
        return piece
    }

    private func fresh(_ glyph: TextGlyph, over old: GlyphPiece?, below distance: Double) -> GlyphPiece {
        let piece = piece()
        let x = old.flatMap { glyph.isOnLine(of: $0.glyph) ? glyph.x(centeredOn: $0.glyph, at: $0.shownPlace[0]) : nil }
        piece.put(glyph, place: .init(x ?? glyph.x, 1, 1), below: distance, opacity: 0)
        return piece
    }

    /// Of what has stood in a place, the newest two are seen: what went before them is hurried.
    private func hurry(_ key: GlyphKey) {
        guard !leaving.isEmpty else { return }
        let scope = atOnce()
        for piece in leaving where piece.glyph?.key == key { piece.hurry(scope: scope) }
    }

    private static func isSame(_ piece: GlyphPiece?, _ glyph: TextGlyph) -> Bool {
        guard let shown = piece?.glyph else { return false }
        if shown.text === glyph.text { return true }
        guard let old = shown.part, let part = glyph.part else { return false }
        return old.looksLike(part)
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
        let last = Swift.min(Self.stagger, Self.longestStagger * duration)
        delayed.parent = element.scope
        let later = animation.delay(last * Double(place) / Double(Swift.max(1, count - 1)))
        delayed.inThisUpdate(.feature { $0.animation = later })
        return delayed
    }

    // MARK: Whole texts

    private func crossFade(from text: ShapedText, to glyph: TextGlyph, _ change: ContentChange) {
        let scope = element.scope
        let (old, new) = (text.size, glyph.text.size)
        let canScale = change.scales && old.width > 0 && old.height > 0 && new.width > 0 && new.height > 0
        let shown = live.count == 1 ? live[0].shownPlace : .init(0, 1, 1)
        if !canScale, let back = returning(glyph) {
            back.appear(scope: scope)
            for old in live { leave(old, by: 0, scope: scope) }
            live = [back]
            return
        }
        hurry(.whole)
        let piece = piece()
        let isOneText = canScale && change.isResize && text.breaksAs(glyph.text)
        if canScale {
            let growth = glyph.text.growth(from: text)
            let start = Vector4(shown[0], shown[1] / growth.x, shown[2] / growth.y)
            piece.put(glyph, place: start, below: 0, opacity: isOneText ? 1 : 0)
            piece.move(to: .init(0, 1, 1), scope: scope)
        } else {
            piece.put(glyph, place: .init(0, 1, 1), below: 0, opacity: 0)
        }
        piece.appear(scope: scope)
        for old in live {
            if isOneText {
                recycle(old)
                continue
            }
            if canScale, let shown = old.glyph?.text {
                let growth = glyph.text.growth(from: shown)
                old.move(to: .init(0, growth.x, growth.y), scope: scope)
            }
            leave(old, by: 0, scope: scope)
        }
        live = [piece]
    }

    // MARK: Drawing

    /// Writes the pieces into the segment. False if all have arrived: the text then stands for them.
    func draw(into segment: Segment, color: RGBA) -> Bool {
        guard isUnderWay else { return false }
        if leaving.contains(where: \.hasFaded) {
            for piece in leaving where piece.hasFaded { recycle(piece) }
            leaving.removeAll { $0.glyph == nil }
            hasNewPieces = true
        }
        if leaving.isEmpty, !live.contains(where: \.isMoving) {
            end()
            return false
        }
        if color != self.color {
            self.color = color
            hasNewPieces = true
        }
        let staysInPlace = segment === element.contentSegment
        for piece in leaving { piece.draw(staysInPlace: staysInPlace) }
        for piece in live { piece.draw(staysInPlace: staysInPlace) }
        if hasNewPieces {
            hasNewPieces = false
            segment.setGlyphs(leaving.map(\.drawing) + live.map(\.drawing), color: color)
            segment.label = "text"
        }
        return true
    }
}

extension ShapedText {
    /// Returns whether its lines are those of another text.
    fileprivate func breaksAs(_ other: ShapedText) -> Bool {
        lines.count == other.lines.count && zip(lines, other.lines).allSatisfy { $0.string == $1.string }
    }

    /// Returns how much wider and higher it is than another text; where its lines break elsewhere, how much larger its letters are, as far
    /// as the first lines tell.
    fileprivate func growth(from old: ShapedText) -> (x: Double, y: Double) {
        if breaksAs(old) { return (size.width / old.size.width, size.height / old.size.height) }
        guard let (line, before) = zip(lines, old.lines).first(where: { $0.box.height > 0 && $1.box.height > 0 }) else {
            return (1, 1)
        }
        let growth = line.box.height / before.box.height
        return (growth, growth)
    }
}
