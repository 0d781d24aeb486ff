/// A program on its way to the module that shows it in a window, through C.
package final class ProgramReference: Sendable {
    @MainActor package let app: any App

    @MainActor package init(_ app: some App) { self.app = app }
}
