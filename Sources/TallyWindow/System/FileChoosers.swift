#if Window
    import CGTK
    import Foundation
    import TallyStage

    /// The desktop's own file dialogs, one for each that the views have open.
    @MainActor
    final class FileChoosers {
        private var open: [(request: FileDialogRequest, chooser: OpaquePointer)] = []

        /// Opens what is new and takes away what the views have withdrawn.
        func follow(_ window: StageWindow) {
            let dialogs = window.stage.runtime.service(FileDialogs.self)
            for (request, _) in open where !dialogs.open.contains(where: { $0 === request }) { close(request) }
            for request in dialogs.open where !open.contains(where: { $0.request === request }) {
                show(request, dialogs, window)
            }
        }

        func closeAll() { for (request, _) in open { close(request) } }

        private func close(_ request: FileDialogRequest) {
            for (known, chooser) in open where known === request {
                gtk_native_dialog_destroy(Self.dialog(chooser))
                g_object_unref(UnsafeMutableRawPointer(chooser))
            }
            open.removeAll { $0.request === request }
        }

        private func show(_ request: FileDialogRequest, _ dialogs: FileDialogs, _ window: StageWindow) {
            let action: GtkFileChooserAction =
                request.choosesFolders
                ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                : request.kind == .save ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN
            guard
                let chooser = gtk_file_chooser_native_new(
                    request.message, window.window.asWindow, action, request.confirmationLabel, nil)
            else { return dialogs.answer(request, nil) }
            gtk_native_dialog_set_modal(Self.dialog(chooser), 1)
            gtk_file_chooser_set_select_multiple(chooser, request.allowsMultipleSelection ? 1 : 0)
            if request.kind == .save, let name = request.suggestedName {
                gtk_file_chooser_set_current_name(chooser, name)
            }
            if let folder = dialogs.folder(of: request) {
                let file = g_file_new_for_path(folder.path)
                gtk_file_chooser_set_current_folder(chooser, file, nil)
                g_object_unref(UnsafeMutableRawPointer(file))
            }
            if request.kind == .open, !request.choosesFolders { addFilter(request, chooser) }
            open.append((request, chooser))
            Signal.connect(
                UnsafeMutableRawPointer(chooser),
                response: { [weak self, weak window] response in
                    guard let window else { return }
                    let chosen = response == GTK_RESPONSE_ACCEPT.rawValue ? Self.files(of: chooser) : nil
                    self?.close(request)
                    if window.isOpen { window.catchUp() }
                    dialogs.answer(request, chosen)
                })
            gtk_native_dialog_show(Self.dialog(chooser))
        }

        private func addFilter(_ request: FileDialogRequest, _ chooser: OpaquePointer) {
            let extensions = request.filenameExtensions
            guard !extensions.isEmpty, let filter = gtk_file_filter_new() else { return }
            for suffix in extensions { gtk_file_filter_add_suffix(filter, suffix) }
            gtk_file_filter_set_name(filter, extensions.map { "*.\($0)" }.joined(separator: ", "))
            gtk_file_chooser_add_filter(chooser, filter)
        }

        private static func files(of chooser: OpaquePointer) -> [URL] {
            guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
            defer { g_object_unref(UnsafeMutableRawPointer(list)) }
            return (0..<g_list_model_get_n_items(list)).compactMap { index in
                guard let file = g_list_model_get_item(list, index) else { return nil }
                defer { g_object_unref(file) }
                guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
                defer { g_free(path) }
                return URL(filePath: String(cString: path))
            }
        }

        private static func dialog(_ chooser: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
            UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkNativeDialog.self)
        }
    }
#endif
