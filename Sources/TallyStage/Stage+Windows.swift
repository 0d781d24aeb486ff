public import Foundation

extension Stage {
    /// Plays a program: its scenes, and the first window that they open. `windows` has those that come.
    ///
    /// - Parameter size: points; the scene's `defaultSize`, where it has one, comes before.
    public convenience init(size: CGSize, scale: CGFloat = 1, app: some App) {
        self.init(
            size: size, scale: scale, preferences: Preferences(),
            prepare: { stage in if let wished = stage.windowSettings.size { stage.size = wished } },
            content: { AppContent(app) })
    }

    /// The windows of the program that are open, the frontmost last, each a stage of its own; this stage alone, where it plays no program.
    ///
    /// A stage of an `App` shows the program's first window. `openWindow` adds a stage at the end, or moves the one there is to the end;
    /// a window is opened between frames, so after the tap an `advance(by: 0)` has it there. Each is as large as its `defaultSize` says,
    /// else as the first, with the first one's preferences; from then on its preferences are its own. All have one clock: whichever is advanced, all are.
    ///
    /// What is closed is not in the list. The stage of the first window goes on, empty, as the program does.
    public var windows: [Stage] { program?.open ?? [self] }

    /// What stands at the top of the window, if the scene gives it a title.
    public var windowTitle: String? { windowSettings.title }

    /// Closes the window as a person does, by its button. Its views disappear, and other windows stay.
    ///
    /// The program's last window can be closed too: then `windows` is empty. A stage that plays no program has no window to close.
    ///
    /// A document's window may ask what becomes of it, and stays meanwhile.
    public func closeWindow() {
        ownProgram?.close(self)
    }

    /// The program that the stage plays, also one that has not opened another window yet.
    private var ownProgram: StageProgram? {
        if program == nil, runtime.service(ProgramScenes.self).first != nil { program = StageProgram(self) }
        return program
    }

    /// Gives the program an address to open, as the system does: a file that is one of its documents, whose window opens or comes to the
    /// front, or what `onOpenURL` takes in the frontmost window that has any.
    ///
    /// - Returns: false: nothing in the program opens it.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        ownProgram?.open(url) ?? runtime.take(url)
    }

    /// The stage's window has not been closed; false where it plays no program, which has none.
    package var isWindowOpen: Bool { program?.window(of: self)?.isOpen ?? false }

    /// Brings the window to the front, as a person does by pressing it.
    public func raiseWindow() { program?.raise(self) }
}
