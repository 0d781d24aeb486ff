#if Window
    import CGTK
    import Foundation
    import TallyStage

    // A program's other windows. Its first window's stage has the program, and goes on without a picture when that is closed.
    extension StageWindow {
        /// There is a window of the program.
        var playsProgram: Bool { isOpen || !programWindows.isEmpty || stage.program?.hasWindows ?? false }

        /// Shows what the program opens from now on, and what it has opened.
        func followProgram() {
            guard let program = stage.program, program.first === stage else { return }
            program.opened = { [weak self] in self?.open($0) }
            program.closed = { [weak self] in self?.window(of: $0)?.shut() }
            program.raised = { [weak self] in
                if let window = self?.window(of: $0) { gtk_window_present(window.window.asWindow) }
            }
            for stage in program.open where window(of: stage) == nil && stage !== self.stage { open(stage) }
        }

        private func window(of stage: Stage) -> StageWindow? {
            stage === self.stage ? self : programWindows.first { $0.stage === stage }
        }

        private func open(_ stage: Stage) {
            let settings = stage.windowSettings
            guard
                let window = try? StageWindow(
                    title: settings.title ?? title, stage: stage, followsSystem: system != nil)
            else { return }
            window.limitSize(settings)
            programWindows.append(window)
            window.whenShut = { [weak self, weak window] in self?.programWindows.removeAll { $0 === window } }
            window.show()
        }
    }
#endif
