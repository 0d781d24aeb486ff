public import Foundation
import TallyCore
public import TallyUI

extension View {
    /// Has a person choose a file while the binding is true, which the answer makes false.
    ///
    /// In a window it is the desktop's dialog, with the files of the allowed types; on a stage it is one of `Stage.fileDialogs`. A symbolic
    /// link stands for what it leads to. Who cancels completes nothing; when the binding becomes false or the view goes, the
    /// dialog goes without an answer.
    ///
    /// - Parameter allowedContentTypes: with none, every file may be chosen; with folders alone, folders.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, false, { onCompletion(.success($0[0])) }, {})
    }

    /// Has a person choose one file or several.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, allowsMultipleSelection, { onCompletion(.success($0)) }, {})
    }

    /// Has a person choose one file or several, or cancel, which is told.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        importer(
            isPresented, allowedContentTypes, allowsMultipleSelection, { onCompletion(.success($0)) }, onCancellation)
    }

    private nonisolated func importer(
        _ isPresented: Binding<Bool>, _ types: [UTType], _ multiple: Bool, _ chosen: @escaping ([URL]) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented) {
                .init(
                    kind: .open, contentTypes: types, allowsMultipleSelection: multiple,
                    chosen: { urls, settings in
                        chosen(settings.importsUnresolvedAliases ? urls : urls.map { $0.resolvingSymlinksInPath() })
                    }, cancelled: cancelled)
            })
    }
}
