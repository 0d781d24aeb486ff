public import Foundation
import TallyCore
public import TallyUI

// In a window a person names the file in the desktop's dialog; on a stage it is one of `Stage.fileDialogs`. The file is written when
// the name is there, as a whole, over a file of the same name; what goes wrong is the completion's error. Without a
// document there is no dialog. Who cancels completes nothing.
extension View {
    /// Has a person name a file while the binding is true, and writes a document there.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { [.document($0)] } ?? [], [contentType], defaultFilename,
            { onCompletion($0.map { $0[0] }) }, {})
    }

    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { [.reference($0)] } ?? [], [contentType], defaultFilename,
            { onCompletion($0.map { $0[0] }) }, {})
    }

    /// Has a person choose a folder, and writes the documents there, each under a name that is free.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporter(isPresented, documents.map { .document($0) }, [contentType], nil, onCompletion, {}, isMany: true)
    }

    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(isPresented, documents.map { .reference($0) }, [contentType], nil, onCompletion, {}, isMany: true)
    }

    /// - Parameter contentTypes: the first that the document can be written as counts; with none, its own first.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { [.document($0)] } ?? [], contentTypes, defaultFilename,
            { onCompletion($0.map { $0[0] }) }, onCancellation)
    }

    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { [.reference($0)] } ?? [], contentTypes, defaultFilename,
            { onCompletion($0.map { $0[0] }) }, onCancellation)
    }

    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View where C.Element: FileDocument {
        exporter(
            isPresented, documents.map { .document($0) }, contentTypes, nil, onCompletion, onCancellation, isMany: true)
    }

    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(
            isPresented, documents.map { .reference($0) }, contentTypes, nil, onCompletion, onCancellation,
            isMany: true)
    }

    /// Writes a value as data of the first of the types that it can be handed over as.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, item.map { [.item($0)] } ?? [], contentTypes, defaultFilename,
            { onCompletion($0.map { $0[0] }) }, onCancellation)
    }

    public nonisolated func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where T == C.Element {
        exporter(isPresented, items.map { .item($0) }, contentTypes, nil, onCompletion, onCancellation, isMany: true)
    }

    private nonisolated func exporter(
        _ isPresented: Binding<Bool>, _ exports: [FileExport], _ types: [UTType], _ name: String?,
        _ completion: @escaping (Result<[URL], any Error>) -> Void, _ cancelled: @escaping () -> Void,
        isMany: Bool = false
    ) -> some View {
        modifier(
            FileDialogModifier(isPresented: isPresented) {
                guard let first = exports.first else { return nil }
                let type = first.type(among: types)
                return .init(
                    kind: isMany ? .folder : .save, contentTypes: isMany ? [.folder] : [type],
                    name: isMany ? nil : FileExport.name(name, of: type),
                    chosen: { urls, _ in
                        completion(
                            Result {
                                if !isMany { return [try first.write(types, to: urls[0])] }
                                return try exports.map { try $0.write(types, into: urls[0]) }
                            })
                    }, cancelled: cancelled)
            })
    }
}
