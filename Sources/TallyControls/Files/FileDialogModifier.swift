import Foundation
import TallyCore
import TallyUI

/// Opens a file dialog while a binding is true.
nonisolated struct FileDialogModifier: ViewModifier {
    /// What is asked, and what becomes of the answer.
    struct Question {
        let kind: FileDialogRequest.Kind
        var contentTypes: [UTType] = []
        var allowsMultipleSelection = false
        var name: String?
        let chosen: ([URL], FileDialogSettings) -> Void
        let cancelled: () -> Void
    }

    @Binding var isPresented: Bool
    /// Nil: there is nothing to ask, and no dialog.
    let question: () -> Question?
    @Environment(\.fileDialogSettings) private var settings
    @Environment(\.locale) private var locale
    /// Made with the first dialog: a modifier may stand in several windows.
    @State private var presenter: Presenter?

    /// What is open of a modifier, and what it says now.
    @MainActor private final class Presenter {
        private var dialog: FileDialogRequest?
        private weak var dialogs: FileDialogs?
        /// What it is by the newest body: the actions of an open dialog are those.
        var question: () -> Question?

        init(_ question: @escaping () -> Question?) { self.question = question }

        func present(_ settings: FileDialogSettings, _ locale: Locale, isPresented: Binding<Bool>) {
            guard dialog == nil, let runtime = Runtime.current, let question = question() else { return }
            let dialog = FileDialogRequest(
                question.kind, question.contentTypes, multiple: question.allowsMultipleSelection, name: question.name,
                settings, locale
            ) { [weak self] urls in
                self?.dialog = nil
                let now = self?.question() ?? question
                isPresented.wrappedValue = false
                if let urls { now.chosen(urls, settings) } else { now.cancelled() }
            }
            self.dialog = dialog
            dialogs = runtime.service(FileDialogs.self)
            dialogs?.present(dialog)
        }

        func withdraw() {
            if let dialog { dialogs?.withdraw(dialog) }
            dialog = nil
        }
    }

    @MainActor func body(content: Content) -> some View {
        let _ = presenter?.question = question
        content
            .onChange(of: isPresented, initial: true) {
                if isPresented { present() } else { presenter?.withdraw() }
            }
            .onDisappear { presenter?.withdraw() }
    }

    @MainActor private func present() {
        let presenter = presenter ?? Presenter(question)
        self.presenter = presenter
        presenter.present(settings, locale, isPresented: $isPresented)
    }
}
