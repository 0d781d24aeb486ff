#if Window
    import CGTK
    import Foundation
    import TallyStage

    extension StageWindow {
        /// Opens the window of a program, as large as its scene asks for, and plays it until it is closed.
        package static func run(_ app: some App) throws(WindowError) {
            let words = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
            DocumentReference.given = words.filter { FileManager.default.fileExists(atPath: $0) }.map {
                URL(filePath: $0)
            }
            let addresses = words.filter { $0.contains("://") }.compactMap { URL(string: $0) }
            try run(title: ProcessInfo.processInfo.processName, addresses: addresses) { AppContent(app) }
        }

        /// Opens a window and plays it until it is closed.
        ///
        /// - Parameters:
        ///   - title: where the content asks for no other.
        ///   - size: points; nil: what the content's scene asks for, else the usual one.
        ///   - preferences: nil: those of the person's system.
        ///   - addresses: what the content is given to open.
        ///   - goesOn: asked after each event; false closes the window.
        package static func run(
            title: String, size: CGSize? = nil, usualSize: CGSize = usualSize, preferences: Preferences? = nil,
            addresses: [URL] = [], while goesOn: @escaping () -> Bool = { true },
            @ViewBuilder content: @escaping () -> some View
        ) throws(WindowError) {
            try MainLoop.prepare()
            let stage = Stage(
                size: size ?? usualSize, scale: 1,
                preferences: preferences ?? SystemPreferences().applied(to: Preferences()), epoch: Date(),
                prepare: { $0.size = size ?? $0.windowSettings.size ?? usualSize }, content: content)
            let settings = stage.windowSettings
            let window = try StageWindow(
                title: settings.title ?? title, stage: stage, followsSystem: preferences == nil)
            window.limitSize(settings)
            window.show()
            window.followProgram()
            for address in addresses + DocumentReference.given { stage.open(address) }
            DocumentReference.given = []
            MainLoop.run { window.playsProgram && goesOn() }
            for other in window.programWindows { other.close() }
            window.close()
        }

        /// Points.
        package static let usualSize = CGSize(width: 800, height: 600)

        func limitSize(_ settings: WindowSettings) {
            guard settings.keepsContentVisible else { return }
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
