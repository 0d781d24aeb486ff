public import Foundation
import TallyPainter
package import TallyScene

/// Plays a view at times you choose: input in, frames out. Nothing here waits: a minute of animation is computed at once.
///
/// The content is laid out and appears at time 0. Input and writes to state take effect at the next `advance`, also one
/// by 0: first a frame at the current time, in which the change is made and its animations begin, then the frames on
/// the way. Frames stand at k ÷ `frameRate` counted from 0; whatever ends, ends at its exact time, so how a stretch of
/// time is divided into calls makes no difference.
@MainActor
public final class Stage {
    package let runtime: Runtime
    let painter: Painter
    /// Mistakes in the views that have a stated result, such as an id used twice; each is a sentence that stands here once,
    /// the latest last; the last 256.
    public var warnings: [String] { noted.sentences }
    private var noted = Warnings()
    /// What assistive technology was told to say, the latest last; the last 64.
    public private(set) var announcements: [String] = []
    /// What a person was to feel, the latest last; the last 64.
    public private(set) var sensoryFeedback: [SensoryFeedback] = []
    /// The addresses that the system was to open, the latest last; the last 64.
    public private(set) var openedURLs: [URL] = []
    /// Fonts are loaded and texts shaped once for all stages.
    static let shaper = PangoShaper()
    /// What shapes the texts of all stages; for modules that measure before there is one.
    package static var textShaper: any TextShaping { shaper }
    /// Returns whether fonts of the family are installed.
    package static func hasFontFamily(_ family: String) -> Bool { shaper.isInstalled(family) }
    var bitmap: Bitmap
    var needsFullPaint = true
    /// What the picture was cleared to.
    var paintedBackground = RGBA.clear
    var paintedPixels = 0
    /// How many tasks and works of other queues were waited for in vain: no later frame waits for them again.
    var abandonedTasks = 0
    /// The number of device pixels a point. Not finite or not above 0 counts as 1, more than 64 as 64.
    public package(set) var scale: CGFloat {
        didSet {
            scale = Self.sanitized(scale: scale)
            if scale != oldValue { applyPreferences() }
        }
    }

    /// The size in points. Not-a-number and negative extents count as 0, more than 32,768 as that. A change is laid out
    /// at once, without animation.
    public var size: CGSize {
        didSet { resized() }
    }

    /// Frames a second that `advance` plays; 60. Not finite or not above 0 counts as 60.
    public var frameRate: Double = 60 {
        didSet { if !(frameRate > 0 && frameRate.isFinite) { frameRate = 60 } }
    }

    /// What the person and the system have chosen. A change is shown in the next frame.
    public var preferences = Preferences() {
        didSet {
            runtime.pasteboard = preferences.pasteboard
            if !preferences.isShownAs(oldValue) { applyPreferences() }
            if preferences.scenePhase != oldValue.scenePhase { program?.phaseChanged() }
        }
    }

    public convenience init(size: CGSize, scale: CGFloat = 1, @ViewBuilder content: @escaping () -> some View) {
        self.init(size: size, scale: scale, preferences: Preferences(), content: content)
    }

    /// - Parameters:
    ///   - time: seconds; when the stage begins.
    ///   - epoch: what the calendar shows at time 0, where it is not that of all stages.
    ///   - stateRecord: notes what views keep, for `remade()`; none is needed where nobody calls that.
    ///   - program: of which it shows a window that is not the first.
    ///   - prepare: called when the tree of views is there, before it is laid out and appears.
    package init(
        size: CGSize, scale: CGFloat, preferences: Preferences, time: TimeInterval = 0,
        epoch: Date? = nil, stateRecord: StateRecord? = nil, program: StageProgram? = nil,
        prepare: (Stage) -> Void = { _ in },
        @ViewBuilder content: @escaping () -> some View
    ) {
        let shaper = Self.shaper
        self.size = CGSize(width: Self.extent(size.width), height: Self.extent(size.height))
        self.scale = Self.sanitized(scale: scale)
        self.preferences = preferences
        runtime = Runtime(shaper: shaper, time: time, stateRecord: stateRecord)
        runtime.installControls()
        if let epoch { runtime.epoch = epoch }
        self.program = program
        self.epoch = epoch
        runtime.updatePass.hasSisters = program != nil
        painter = Painter(shaper: shaper)
        bitmap = Bitmap(width: 0, height: 0)
        // Weak: the runtime tells of what goes also while the stage itself does.
        runtime.host.receive = { [weak self] in self?.receive($0) }
        runtime.paintPicture = { Self.picture(of: $0, size: $1, scale: $2) }
        runtime.pasteboard = preferences.pasteboard
        runtime.root.environment = preferences.environment(scale: self.scale, size: self.size)
        if let stateRecord {
            // unowned: the stage's own closure, called by the stage alone.
            remake = { [unowned self] in
                Stage(
                    size: self.size, scale: self.scale, preferences: self.preferences, time: self.time,
                    stateRecord: StateRecord(from: stateRecord), content: content)
            }
        }
        runtime.root.start(size: self.size, content)
        prepare(self)
        runtime.frame(at: time)
        if program == nil { self.program?.turn() }
    }

    /// True if something is under way where nobody sees it, which asks for no frames.
    package var isMovingUnseen: Bool { runtime.isAnimatingUnseen }

    private var remake: (() -> Stage)?

    /// Returns a stage made from nothing with the same content, and the state, the preferences and the time of this
    /// one: what is at rest on this one must look the same there. Both share the objects that state refers to.
    ///
    /// Needs a stage that was made with a `StateRecord`. What views pushed without a path is not there, nor the focus.
    package func remade() -> Stage {
        guard let remake else { fatalError("Stage.remade needs a stage made with a StateRecord. Give its init one.") }
        runtime.frame(at: time)
        return remake()
    }

    isolated deinit {
        if let program, program.first === self { program.end() }
        runtime.root.end()
    }

    /// The program whose window it is; nil: of none, or of one that has not more than this window.
    package internal(set) var program: StageProgram?
    /// What the calendar shows at time 0, where it is not that of all stages.
    let epoch: Date?

    /// Told everything that the runtime has told the stage, after the stage has done its part: a window's way to hear it.
    package var forward: (HostSignal) -> Void = { _ in }

    private func receive(_ signal: HostSignal) {
        switch signal {
        case .frame, .pointer, .fileDialogs: break
        case .warning(let sentence): noted.add(sentence)
        case .announcement(let text): Self.keep(text, in: &announcements)
        case .sensoryFeedback(let feedback): Self.keep(feedback, in: &sensoryFeedback)
        case .openURL(let address): Self.keep(address, in: &openedURLs)
        case .copied(let text): program?.copied(text) ?? (preferences.pasteboard = text)
        case .window(let settings): windowSettings = settings
        case .windows: if program == nil { program = StageProgram(self) }
        }
        forward(signal)
    }

    /// Adds it to a list that tests read, which does not grow for ever.
    private static func keep<Told>(_ told: Told, in list: inout [Told]) {
        list.append(told)
        if list.count > 64 { list.removeFirst() }
    }

    /// What the program wants of the window that the stage is played in.
    package internal(set) var windowSettings = WindowSettings()

    /// Seconds since the stage was made; starts at 0.
    public var time: TimeInterval { runtime.time }

    /// True while something that is seen moves, be it without end. What is not seen, as in a tab that is not chosen, under a
    /// screen that covers it or in a row that is out of view, goes on by time and asks for no frames.
    public var isAnimating: Bool { runtime.isAnimating }

    /// When something will differ from what is shown now; nil if nothing will by itself.
    public var nextFrameTime: TimeInterval? {
        // While something moves, each frame looks by itself.
        if !runtime.isAnimating { runtime.lookIntoStores() }
        if runtime.hasPendingWork { return time }
        let event = runtime.nextEventTime
        if runtime.isAnimating { return min(nextGridTime, event) }
        return event < .infinity ? event : nil
    }

    /// What the last frame cost.
    public var statistics: Statistics {
        let counts = runtime.statistics
        return Statistics(
            bodiesEvaluated: counts.bodiesEvaluated, nodesLaidOut: counts.elementsLaidOut,
            segmentsRecorded: counts.segmentsRecorded, pixelsPainted: paintedPixels)
    }

    private static func sanitized(scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? min(scale, 64) : 1 }

    static func extent(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 32_768) : 0 }

    private func resized() {
        let sanitized = CGSize(width: Self.extent(size.width), height: Self.extent(size.height))
        if sanitized != size { return size = sanitized }
        let hasOtherClass = SizeClasses(runtime.root.size) != SizeClasses(size)
        runtime.root.resize(to: size)
        if hasOtherClass { applyPreferences() }
        needsFullPaint = true
    }

    func applyPreferences() {
        runtime.root.environment = preferences.environment(scale: scale, size: size)
        needsFullPaint = true
    }
}

/// Counts of work done for the last frame; pixels are those of the last `image()`.
public struct Statistics: Equatable, Sendable {
    public var bodiesEvaluated: Int
    public var nodesLaidOut: Int
    public var segmentsRecorded: Int
    public var pixelsPainted: Int
}
