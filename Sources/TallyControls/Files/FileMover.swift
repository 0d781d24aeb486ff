public import Foundation
import TallyCore
import TallyUI

extension View {
    /// Has a person choose a folder while the binding is true, and moves a file there.
    ///
    /// Without a file there is no dialog. A file of the same name there is not replaced: the move fails, and the completion says why.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        mover(isPresented, file.map { [$0] } ?? [], { onCompletion($0.map { $0[0] }) }, onCancellation)
    }

    /// Moves several files into one folder. What was moved before one that fails stays there.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        mover(isPresented, Array(files), onCompletion, {})
    }

    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        mover(isPresented, Array(files), onCompletion, onCancellation)
    }

    private nonisolated func mover(
        _ isPresented: Binding<Bool>, _ files: [URL],
        _ completion: @escaping (Result<[URL], any Error>) -> Void, _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented) {
                files.isEmpty
                    ? nil
                    : .init(
                        kind: .folder, contentTypes: [.folder],
                        chosen: { urls, _ in completion(Result { try move(files, into: urls[0]) }) },
                        cancelled: cancelled)
            })
    }
}

private func move(_ files: [URL], into folder: URL) throws -> [URL] {
    try files.map { file in
        let place = folder.appending(path: file.lastPathComponent)
        try FileManager.default.moveItem(at: file, to: place)
        return place
    }
}
