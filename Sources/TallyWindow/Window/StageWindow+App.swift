#if Window
    import CGTK
    import Foundation
    import TallyStage

    extension StageWindow {
        /// Opens the window of a program, as large as its scene asks for, and plays it until it is closed.
        package static func run(_ app: some App) throws(WindowError) {
            try MainLoop.prepare()
            let stage = Stage(
                size: usualSize, scale: 1, preferences: SystemPreferences().applied(to: Preferences()),
                epoch: Date(), prepare: { $0.size = $0.windowSettings.size ?? usualSize },
                content: { AppContent(app) })
            let settings = stage.windowSettings
            let window = try StageWindow(
                title: settings.title ?? ProcessInfo.processInfo.processName, stage: stage)
            if settings.keepsContentVisible { window.limitSize(settings) }
            window.run()
        }

        /// Points.
        private static let usualSize = CGSize(width: 800, height: 600)

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
