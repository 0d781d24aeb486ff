public import Foundation
public import TallyCore
public import TallyUI

extension View {
    /// Takes what is dropped on the view, as values of a type: items that can be handed over as such.
    ///
    /// All of the view's bounds take it. Of destinations in one another the innermost counts that takes the drag.
    ///
    /// - Parameters:
    ///   - action: Given the values and where in the view they were dropped, in points from its top left. Returns whether it has taken
    ///     them; if not, they fly back.
    ///   - isTargeted: Called with true when such a drag comes over the view, and with false when it leaves or is dropped, or the view
    ///     goes.
    public nonisolated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View where T: Transferable {
        modifier(
            DropSite(
                handler: DropHandler(
                    accepts: { !$0.values(of: T.self).isEmpty },
                    delegate: DropActions(
                        targeted: isTargeted, perform: { action($0.values(of: T.self), $0.location) }))))
    }
}

extension DynamicViewContent {
    /// Takes what is dropped between the rows of a list, as values of a type; a line shows where.
    ///
    /// - Parameter action: Given the values and the place in the data before which they are dropped. A list without rows has no place
    ///   to drop anything.
    public nonisolated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent where T: Transferable {
        inserting(
            RowInsertion(
                accepts: { !$0.values(of: T.self).isEmpty }, perform: { action($0.values(of: T.self), $1) }))
    }
}

extension DropInfo {
    /// The items that can be handed over as values of a type.
    func values<T: Transferable>(of type: T.Type) -> [T] { items.compactMap { $0.value(as: T.self) } }
}
