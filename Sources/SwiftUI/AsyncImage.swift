public import Foundation
import FoundationNetworking
public import TallyCore
import TallyScene
public import TallyUI

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet, or nothing is asked for.
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from an address, once the view appears.
///
/// Another address loads anew, from `empty`; a view that goes stops what it loads. `URLSession.shared` does the work, so what it
/// keeps is not asked for again, and an answer other than of success is a failure. Files are read, too. On a stage the answer
/// comes in real time: play it with `await stage.play(for:)`.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loaded: (url: URL?, phase: AsyncImagePhase) = (nil, .empty)

    /// The picture as large as it is, and a grey ground until it is there, or where it cannot be.
    ///
    /// - Parameter scale: Pixels a point; not finite or not above 0 counts as 1.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .unloaded }
    }

    /// - Parameter scale: Pixels a point; not finite or not above 0 counts as 1.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// - Parameters:
    ///   - scale: Pixels a point; not finite or not above 0 counts as 1.
    ///   - transaction: under which the phase changes.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.transaction = transaction
        self.content = content
    }

    @MainActor public var body: some View {
        content(loaded.url == url ? loaded.phase : .empty)
            .task(id: url) { await load() }
    }

    @MainActor private func load() async {
        guard let url else { return }
        if loaded.url == url, loaded.phase.image != nil { return }
        let phase: AsyncImagePhase
        do {
            let picture = CGImage(try await Self.bitmap(at: url))
            phase = .success(Image(decorative: picture, scale: scale))
        } catch {
            phase = .failure(error)
        }
        if Task.isCancelled { return }
        withTransaction(transaction) { loaded = (url, phase) }
    }

    private static func bitmap(at url: URL) async throws -> Bitmap {
        if url.isFileURL { return try Bitmap(file: [UInt8](try Data(contentsOf: url))) }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let answer = response as? HTTPURLResponse, !(200..<300).contains(answer.statusCode) {
            throw URLError(.badServerResponse)
        }
        return try Bitmap(file: [UInt8](data))
    }
}

extension Image {
    /// A grey ground that takes the size that it is proposed.
    fileprivate static var unloaded: Image {
        Image(size: CGSize(width: 16, height: 16)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 16)), with: .color(.gray.opacity(0.3)))
        }
        .resizable()
    }
}
