#if Window
    import CGTK
    import Foundation
    import TallyStage

    /// What the person has chosen in their desktop's settings.
    @MainActor
    final class SystemPreferences {
        /// Called when one of them has changed.
        var changed: () -> Void = {}
        private let settings: OpaquePointer?

        /// - Precondition: GTK is connected to a display.
        init() {
            settings = gtk_settings_get_default()
            guard let settings else { return }
            for property in ["gtk-enable-animations", "gtk-application-prefer-dark-theme", "gtk-theme-name"] {
                Signal.connect(UnsafeMutableRawPointer(settings), notify: property) { [weak self] in self?.changed() }
            }
        }

        func applied(to preferences: Preferences) -> Preferences {
            var preferences = preferences
            preferences.reduceMotion = !bool("gtk-enable-animations", otherwise: true)
            preferences.colorScheme = isDark ? .dark : .light
            preferences.increaseContrast = (string("gtk-theme-name") ?? "").hasPrefix("HighContrast")
            preferences.locale = .current
            preferences.timeZone = .current
            let isFromTheRight = Locale.current.language.characterDirection == .rightToLeft
            preferences.layoutDirection = isFromTheRight ? .rightToLeft : .leftToRight
            return preferences
        }

        private var isDark: Bool {
            bool("gtk-application-prefer-dark-theme", otherwise: false)
                || (string("gtk-theme-name") ?? "").lowercased().hasSuffix("dark")
        }

        private func bool(_ property: String, otherwise: Bool) -> Bool {
            guard let settings else { return otherwise }
            var value = GValue()
            g_value_init(&value, GType(bitPattern: 5 << 2))
            defer { g_value_unset(&value) }
            g_object_get_property(
                UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), property, &value)
            return g_value_get_boolean(&value) != 0
        }

        private func string(_ property: String) -> String? {
            guard let settings else { return nil }
            var value = GValue()
            g_value_init(&value, GType(16 << 2))
            defer { g_value_unset(&value) }
            g_object_get_property(
                UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), property, &value)
            return g_value_get_string(&value).map { String(cString: $0) }
        }
    }
#endif
