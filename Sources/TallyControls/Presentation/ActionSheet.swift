import TallyCore
import TallyUI

/// What a person is offered at the bottom of the stage, in the form that came before `confirmationDialog`.
public struct ActionSheet {
    public typealias Button = Alert.Button
    fileprivate let alert: Alert

    /// - Parameter buttons: the one of the role `cancel` stands apart below the others.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        alert = Alert(title: title, message: message, buttons: buttons)
    }
}

extension View {
    /// Offers actions about the item while there is one; each of them makes the item nil.
    public nonisolated func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: (T) -> ActionSheet
    ) -> some View {
        let isPresented = Binding(
            reading: { item.wrappedValue != nil }, writing: { if !$0 { item.wrappedValue = nil } })
        return dialog(.choices, isPresented, item.wrappedValue.map { content($0).alert })
    }

    /// Offers actions while the binding is true; each of them makes it false.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        dialog(.choices, isPresented, isPresented.wrappedValue ? content().alert : nil)
    }
}
