import Foundation
import Observation
import SwiftUI
import TallyCore
import TallyStage
import TallyUI
import Testing

/// A chat with bubbles to select in, as a tutorial builds it.
@MainActor
struct SelectionChatTests {
    struct Message: Identifiable {
        let id: Int
        let text: String
        var isMine: Bool { id % 2 == 0 }
    }

    @MainActor @Observable
    final class Chat {
        var messages = (0..<120).map { Message(id: $0, text: $0 == 0 ? "Hey 👨‍👩‍👧 how are you?" : "Message \($0)") }
        var taps: [Int] = []
    }

    struct Bubble: View {
        let message: Message
        var body: some View {
            HStack {
                if message.isMine { Spacer() }
                Text(message.text)
                    .textSelection(.enabled)
                    .padding(10)
                    .background(message.isMine ? Color.blue : Color.gray)
                    .clipShape(RoundedRectangle(cornerRadius: 16))
                    .foregroundColor(.white)
                if !message.isMine { Spacer() }
            }
            .padding(.horizontal)
        }
    }

    struct ChatView: View {
        let chat: Chat
        @State private var draft = ""
        var body: some View {
            NavigationStack {
                VStack {
                    ScrollViewReader { proxy in
                        ScrollView {
                            LazyVStack(spacing: 6) {
                                ForEach(chat.messages) { message in
                                    Bubble(message: message).onTapGesture { chat.taps.append(message.id) }
                                }
                            }
                        }
                        .onChange(of: chat.messages.count) {
                            withAnimation { proxy.scrollTo(chat.messages.last!.id, anchor: .bottom) }
                        }
                    }
                    TextField("Message", text: $draft).padding()
                }
                .navigationTitle("Chat")
            }
        }
    }

    private let chat = Chat()

    private func stage() -> Stage {
        let chat = chat
        let stage = Stage(size: CGSize(width: 320, height: 480)) { ChatView(chat: chat) }
        stage.advance(by: 0.5)
        return stage
    }

    private func turnWheel(_ stage: Stage, by height: CGFloat) {
        for _ in 0..<20 {
            stage.scroll(CGSize(width: 0, height: height / 20), at: CGPoint(x: 160, y: 200))
            stage.advance(by: 0.05)
        }
    }

    @Test func `a drag selects in a bubble, and a press taps it`() throws {
        let stage = stage()
        #expect(try stage.select("Message 1") == "Message 1")
        #expect(try stage.select("Hey 👨‍👩‍👧 how are you?") == "Hey 👨‍👩‍👧 how are you?")
        #expect(chat.taps.isEmpty)
        let line = try stage.line("Message 2")
        stage.advance(by: 1)
        stage.tap(CGPoint(x: line.minX + 2, y: line.midY))
        stage.advance(by: 0)
        #expect(chat.taps == [2] && stage.highlights.isEmpty && stage.copied() == nil)
    }

    @Test func `what is selected stays so, however far it is scrolled away`() throws {
        let stage = stage()
        #expect(try stage.select("Message 1") == "Message 1")
        turnWheel(stage, by: 5_000)
        #expect(stage.copied() == "Message 1")
        turnWheel(stage, by: -5_000)
        let line = try stage.line("Message 1")
        #expect(stage.copied() == "Message 1" && stage.highlights == [line])
    }

    @Test func `the wheel, and a message that comes, take the drag's text along`() throws {
        let stage = stage()
        let line = try stage.line("Message 4")
        stage.beginSelecting(line, share: 0.4)
        let before = try #require(stage.copied())
        stage.scroll(CGSize(width: 0, height: 60), at: CGPoint(x: 160, y: 200))
        stage.advance(by: 0.05)
        #expect(stage.copied() == before && stage.highlights.map(\.minY) == [line.minY - 60])
        chat.messages.append(Message(id: 120, text: "new"))
        stage.advance(by: 2)
        #expect(try stage.line("new").maxY < 480)
        stage.goOnSelecting(line, share: 0.8)
        stage.endSelecting(line, share: 0.8)
        #expect(stage.copied().map { $0.hasPrefix(before) && $0.count > before.count } == true)
    }

    @Test func `a message that is deleted under a drag leaves nothing selected`() throws {
        let stage = stage()
        let line = try stage.line("Message 4")
        stage.beginSelecting(line)
        withAnimation { _ = chat.messages.remove(at: 4) }
        stage.advance(by: 3)
        stage.goOnSelecting(line, share: 0.9)
        stage.endSelecting(line)
        #expect(stage.highlights.isEmpty && stage.copied() == nil && !stage.runtime.hasFocus)
        #expect(try stage.select("Message 119") == "Message 119")
    }
}
