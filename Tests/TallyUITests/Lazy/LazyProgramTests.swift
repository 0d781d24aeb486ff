import SwiftUI
import TallyStage
import Testing

/// Programs as people write them, with more rows than a window holds.
@MainActor
struct LazyProgramTests {
    // MARK: A chat that loads older messages at its top

    struct Message: Identifiable, Equatable {
        let id: Int
        let text: String
        var isMine: Bool { id % 3 == 0 }
    }

    @MainActor final class ChatModel: ObservableObject {
        @Published var messages: [Message]
        @Published var isLoading = false
        private var oldest = 10_000
        var loads = 0

        init() {
            messages = (10_000..<10_200).map(Self.message)
        }

        static func message(_ id: Int) -> Message {
            Message(id: id, text: (0...(id * 7 % 5)).map { _ in "message \(id)" }.joined(separator: " "))
        }

        func loadOlder() {
            loads += 1
            messages.insert(contentsOf: ((oldest - 50)..<oldest).map(Self.message), at: 0)
            oldest -= 50
        }

        func send() {
            withAnimation(.easeOut(duration: 0.3)) {
                messages.append(Self.message((messages.last?.id ?? 0) + 1))
            }
        }
    }

    struct ChatView: View {
        @ObservedObject var model: ChatModel

        var body: some View {
            VStack(spacing: 0) {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 6) {
                            Button("Load older") {
                                let first = model.messages.first?.id
                                model.loadOlder()
                                if let first { proxy.scrollTo(first, anchor: .top) }
                            }
                            ForEach(model.messages) { message in
                                HStack {
                                    if message.isMine { Spacer(minLength: 30) }
                                    Text(verbatim: message.text)
                                        .padding(8)
                                        .background(message.isMine ? Color.blue.opacity(0.3) : Color.gray.opacity(0.2))
                                        .clipShape(RoundedRectangle(cornerRadius: 12))
                                    if !message.isMine { Spacer(minLength: 30) }
                                }
                                .id(message.id)
                            }
                        }
                        .padding(.horizontal, 8)
                    }
                    .defaultScrollAnchor(.bottom)
                    .onChange(of: model.messages.last) {
                        withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
                    }
                }
                Button("Send") { model.send() }.frame(height: 40)
            }
        }
    }

    private func text(of id: Int) -> String { ChatModel.message(id).text }

    private func bottom(_ stage: Stage, _ string: String) -> CGFloat {
        stage.frame.texts.last { $0.string.hasPrefix(string) }?.rect.maxY ?? -1
    }

    @Test func `a chat begins at its end, sends, and stays where it is when older messages come`() throws {
        let model = ChatModel()
        let stage = Stage.phone { ChatView(model: model) }
        stage.advance(by: 0)
        #expect(isNear(bottom(stage, "message 10199"), 352, 1))
        try stage.tap("Send")
        stage.advance(by: 0.1)
        #expect(stage.settle())
        #expect(isNear(bottom(stage, "message 10200"), 352, 1))
        for _ in 0..<200 {
            stage.scroll(CGSize(width: 0, height: -500), at: CGPoint(x: 100, y: 200))
            stage.advance(by: 1 / 60)
        }
        #expect(stage.text("Load older") != nil)
        let before = bottom(stage, "message 10000")
        try stage.tap("Load older")
        stage.advance(by: 0)
        #expect(model.loads == 1)
        // The oldest of before is at the top of the window now, where older ones stand above it.
        let now = stage.frame.texts.first { $0.string.hasPrefix("message 10000") }
        #expect(before > 30 && (now?.rect.minY ?? -1) < 12 && (now?.rect.minY ?? -1) > 0)
        stage.scroll(CGSize(width: 0, height: -60), at: CGPoint(x: 100, y: 200))
        stage.advance(by: 0)
        #expect(stage.frame.texts.contains { $0.string.hasPrefix("message 9999") && $0.rect.maxY > 0 })
    }

    // MARK: A grid of photos by month

    struct PhotoGrid: View {
        let columns = [GridItem(.adaptive(minimum: 44), spacing: 2)]
        @State private var favourites: Set<Int> = []

        var body: some View {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 2, pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<12) { month in
                        Section {
                            ForEach(0..<(300 + month * 7), id: \.self) { photo in
                                let id = month * 1000 + photo
                                Rectangle()
                                    .fill(Color(hue: Double(photo % 40) / 40, saturation: 0.6, brightness: 0.9))
                                    .aspectRatio(1, contentMode: .fit)
                                    .overlay { Text(verbatim: "\(id)").font(.caption2) }
                                    .overlay(alignment: .topTrailing) {
                                        if favourites.contains(id) { Image(systemName: "heart.fill") }
                                    }
                                    .onTapGesture { favourites.insert(id) }
                            }
                        } header: {
                            Text(verbatim: "Month \(month)")
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .background(.white)
                        }
                    }
                }
            }
        }
    }

    @Test func `a grid of photos scrolls through its months line by line`() throws {
        let stage = Stage.phone { PhotoGrid() }
        var seen: Set<Int> = []
        var month = 0
        for _ in 0..<480 {
            let shown = stage.frame.texts.filter { $0.rect.maxY > 20 && $0.rect.minY < 400 }
            for text in shown {
                if let id = Int(text.string) { seen.insert(id) }
                if text.string.hasPrefix("Month") { month = max(month, Int(text.string.dropFirst(6)) ?? 0) }
            }
            stage.scroll(CGSize(width: 0, height: 120), at: CGPoint(x: 100, y: 200))
            stage.advance(by: 0)
        }
        #expect(month == 11)
        #expect(seen.count == (0..<12).reduce(0) { $0 + 300 + $1 * 7 })
        // What stands in a column stands below what came four before it.
        let texts = stage.frame.texts.compactMap { text in Int(text.string).map { ($0, text.rect.midX) } }
        for (id, x) in texts {
            for (other, otherX) in texts where other == id + 4 && other / 1000 == id / 1000 {
                #expect(isNear(x, otherX, 0.6))
            }
        }
        let under = stage.frame.shapes.count
        stage.tap(CGPoint(x: 24, y: 200))
        stage.advance(by: 0)
        #expect(stage.frame.shapes.count > under)
    }

    // MARK: Settings

    struct Settings: View {
        @State private var names = (0..<400).map { "Network \($0)" }
        @State private var isOn = true
        @State private var flags: Set<String> = []
        @State private var query = ""

        var body: some View {
            NavigationStack {
                List {
                    Section("General") {
                        Toggle("Wi-Fi", isOn: $isOn)
                        if isOn { Text("Connected") }
                    }
                    if isOn {
                        Section {
                            ForEach(names, id: \.self) { name in
                                Toggle(
                                    name,
                                    isOn: Binding(
                                        get: { flags.contains(name) },
                                        set: { if $0 { flags.insert(name) } else { flags.remove(name) } }))
                            }
                            .onDelete { names.remove(atOffsets: $0) }
                        } header: {
                            Text("Networks")
                        } footer: {
                            Text("The end")
                        }
                    }
                    Section("About") { LabeledContent("Version", value: "1.0") }
                }
                .listStyle(.plain)
                .navigationTitle("Settings")
            }
        }
    }

    @Test func `settings with a section of many rows scroll to their end, and close it again`() throws {
        let stage = Stage.phone { Settings() }
        #expect(stage.text("Network 0") != nil)
        for _ in 0..<100 {
            stage.scroll(CGSize(width: 0, height: 120), at: CGPoint(x: 100, y: 200))
            stage.advance(by: 0)
        }
        for _ in 0..<4 {
            stage.scroll(CGSize(width: 0, height: 90_000), at: CGPoint(x: 100, y: 200))
            stage.advance(by: 0)
        }
        #expect(stage.frame.visibleText.contains("399") && stage.text("The end") != nil && stage.text("Version") != nil)
        for _ in 0..<4 {
            stage.scroll(CGSize(width: 0, height: -90_000), at: CGPoint(x: 100, y: 200))
            stage.advance(by: 0)
        }
        #expect(stage.settle())
        try stage.tap("Wi-Fi")
        #expect(stage.settle())
        #expect(stage.text("Network 0") == nil && stage.text("Version") != nil)
        #expect(stage.liveNodes < 400)
        try stage.tap("Wi-Fi")
        #expect(stage.settle())
        #expect(stage.text("Network 0") != nil)
    }
}
