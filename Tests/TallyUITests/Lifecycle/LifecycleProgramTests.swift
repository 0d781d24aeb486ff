import Combine
import SwiftUI
import TallyStage
import Testing

/// Programs as people write them: a feed that loads its pages, tabs with tasks of their own, a chat that follows its end.
@MainActor
struct LifecycleProgramTests {
    // MARK: A feed

    @MainActor
    private final class FeedModel: ObservableObject {
        struct Post: Identifiable {
            let id: Int
            var title: String { "Post \(id)" }
        }
        @Published private(set) var posts: [Post] = []
        @Published private(set) var isLoading = false
        private(set) var pages = 0
        private let perPage = 15

        func loadMoreIfNeeded(current: Post?) async {
            guard !isLoading, pages < 50 else { return }
            if let current, current.id < posts.count - 3 { return }
            isLoading = true
            try? await Task.sleep(nanoseconds: 200_000_000)
            if !Task.isCancelled {
                posts += (posts.count..<posts.count + perPage).map { Post(id: $0) }
                pages += 1
            }
            isLoading = false
        }
    }

    private struct FeedScreen: View {
        @StateObject var model: FeedModel
        var body: some View {
            NavigationStack {
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 12) {
                        ForEach(model.posts) { post in
                            VStack(alignment: .leading) {
                                Text(post.title).font(.headline)
                                Text("by someone").font(.caption)
                            }
                            .padding()
                            .task { await model.loadMoreIfNeeded(current: post) }
                        }
                        if model.isLoading { ProgressView().frame(maxWidth: .infinity) }
                    }
                }
                .navigationTitle("Feed")
                .task { if model.posts.isEmpty { await model.loadMoreIfNeeded(current: nil) } }
            }
        }
    }

    @Test func `a feed loads a page, and another each time its end comes near`() async {
        let model = FeedModel()
        let stage = Stage.phone { FeedScreen(model: model) }
        await stage.play(for: 0.1)
        #expect(model.pages == 0)
        #expect(model.isLoading)
        await stage.play(for: 3)
        #expect(model.pages == 1)
        #expect(stage.text("Post 0") != nil)
        for page in 2...5 {
            stage.scroll(CGSize(width: 0, height: 5000), at: CGPoint(x: 100, y: 250))
            await stage.play(for: 2)
            #expect(model.pages == page)
        }
        // Back at the start nothing is loaded.
        stage.scroll(CGSize(width: 0, height: -9000), at: CGPoint(x: 100, y: 250))
        await stage.play(for: 2)
        #expect(model.pages == 5)
        #expect(stage.text("Post 0") != nil)
        #expect(stage.warnings.isEmpty)
    }

    // MARK: Tabs

    private struct Clock: View {
        let name: String
        let log: Log
        @State private var seconds = 0
        var body: some View {
            Text("\(name) \(seconds)")
                .task {
                    while !Task.isCancelled {
                        try? await Task.sleep(for: .seconds(1))
                        if Task.isCancelled { break }
                        seconds += 1
                        log(name)
                    }
                }
        }
    }

    private struct Turning: View {
        @State private var isTurning = false
        var body: some View {
            Color.orange.frame(width: 20, height: 20)
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isTurning)
                .onAppear { isTurning = true }
        }
    }

    private struct Clocks: View {
        let log: Log
        @State private var tab = 0
        var body: some View {
            TabView(selection: $tab) {
                Clock(name: "left", log: log)
                    .tabItem {
                        Image(systemName: "clock")
                        Text("Left")
                    }
                    .tag(0)
                NavigationStack {
                    VStack {
                        Clock(name: "right", log: log)
                        Turning()
                    }
                    .navigationTitle("Right")
                }
                .tabItem { Label("Right", systemImage: "star") }
                .tag(1)
            }
        }
    }

    @Test func `the clock of the tab that is shown runs, the other stands still and goes on where it was`() async throws
    {
        let log = Log()
        let stage = Stage.phone { Clocks(log: log) }
        await stage.play(for: 2.5)
        #expect(log.take() == ["left", "left"])
        #expect(stage.text("left 2") != nil)
        stage.tap(CGPoint(x: 150, y: 380))
        await stage.play(for: 3.5)
        #expect(log.take() == ["right", "right", "right"])
        #expect(stage.text("right 3") != nil)
        #expect(stage.isAnimating)
        stage.tap(CGPoint(x: 50, y: 380))
        await stage.play(for: 1.5)
        #expect(log.take() == ["left"])
        #expect(stage.text("left 3") != nil)
    }

    // MARK: A chat

    private struct Chat: View {
        struct Message: Identifiable {
            let id: Int
            let text: String
        }
        let log: Log
        @State private var messages = (0..<30).map { Message(id: $0, text: "Message \($0)") }
        var body: some View {
            VStack(spacing: 0) {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 8) {
                            ForEach(messages) { message in
                                Text(message.text)
                                    .frame(height: 30)
                                    .id(message.id)
                                    .onAppear { log("+\(message.id)") }
                            }
                        }
                    }
                    .onChange(of: messages.count) {
                        withAnimation(.easeOut(duration: 0.3)) {
                            proxy.scrollTo(messages.last?.id, anchor: .bottom)
                        }
                    }
                    .onAppear { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
                HStack {
                    Button("Send") { messages.append(Message(id: messages.count, text: "Message \(messages.count)")) }
                    Button("Clear") { withAnimation { messages.removeAll { $0.id % 2 == 0 } } }
                }
                .frame(height: 40)
            }
        }
    }

    @Test func `a chat begins at its end, and follows what is sent`() throws {
        let log = Log()
        let stage = Stage.phone { Chat(log: log) }
        stage.advance(by: 0)
        let last = try #require(stage.text("Message 29"))
        #expect(last.rect.maxY <= 360)
        _ = log.take()
        try stage.tap("Send")
        #expect(stage.settle())
        #expect(log.take() == ["+30"])
        #expect(try #require(stage.text("Message 30")).rect.maxY <= 360)
        // Three at once, one in mid-flight.
        for _ in 0..<3 {
            try stage.tap("Send")
            stage.advance(by: 0.1)
        }
        #expect(stage.settle())
        #expect(log.take() == ["+31", "+32", "+33"])
        #expect(try #require(stage.text("Message 33")).rect.maxY <= 360)
    }

    // MARK: Interrupted

    private struct Gone<Content: View>: View {
        let isThere: Bool
        @ViewBuilder let content: () -> Content
        var body: some View { if isThere { content() } else { Text("gone") } }
    }

    @Test func `at any moment of any of them, hands everywhere and the end of it all leave a clean stage`() {
        let log = Log()
        let programs: [() -> AnyView] = [
            { AnyView(FeedScreen(model: FeedModel())) }, { AnyView(Clocks(log: log)) }, { AnyView(Chat(log: log)) },
        ]
        let still = Stage.phone { Gone(isThere: false) { EmptyView() } }.frame.description
        var random = SplitMix(7)
        for (place, program) in programs.enumerated() {
            for run in 0..<12 {
                let isThere = Remote(true)
                let stage = Stage.phone { Playing(isThere) { Gone(isThere: $0, content: program) } }
                for _ in 0..<Int.random(in: 1...12, using: &random) {
                    let point = CGPoint(
                        x: .random(in: 0...200, using: &random), y: .random(in: 0...400, using: &random))
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: stage.tap(point)
                    case 1: stage.scroll(CGSize(width: 0, height: .random(in: -500...500, using: &random)), at: point)
                    case 2:
                        stage.drag(from: point, to: CGPoint(x: point.x, y: 400 - point.y), duration: 0.05)
                    default: stage.press([.escape, .tab, .space].randomElement(using: &random) ?? .tab)
                    }
                    stage.advance(by: .random(in: 0...0.2, using: &random))
                }
                if Bool.random(using: &random) {
                    withAnimation { isThere.value = false }
                } else {
                    isThere.value = false
                }
                #expect(stage.settle(), "program \(place), run \(run)")
                #expect(stage.frame.description == still, "program \(place), run \(run)")
                let clean = Stage.phone { Playing(Remote(false)) { Gone(isThere: $0, content: program) } }
                #expect(stage.liveNodes == clean.liveNodes, "program \(place), run \(run)")
                #expect(stage.warnings.isEmpty, "program \(place), run \(run)")
            }
        }
    }
}
