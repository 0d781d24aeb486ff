#if Window
    import CGTK
    import Foundation
    import TallyStage

    extension StageWindow {
        /// Opens the window of a program, as large as its scene asks for, and plays it until it is closed.
        package static func run(_ app: some App) throws(WindowError) {
            try run(title: ProcessInfo.processInfo.processName) { AppContent(app) }
        }

        /// Opens a window and plays it until it is closed.
        ///
        /// - Parameters:
        ///   - title: where the content asks for no other.
        ///   - size: points; nil: what the content's scene asks for, else the usual one.
        ///   - preferences: nil: those of the person's system.
        ///   - goesOn: asked after each event; false closes the window.
        package static func run(
            title: String, size: CGSize? = nil, usualSize: CGSize = usualSize, preferences: Preferences? = nil,
            while goesOn: @escaping () -> Bool = { true }, @ViewBuilder content: @escaping () -> some View
        ) throws(WindowError) {
            try MainLoop.prepare()
            let stage = Stage(
                size: size ?? usualSize, scale: 1,
                preferences: preferences ?? SystemPreferences().applied(to: Preferences()), epoch: Date(),
                prepare: { $0.size = size ?? $0.windowSettings.size ?? usualSize }, content: content)
            let settings = stage.windowSettings
            let window = try StageWindow(
                title: settings.title ?? title, stage: stage, followsSystem: preferences == nil)
            if settings.keepsContentVisible { window.limitSize(settings) }
            window.show()
            MainLoop.run { window.isOpen && goesOn() }
            window.close()
        }

        /// Points.
        package static let usualSize = CGSize(width: 800, height: 600)

        private func limitSize(_ settings: WindowSettings) {
            let (smallest, largest) = stage.runtime.root.contentLimits
            func pixels(_ value: CGFloat) -> gint { gint(max(0, min(value, 8192)).rounded(.up)) }
            gtk_widget_set_size_request(area, pixels(smallest.width), pixels(smallest.height))
            if settings.fitsContent, smallest == largest {
                gtk_window_set_default_size(window.asWindow, pixels(smallest.width), pixels(smallest.height))
                gtk_window_set_resizable(window.asWindow, 0)
            }
        }
    }
#endif
