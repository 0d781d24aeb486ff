import Foundation
import SwiftUI
import TallyStage
import Testing

/// `scrollTo(messages.last?.id)`, as every chat has it.
@MainActor
struct ScrollOptionalTests {
    private struct Message: Identifiable, Hashable {
        let id = UUID()
        let number: Int
    }

    private enum Kind: CaseIterable { case stack, lazy, list, models, optionals }

    private struct Chat: View {
        let kind: Kind
        let messages: [Message]
        let ask: (ScrollViewProxy) -> Void

        var body: some View {
            ScrollViewReader { proxy in
                VStack {
                    switch kind {
                    case .stack: ScrollView { VStack { ForEach(messages) { row($0) } } }
                    case .lazy: ScrollView { LazyVStack { ForEach(messages) { row($0) } } }
                    case .list: List(messages) { row($0) }
                    case .models: ScrollView { VStack { ForEach(messages, id: \.self) { row($0) } } }
                    case .optionals:
                        ScrollView {
                            VStack { ForEach(messages) { message in row(message).id(Optional(message.number)) } }
                        }
                    }
                    Button("Go") { ask(proxy) }
                }
            }
        }

        private func row(_ message: Message) -> some View { Text("row \(message.number)").frame(height: 40) }
    }

    private let messages = (0..<60).map { Message(number: $0) }

    private func shown(_ kind: Kind, _ ask: @escaping (ScrollViewProxy) -> Void) throws -> [String] {
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Chat(kind: kind, messages: messages, ask: ask) }
        try stage.tap("Go")
        _ = stage.settle()
        return stage.frame.texts.filter { $0.rect.minY >= 0 && $0.rect.maxY < 290 }.map(\.string)
    }

    @Test func `an optional is the id that it holds`() throws {
        let messages = messages
        for kind in [Kind.stack, .lazy, .list] {
            #expect(try shown(kind) { $0.scrollTo(messages.last?.id, anchor: .bottom) }.contains("row 59"), "\(kind)")
            let nested: UUID?? = messages.last?.id
            #expect(try shown(kind) { $0.scrollTo(nested, anchor: .bottom) }.contains("row 59"), "\(kind)")
            #expect(try shown(kind) { $0.scrollTo(messages[59].id, anchor: .bottom) }.contains("row 59"), "\(kind)")
        }
        #expect(try shown(.models) { $0.scrollTo(messages.last, anchor: .bottom) }.contains("row 59"))
        #expect(try shown(.models) { $0.scrollTo(messages[59], anchor: .bottom) }.contains("row 59"))
    }

    @Test func `so is the id of a view that is an optional`() throws {
        #expect(try shown(.optionals) { $0.scrollTo(59, anchor: .bottom) }.contains("row 59"))
        #expect(try shown(.optionals) { $0.scrollTo(Optional(59), anchor: .bottom) }.contains("row 59"))
    }

    @Test func `nothing, and an id that no view has, scroll nowhere`() throws {
        for kind in Kind.allCases {
            #expect(try shown(kind) { $0.scrollTo(UUID?.none) }.contains("row 0"), "\(kind)")
            #expect(try shown(kind) { $0.scrollTo(Optional(UUID())) }.contains("row 0"), "\(kind)")
        }
    }
}
