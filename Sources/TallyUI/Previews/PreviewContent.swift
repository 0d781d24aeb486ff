import Foundation
import Synchronization
import TallyCore

/// What `tally preview` is handed by a file that it has compiled: made by `#Preview`, or by the code that the command adds.
@MainActor
public final class _PreviewContent {
    /// Points; nil: nobody has asked for one.
    package let size: CGSize?
    /// Whether the usual size is to lie on its side.
    package let isLandscape: Bool
    private let make: () -> AnyView
    /// What the previews of a provider are called, if it has several.
    package let partNames: [String]
    /// Which of them is shown; nil: there is none of the name or the number that was wished.
    package let part: Int?
    /// What is shown: made once, as a program is, when it is asked for.
    package private(set) lazy var view = make()

    /// Creates what a preview shows; the parameters are those of `#Preview`. Of several sizes the last counts.
    public convenience init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(traits) { Self.erased(body()) }
    }

    package init(_ traits: [PreviewTrait<Preview.ViewTraits>], make: @escaping () -> AnyView) {
        var size: CGSize?
        for case .fixed(let width, let height) in traits.map(\.place) { size = CGSize(width: width, height: height) }
        self.size = size
        isLandscape = traits.contains { $0.place == .landscape }
        (partNames, part) = ([], 0)
        self.make = {
            traits.reduce(make()) { view, trait in
                guard let around = trait.around else { return view }
                return around(view)
            }
        }
    }

    /// Creates what a program shows: its first window.
    public init(app: (some App).Type) {
        size = nil
        isLandscape = false
        (partNames, part) = ([], 0)
        make = { AnyView(AppContent(app.init())) }
    }

    /// Creates what one of a provider's previews shows: that of `wishedPart`.
    public init(provider: (some PreviewProvider).Type) {
        let previews = provider.previews
        let parts = PreviewParts(previews)
        let part = Self.wishedPart.map { parts.index(of: $0) } ?? 0
        self.part = part
        guard parts.names.count > 1, let part else {
            partNames = parts.names.count > 1 || part == nil ? parts.names : []
            let look = parts.names.count == 1 ? parts[0].look : PreviewLook()
            (size, isLandscape) = (look.size, look.isLandscape ?? false)
            make = { AnyView(previews) }
            return
        }
        partNames = parts.names
        let (view, look) = parts[part]
        (size, isLandscape) = (look.size, look.isLandscape ?? false)
        make = { AnyView(view) }
    }

    /// Which of a provider's previews is to be shown: a name, or a number counted from 1; nil: the first. To be set before anything of
    /// the files runs.
    package static var wishedPart: String?

    /// What `Bundle.main` is in the files that are shown.
    public nonisolated static var mainBundle: Bundle { ownBundle.withLock { $0 } ?? .main }

    private nonisolated static let ownBundle = Mutex<Bundle?>(nil)

    /// To be called before anything of the files runs.
    package nonisolated static func use(_ bundle: Bundle) { ownBundle.withLock { $0 = bundle } }

    private static func erased(_ view: some View) -> AnyView { AnyView(view) }

    /// Returns it in the form in which a function of the compiled file hands it out; `taken(from:)` takes it.
    public func handedOut() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    package static func taken(from pointer: UnsafeMutableRawPointer) -> _PreviewContent {
        Unmanaged.fromOpaque(pointer).takeRetainedValue()
    }
}
