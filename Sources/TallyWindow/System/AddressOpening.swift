#if Window
    import CGTK
    import Foundation
    import TallyStage

    extension StageWindow {
        /// Hands an address that a view opens to the program that the system has for it. What none opens is left.
        func open(_ address: URL) { _ = g_app_info_launch_default_for_uri(address.absoluteString, nil, nil) }
    }
#endif
