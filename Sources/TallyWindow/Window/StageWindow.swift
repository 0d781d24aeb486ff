#if Window
    import CGTK
    public import Foundation
    public import TallyStage

    // unowned here: signals come while the window is open, which keeps it and its inputs; closing it destroys the widgets.

    /// A window that plays a stage in real time: frames by the display's clock, input from pointer and keyboard.
    ///
    /// Frames are played while `stage.nextFrameTime` says that something will differ; otherwise nothing runs until an
    /// event, a timer of the views or a task of the main actor. Time in a window that cannot be seen stands still for
    /// animations and catches up in one frame.
    @MainActor
    public final class StageWindow {
        /// What is played. Between turns of the loop its time is that of the last frame or event.
        public let stage: Stage
        /// How often the window's picture was drawn, on the display's wish or because it differs.
        public internal(set) var framesDrawn = 0
        public private(set) var isOpen = false
        /// How many presses, releases, keys and turns of the wheel have reached the stage.
        package internal(set) var eventsTaken = 0
        /// The picture differs from what the display shows.
        private var awaitsDraw = false

        /// The windows that are open, in the order they were opened.
        public private(set) static var open: [StageWindow] = []

        let window: UnsafeMutablePointer<GtkWidget>
        let area: UnsafeMutablePointer<GtkWidget>
        let surface = WindowSurface()
        private let wakeSource = WakeSource()
        let system: SystemPreferences?
        let title: String
        private let dialogs = FileChoosers()
        /// Those that the program of the stage has opened after this one.
        var programWindows: [StageWindow] = []
        var whenShut: () -> Void = {}
        private var pointer: PointerInput?
        private var fingers: FingerInput?
        private var keyboard: KeyboardInput?
        private(set) lazy var clipboard = Clipboard(area)
        private var tick: guint = 0
        private var isDestroyed = false
        /// The display's clock when the stage's was 0. Seconds.
        private var start = 0.0
        /// When something was first found to be written since the last frame, in the stage's time.
        private var writeTime: Double?

        /// Puts a window around a stage; `show` opens it.
        ///
        /// - Parameter followsSystem: Whether dark mode, reduced motion, locale and the rest of the stage's
        ///   preferences come from the person's system, and change with it. False: the stage's own stay.
        /// - Throws: `WindowError` if there is no display.
        public init(title: String, stage: Stage, followsSystem: Bool = true) throws(WindowError) {
            try MainLoop.prepare()
            self.stage = stage
            self.title = title
            window = gtk_window_new()
            area = StageArea.make()
            system = followsSystem ? SystemPreferences() : nil
            gtk_window_set_title(window.asWindow, title)
            gtk_window_set_default_size(window.asWindow, gint(stage.size.width), gint(stage.size.height))
            gtk_widget_set_focusable(area, 1)
            gtk_window_set_child(window.asWindow, area)
            connect()
            stage.forward = { [weak self] in self?.receive($0) }
        }

        /// Makes a stage with the person's preferences, and a window around it.
        public convenience init(
            title: String, size: CGSize, @ViewBuilder content: @escaping () -> some View
        ) throws(WindowError) {
            try MainLoop.prepare()
            let preferences = SystemPreferences().applied(to: Preferences())
            try self.init(
                title: title,
                stage: Stage(
                    size: size, scale: 1, preferences: preferences, epoch: Date(), content: content))
        }

        isolated deinit {
            if !isDestroyed { gtk_window_destroy(window.asWindow) }
        }

        /// Opens the window. The stage's clock goes on from where it is. A window that was closed stays closed.
        public func show() {
            guard !isOpen, !isDestroyed else { return }
            isOpen = true
            Self.open.append(self)
            DefaultsKeeper.begin()
            start = MainLoop.now - stage.time
            gtk_window_present(window.asWindow)
            gtk_widget_grab_focus(area)
        }

        /// Closes it for good. Of a program's windows the others stay. One of a document may ask first, and stays meanwhile.
        public func close() {
            guard isOpen else { return }
            stage.closeWindow()
            if stage.isWindowOpen { redrawIfNeeded() } else { shut() }
        }

        /// Takes the window away, whose views have gone.
        func shut() {
            guard isOpen else { return }
            isOpen = false
            Self.open.removeAll { $0 === self }
            DefaultsKeeper.save()
            stopTicking()
            dialogs.closeAll()
            isDestroyed = true
            gtk_window_destroy(window.asWindow)
            whenShut()
        }

        /// Shows the window and plays it until it is closed.
        public func run() {
            show()
            MainLoop.run { isOpen }
        }

        /// Handles events as long as the condition holds; it is asked after each.
        package static func runLoop(while condition: () -> Bool) { MainLoop.run(while: condition) }

        /// Calls the action whenever there is something to read, or the end, until it says false.
        package static func watch(_ descriptor: Int32, _ action: @escaping @MainActor () -> Bool) {
            MainLoop.watch(descriptor, action)
        }

        // MARK: Time

        /// The stage's time if it is played right now.
        private var now: Double { MainLoop.now - start }

        /// Has the stage reach the present, so that what follows happens now.
        func catchUp() { play(to: now) }

        /// Plays to a time. What was written between frames, be it after an hour of rest, happened when the turn of the
        /// loop that wrote it ended.
        private func play(to time: Double) {
            let moment = writeTime ?? (stage.isAnimating ? stage.time : time)
            writeTime = nil
            stage.skip(to: time, changedAt: moment)
        }

        /// How long nothing is to be done. Frames come by the display's clock, and are no reason to wake.
        ///
        /// It is asked before the loop waits: whatever has changed the picture by then, an input above all, is drawn.
        private var wait: Double? {
            if stage.program?.hasRequests ?? false { return 0 }
            guard isOpen else { return waitUnseen }
            // Looking for what is next may find what others have written, which asks for a frame.
            let wasTicking = tick != 0
            if !wasTicking, !awaitsDraw, stage.mayDifferFromPicture { return 0 }
            guard let next = stage.nextFrameTime else { return nil }
            if next <= stage.time, writeTime == nil { writeTime = now }
            if stage.isAnimating || next <= stage.time { return wasTicking ? nil : 0 }
            return max(0, next - now)
        }

        /// How long nothing is to be done for a program whose first window is closed.
        private var waitUnseen: Double? {
            guard isDestroyed, !programWindows.isEmpty, let next = stage.nextFrameTime else { return nil }
            return max(0, next - now)
        }

        private func wake() {
            if stage.program?.hasRequests ?? false { catchUp() }
            guard isOpen else {
                if waitUnseen ?? 1 <= 0 { catchUp() }
                return
            }
            if let next = stage.nextFrameTime {
                if stage.isAnimating || next <= stage.time { return startTicking() }
                if next <= now { catchUp() }
            }
            redrawIfNeeded()
        }

        private func startTicking() {
            guard tick == 0 else { return }
            tick = gtk_widget_add_tick_callback(
                area,
                { _, clock, data in
                    let window = Unmanaged<StageWindow>.fromOpaque(data!).takeUnretainedValue()
                    let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
                    return MainActor.assumeIsolated { window.playFrame(at: time) } ? 1 : 0
                }, Unmanaged.passUnretained(self).toOpaque(), nil)
        }

        private func stopTicking() {
            if tick != 0 { gtk_widget_remove_tick_callback(area, tick) }
            tick = 0
        }

        /// Plays one turn of the display's clock; false if no other is needed.
        private func playFrame(at clock: Double) -> Bool {
            play(to: clock - start)
            redrawIfNeeded()
            guard let next = stage.nextFrameTime, stage.isAnimating || next <= stage.time else {
                tick = 0
                return false
            }
            return true
        }

        // MARK: Signals

        private func receive(_ signal: HostSignal) {
            switch signal {
            case .frame: if isOpen { startTicking() }
            case .pointer(let look): pointer?.show(look)
            case .copied(let text): clipboard.write(text)
            case .openURL(let address): open(address)
            case .window(let settings):
                if !isDestroyed { gtk_window_set_title(window.asWindow, settings.title ?? title) }
            case .windows: followProgram()
            case .fileDialogs: if !isDestroyed { dialogs.follow(self) }
            // What the stage keeps.
            case .warning, .announcement, .sensoryFeedback: break
            }
        }

        // MARK: Pictures

        func redrawIfNeeded() {
            keyboard?.followFocus()
            if surface.update(from: stage) { queueDraw() }
        }

        private func queueDraw() {
            awaitsDraw = true
            gtk_widget_queue_draw(area)
        }

        /// Nothing is to be played or drawn.
        package var isAtRest: Bool {
            tick == 0 && !awaitsDraw && stage.nextFrameTime == nil && !stage.mayDifferFromPicture
        }

        /// Keys come to this window.
        package var isActive: Bool { isOpen && gtk_window_is_active(window.asWindow) != 0 }

        /// Of the picture's pixels, how many have been handed to GTK since the window was opened; four bytes each.
        package var bytesHandedOver: Int { surface.bytesHandedOver }

        private func draw(to snapshot: OpaquePointer?) {
            framesDrawn += 1
            awaitsDraw = false
            _ = surface.update(from: stage)
            surface.append(to: snapshot)
        }

        // MARK: Events

        private func connect() {
            StageArea.show(area) { [unowned self] in draw(to: $0) }
            Signal.connect(area, size: "resize") { [unowned self] width, height in
                stage.size = CGSize(width: width, height: height)
            }
            Signal.connect(area, notify: "scale-factor") { [unowned self] in scaleChanged() }
            Signal.connect(window, request: "close-request") { [unowned self] in
                close()
                return true
            }
            scaleChanged()
            pointer = PointerInput(self)
            fingers = FingerInput(self)
            keyboard = KeyboardInput(self)
            connectSystem()
            wakeSource.wait = { [unowned self] in wait }
            wakeSource.wake = { [unowned self] in wake() }
        }

        private func scaleChanged() {
            stage.scale = CGFloat(gtk_widget_get_scale_factor(area))
            queueDraw()
        }

        private func connectSystem() {
            guard let system else { return }
            system.changed = { [unowned self] in systemChanged() }
            Signal.connect(window, notify: "is-active") { [unowned self] in systemChanged() }
            systemChanged()
        }

        private func systemChanged() {
            guard let system else { return }
            var preferences = system.applied(to: stage.preferences)
            let isActive = !isOpen || gtk_window_is_active(window.asWindow) != 0
            preferences.scenePhase = isActive ? .active : .inactive
            if isOpen, isActive { stage.raiseWindow() }
            if preferences == stage.preferences { return }
            if isOpen { catchUp() }
            stage.preferences = preferences
            // At once: a window that cannot be seen any more gets no frames.
            stage.skip(by: 0)
            redrawIfNeeded()
        }
    }

    extension UnsafeMutablePointer<GtkWidget> {
        var asWindow: UnsafeMutablePointer<GtkWindow> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
        }
    }
#endif
