#if Window
    import CGTK
    import Foundation
    import TallyStage

    extension StageWindow {
        /// Hands the addresses that views open to the programs that the system has for them. What none opens is left.
        func openAddresses() {
            stage.opened = { _ = g_app_info_launch_default_for_uri($0.absoluteString, nil, nil) }
        }
    }
#endif
