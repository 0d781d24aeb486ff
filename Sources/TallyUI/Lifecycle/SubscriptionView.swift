import TallyCombine
import TallyCore

/// A view that runs an action for what a publisher sends, as `onReceive(_:perform:)` of the content does.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void

    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
