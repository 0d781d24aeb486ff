import TallyCore

/// The content of a window that was opened for a value.
nonisolated public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable & Encodable & Hashable, Content: View {
    private let content: (Binding<Data?>) -> Content
    @Environment(\.openedWindow) private var window

    init(_ content: @escaping (Binding<Data?>) -> Content) { self.content = content }

    @MainActor public var body: some View {
        let window = window
        let _ = window?.follow()
        content(
            Binding(
                reading: { making { window?.value?.base as? Data } },
                writing: { value in
                    let value = value.map { AnyHashable($0) }
                    whenOnMain { window?.set(value) }
                }))
    }
}
