public import Foundation
public import TallyCore
public import TallyUI

extension View {
    /// Takes what is dropped on the view: items that can be handed over as one of the types.
    ///
    /// All of the view's bounds take it. Of destinations in one another the innermost counts that takes the drag.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: None: nothing is taken.
    ///   - isTargeted: True while such a drag is over the view; false also when the view goes meanwhile.
    ///   - action: Returns whether it has taken the items; if not, they fly back.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Does the same, and tells where in the view it was dropped, in points from its top left.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropSite(
                handler: DropHandler(
                    accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
                    delegate: DropActions(
                        targeted: { isTargeted?.wrappedValue = $0 },
                        perform: { action($0.itemProviders(for: supportedContentTypes), $0.location) }))))
    }

    /// Has a delegate follow what is dragged over the view, and take what is dropped.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(
            DropSite(
                handler: DropHandler(
                    accepts: { $0.hasItemsConforming(to: supportedContentTypes) }, delegate: delegate)))
    }
}

extension View {
    /// Does the same by the types' identifiers.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Does the same by the types' identifiers.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Does the same by the types' identifiers.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, delegate: delegate)
    }
}
