#if Window
    import Foundation
    import TallyUI
    import TallyWindow

    /// What `App.main()` calls, by the header of `CAppWindow`: a program that is linked with this module has a window.
    @_cdecl("tally_app_window")
    func showAppWindow(_ program: UnsafeMutableRawPointer) {
        let program = Unmanaged<ProgramReference>.fromOpaque(program).takeRetainedValue()
        MainActor.assumeIsolated {
            do throws(WindowError) { try StageWindow.run(program.app) } catch {
                FileHandle.standardError.write(Data("error: \(error)\n".utf8))
                exit(69)
            }
        }
    }
#endif
