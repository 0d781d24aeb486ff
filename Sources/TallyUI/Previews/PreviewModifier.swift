import TallyCore

/// Surroundings in which previews are shown: `#Preview(traits: .modifier(SampleData()))`.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Makes what previews with modifiers of this type share. Asked once, before the first is shown; a preview shows nothing until it
    /// is there, and an error that it throws in place of its views.
    static func makeSharedContext() async throws -> Self.Context

    @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// What a preview modifier is put around.
public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Puts a modifier around what is shown. Of several the first is the innermost.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(place: .usual) { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
    }
}

/// What a preview shows in its modifier, as soon as that has its context.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var made = PreviewContexts.shared.made(Modifier.self)

    var body: some View {
        switch made {
        case .success(let context): modifier.body(content: PreviewModifierContent(content: content), context: context)
        case .failure(let error): Text(verbatim: "\(Modifier.self): \(error)").padding()
        case nil:
            Color.clear.task { made = await PreviewContexts.shared.making(Modifier.self) }
        }
    }
}

/// The contexts of preview modifiers, each made once.
@MainActor
private final class PreviewContexts {
    static let shared = PreviewContexts()

    private final class Made<Modifier: PreviewModifier> {
        var result: Result<Modifier.Context, any Error>?
        var task: Task<Void, Never>?
    }

    private var known: [ObjectIdentifier: AnyObject] = [:]

    /// Returns the context if it is there, or can be made without waiting.
    func made<M: PreviewModifier>(_ type: M.Type) -> Result<M.Context, any Error>? { entry(type).result }

    func making<M: PreviewModifier>(_ type: M.Type) async -> Result<M.Context, any Error>? {
        let entry = entry(type)
        await entry.task?.value
        return entry.result
    }

    private func entry<M: PreviewModifier>(_ type: M.Type) -> Made<M> {
        if let known = known[ObjectIdentifier(type)] as? Made<M> { return known }
        let new = Made<M>()
        known[ObjectIdentifier(type)] = new
        new.task = Task.immediate { @MainActor in
            do { new.result = .success(try await M.makeSharedContext()) } catch { new.result = .failure(error) }
        }
        return new
    }
}
