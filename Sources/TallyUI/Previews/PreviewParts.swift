import Foundation
import TallyCore

/// What the views of a `PreviewProvider` say of how each of them is shown.
struct PreviewLook {
    var name: String?
    /// Points; nil: nobody has asked for one.
    var size: CGSize?
    var isLandscape: Bool?

    /// Returns it with what is said around the view, where the view itself says nothing.
    func inside(_ outer: PreviewLook) -> PreviewLook {
        PreviewLook(
            name: name ?? outer.name, size: size ?? outer.size, isLandscape: isLandscape ?? outer.isLandscape)
    }
}

private struct PreviewLookKey: ContainerValueKey {
    static var defaultValue: PreviewLook { PreviewLook() }
}

/// Says how a view is shown as a preview, and leaves it as it is.
nonisolated struct PreviewLookModifier: ViewModifier {
    typealias Body = Never
    let look: PreviewLook

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        C._reconcile(content, node, &update)
    }

    @MainActor static func _describe(_ modifier: UnsafePointer<Self>, _ values: inout ContainerValues) {
        values[PreviewLookKey.self] = values[PreviewLookKey.self].inside(modifier.pointee.look)
    }
}

/// The previews of a provider: the views that its `previews` stand for, one by one.
@MainActor
struct PreviewParts {
    private let views: [Subview]
    /// What each is called: as it says, else by its number, counted from 1.
    let names: [String]

    init<Previews: View>(_ previews: Previews) {
        views = _SubviewList.of(previews).subviews
        names = views.enumerated().map { $1.containerValues[PreviewLookKey.self].name ?? "\($0 + 1)" }
    }

    /// Returns which one is of a name, or else of a number.
    func index(of wish: String) -> Int? {
        if let named = names.firstIndex(of: wish) { return named }
        return Int(wish).map { $0 - 1 }.flatMap { names.indices.contains($0) ? $0 : nil }
    }

    subscript(index: Int) -> (view: Subview, look: PreviewLook) {
        (views[index], views[index].containerValues[PreviewLookKey.self])
    }
}

extension View {
    nonisolated func previewLook(_ look: PreviewLook) -> some View { modifier(PreviewLookModifier(look: look)) }
}
