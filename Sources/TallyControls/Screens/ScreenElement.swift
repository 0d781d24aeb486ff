import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// How a screen comes over the one before it.
enum ScreenMotion: Equatable {
    /// The screen comes from the trailing edge; what it covers moves a third of the way to the leading one.
    case push
    /// Out of the view that is named so, where there is one; else as a push.
    case zoom(MatchedTransitionSourceKey)
    /// The screen comes from the bottom edge; if it `dims`, what is below becomes darker.
    case cover(dims: Bool)
    /// The screen comes in its place, over darker views.
    case fade
    /// The screen comes out of a point.
    case pop(FloatingPlace)
    /// The screen is there; what is in it moves by itself.
    case inPlace
}

/// A screen of a deck: fills it, and moves as a whole.
final class ScreenElement: ContainerElement {
    /// How far the screen is in: 0 is out, `unit` in its place. It is the only number that moves; the screen below
    /// follows it.
    private(set) lazy var progress = Attribute(self, isPartOfLayout: true)
    private var motion = ScreenMotion.push
    /// It is bound to be, or is, in its place.
    private(set) var isIn = false
    /// Whether it is neither drawn nor reached, as screens have come before and behind it at once.
    private(set) var isSkipped = false
    private var hasBegun = false
    /// Told apart by this, what arrives after it has been sent elsewhere is ignored.
    private var trip = 0
    private var hold = Hold.none

    private enum Hold {
        case none, byFinger
        /// Stands where it is shown, till the next update sets it in motion.
        case stopped
    }

    /// A finger has moved it, and it has not come to rest since.
    private(set) var isMovedByHand = false
    /// Of a sheet, how it grows where it is lifted; nil: it does not.
    var stretch: SheetStretch?

    weak var upper: ScreenElement?
    weak var lower: ScreenElement?

    /// Its way out of a view, while it stands over that.
    private var zoom: Zoom?

    private(set) var rect = Rect(x: 0, y: 0, width: 0, height: 0)
    private let inner = Segment()
    private let shade = Segment()
    private let dim = Segment()
    private lazy var motionScope = TransactionScope(runtime: runtime, parent: nil)
    /// For what else of the screen moves by itself where a transaction says nothing of that.
    private lazy var shapeScope = TransactionScope(runtime: runtime, parent: nil)
    private lazy var handScope: TransactionScope = {
        let scope = TransactionScope(runtime: runtime, parent: nil)
        scope.always(.replacement(.byHand))
        return scope
    }()

    /// The motion of a screen that no transaction says anything of.
    static let animation = Animation.smooth(duration: ScreenMeasures.duration)
    /// Of the number that moves, for the whole way: so many that a spring is at rest within a fraction of a point.
    private static let unit = 10.0
    /// How large what grows out of a point is at its start.
    private static let smallness = 0.3

    private var deck: DeckElement? { container as? DeckElement }
    var fades: Bool { environment.accessibilityReduceMotion }

    /// Sets the screen in motion where it is bound elsewhere than before.
    ///
    /// - Parameter arrived: called once when it is there; not if it is sent elsewhere first, or goes.
    func update(
        to isIn: Bool, _ motion: ScreenMotion, isSkipped: Bool, startsInPlace: Bool, _ update: _ViewUpdate,
        arrived: @escaping @MainActor () -> Void
    ) {
        if motion != self.motion { needsRecord() }
        self.motion = motion
        if isSkipped != self.isSkipped {
            self.isSkipped = isSkipped
            deck?.screensChanged()
        }
        if !hasBegun {
            hasBegun = true
            progress.set(.init(startsInPlace ? Self.unit : 0), scope: update.scope)
            self.isIn = startsInPlace
        }
        // Whatever else is updated meanwhile, a finger keeps what it holds.
        if isIn == self.isIn && hold != .stopped { return }
        hold = .none
        self.isIn = isIn
        deck?.screensChanged()
        move(to: isIn ? 1 : 0, under: update.scope, arrived: arrived)
    }

    /// Puts the screen where it began; the next update sets it in motion again.
    func startOver() {
        trip += 1
        hold = .stopped
        progress.jump(to: .init(0))
    }

    private func move(
        to end: Double, under scope: TransactionScope?, arrived: @escaping @MainActor () -> Void
    ) {
        trip += 1
        let trip = trip
        findSource()
        motionScope.parent = scope
        motionScope.inThisUpdate(
            .feature { [weak self] transaction in
                Self.animateBySelf(&transaction)
                transaction.addAnimationCompletion(criteria: .removed) { [weak self] in
                    onMain {
                        guard let self, self.isAlive, self.trip == trip else { return }
                        self.isMovedByHand = false
                        arrived()
                    }
                }
            })
        progress.set(.init(end * Self.unit), scope: motionScope)
        if progress.isMoving { Self.begun = Self.begun.filter(\.isNew) + [Begun(screen: self, time: runtime.time)] }
    }

    /// A screen that has been set in motion.
    private struct Begun {
        weak var screen: ScreenElement?
        let time: Double
        /// Whether nothing of its motion has been shown.
        @MainActor var isNew: Bool { screen?.runtime.time == time }
    }
    private static var begun: [Begun] = []

    /// Has what was set in motion at this moment be there at once.
    static func finishBegun() {
        let new = begun.filter(\.isNew)
        begun = []
        for screen in new.compactMap(\.screen) where screen.isAlive { screen.progress.jump(to: screen.progress.model) }
    }

    private static func animateBySelf(_ transaction: inout Transaction) {
        guard ScreenMeasures.areAnimated else { return transaction.animation = nil }
        if transaction.animation == nil && !transaction.disablesAnimations && !transaction.removesAnimation {
            transaction.animation = animation
        }
    }

    /// Brings a value of the screen's shape to where it belongs, under the transaction of this update.
    func move(_ value: Attribute, to end: Vector4) {
        shapeScope.inThisUpdate(.feature { Self.animateBySelf(&$0) })
        value.set(end, scope: shapeScope)
    }

    /// Finds the source of a zoom; what is on its way goes on as it has begun.
    private func findSource() {
        guard case .zoom(let key) = motion, let deck, isOut || coversAll else { return }
        zoom = fades ? nil : runtime.service(TransitionSources.self).slot(key).flatMap { Zoom($0, in: deck) }
    }

    // MARK: By hand

    /// Stops the screen where it is shown, for a finger, until that lets go of it or the screen is sent elsewhere.
    func beginDrag() {
        trip += 1
        hold = .byFinger
        isMovedByHand = true
        findSource()
        progress.jump(to: progress.presented)
    }

    /// Puts the screen where the finger has it.
    func drag(to share: Double) {
        guard hold == .byFinger else { return }
        progress.set(.init(share * Self.unit), scope: handScope)
    }

    /// Takes note that the finger is off the screen: the next update sets it in motion.
    func endDrag() { if hold == .byFinger { hold = .stopped } }

    // MARK: Layout and drawing

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions().sanitized
    }

    override func layoutValueChanged() {
        guard let stretch, isMovedByHand || share > 1 || !stretch.isLaidOut else { return }
        for element in list.elements { element.invalidateLayout() }
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        self.rect = rect
        list.place(in: rect, .topLeading, environment.layoutDirection)
        needsRecord()
    }

    /// How much of the way in is shown to be behind it; beyond 1 with a spring that bounces.
    var share: Double { progress.presented[0] / Self.unit }
    /// True if nothing can be seen of what is below.
    var coversAll: Bool { share == 1 && progress.model[0] == Self.unit }
    var isOut: Bool { share == 0 && progress.model[0] == 0 }

    private var moves: Bool {
        switch motion {
        case .push, .zoom: true
        case .cover, .fade, .pop, .inPlace: false
        }
    }
    /// How dark the screen makes all that is below the deck.
    private var dimness: Double {
        switch motion {
        case .push, .zoom, .cover(dims: false), .pop, .inPlace: 0
        case .cover(dims: true), .fade: PresentationLook.dimming
        }
    }
    private var isFading: Bool {
        switch motion {
        case .fade, .pop: true
        case .push, .zoom, .cover, .inPlace: fades
        }
    }
    /// How far a screen above has come over this one: that of them which is farthest in.
    private var coverage: Double { farthest { $0.moves } }
    /// How far it pushes this one aside.
    private var pressure: Double { farthest { $0.moves && $0.zoom == nil } }

    private func farthest(_ counts: (ScreenElement) -> Bool) -> Double {
        var share = 0.0
        var above = upper
        while let screen = above {
            if counts(screen), screen.share > share { share = screen.share }
            above = screen.upper
        }
        return share
    }

    override var contentMap: Affine {
        if fades { return .identity }
        switch motion {
        case .push, .zoom:
            let aside = -ScreenMeasures.lag * pressure * rect.width
            if let zoom { return zoom.map(share, rect).concatenating(.translation(x: aside, y: 0)) }
            let way = (1 - share) * rect.width + aside
            return .translation(x: environment.layoutDirection == .rightToLeft ? -way : way, y: 0)
        case .cover:
            return .translation(x: 0, y: (1 - share) * rect.height + (stretch?.growth ?? 0))
        case .fade:
            let middle = Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
            return .scale(1 + PresentationLook.swelling * (1 - share), about: middle)
        case .inPlace: return .identity
        case .pop(let place):
            return .scale(Self.smallness + (1 - Self.smallness) * share, about: place.origin)
        }
    }

    /// Only a finger that lifts or lowers a cover has its place told on the way.
    override var toldContentMap: Affine {
        if case .cover = motion, hold == .byFinger { return contentMap }
        return .identity
    }

    override func contentContains(_ point: Point) -> Bool { zoom?.frame(share, rect).contains(point) ?? true }
    override var clipsHits: Bool { zoom != nil }

    override func reportMotion(to report: inout MotionReport) {
        report.add("progress", .plain, progress)
        stretch?.reportMotion(to: &report)
        super.reportMotion(to: &report)
    }

    override func drawContent() -> Affine {
        if let zoom, let deck, share != 1 { zoom.follow(in: deck) }
        inner.setChildren(list.segments())
        inner.transform = contentMap
        inner.clip = clip
        inner.opacity = isFading ? Swift.min(Swift.max(share, 0), 1) : zoom?.opacity(share) ?? 1
        var parts = zoom?.backing(share, rect, environment) ?? []
        if dimness > 0 {
            dim.content = .roundedRect(rect, radius: 0, .color(.black))
            dim.opacity = Swift.min(Swift.max(share, 0), 1) * dimness
            parts.append(dim)
        }
        parts.append(inner)
        let darkness = fades ? 0 : Swift.min(Swift.max(coverage, 0), 1) * ScreenMeasures.shadeOpacity
        if darkness > 0 {
            shade.content = .roundedRect(rect, radius: 0, .color(.black))
            // On the screen, wherever that is: what lies beside it has a shade of its own.
            shade.transform = inner.transform
            shade.clip = inner.clip
            shade.opacity = darkness
            parts.append(shade)
        }
        contentSegment.setChildren(parts)
        var below = lower
        while let screen = below {
            screen.needsRecord()
            below = screen.lower
        }
        deck?.screenMoved()
        stretch?.pushBack()
        return .identity
    }

    /// The growing shape, in the space of the screen in its place.
    private var clip: Clip? {
        guard let zoom, share != 1, rect.width > 0 else { return nil }
        let frame = zoom.frame(share, rect)
        let scale = frame.width / rect.width
        guard scale > 0 else { return .rect(Rect(origin: rect.origin, size: Size(width: 0, height: 0))) }
        let shape = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: frame.height / scale)
        let radius = zoom.radius(share) / scale
        if radius <= 0 { return .rect(Rect(shape)) }
        return .rounded(shape, radius: radius)
    }
}
