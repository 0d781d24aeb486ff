import SwiftUI

private struct Theme: Equatable {
    var accent: Color
    var radius: CGFloat
    static let round = Theme(accent: .pink, radius: 24)
    static let square = Theme(accent: .teal, radius: 2)
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.square }

extension EnvironmentValues {
    fileprivate var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension View {
    fileprivate func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
    fileprivate func card() -> some View { modifier(Card()) }
    fileprivate func onFirstAppear(_ action: @escaping () -> Void) -> some View {
        modifier(FirstAppear(action: action))
    }
    @ViewBuilder fileprivate func `if`<T: View>(_ condition: Bool, @ViewBuilder then: (Self) -> T) -> some View {
        if condition { then(self) } else { self }
    }
}

private struct Card: ViewModifier {
    @Environment(\.theme) private var theme
    func body(content: Content) -> some View {
        content.padding().background(theme.accent, in: RoundedRectangle(cornerRadius: theme.radius))
    }
}

private struct FirstAppear: ViewModifier {
    let action: () -> Void
    @State private var hasAppeared = false
    func body(content: Content) -> some View {
        content.onAppear {
            guard !hasAppeared else { return }
            hasAppeared = true
            action()
        }
    }
}

private struct Themed: View {
    @State private var isRound = false
    @State private var visits = 0
    @State private var isBig = false
    var body: some View {
        TabView {
            VStack {
                Text("Card").card()
                Text("Never round").card().theme(.square)
                Text("Maybe big").if(isBig) { $0.font(.largeTitle) }
                Button("Restyle") { withAnimation(.linear(duration: 1)) { isRound.toggle() } }
                Button("Bigger") { isBig.toggle() }
                Text("First visits: \(visits)")
            }
            .onFirstAppear { visits += 1 }
            .tabItem { Label("Cards", systemImage: "rectangle") }
            Text("Other side").tabItem { Label("Other", systemImage: "star") }
        }
        .theme(isRound ? .round : .square)
    }
}

@resultBuilder private enum StepBuilder {
    static func buildExpression(_ step: Step) -> [Step] { [step] }
    static func buildBlock(_ parts: [Step]...) -> [Step] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Step]?) -> [Step] { part ?? [] }
    static func buildArray(_ parts: [[Step]]) -> [Step] { parts.flatMap { $0 } }
}

private struct Step: Identifiable {
    let id: String
    var content: AnyView
    init<Content: View>(_ id: String, @ViewBuilder content: () -> Content) {
        self.id = id
        self.content = AnyView(content())
    }
}

private struct Stepped: View {
    let steps: [Step]
    @State private var current = 0
    init(@StepBuilder _ steps: () -> [Step]) { self.steps = steps() }
    var body: some View {
        VStack {
            HStack {
                ForEach(Array(steps.enumerated()), id: \.element.id) { index, step in
                    Text(step.id).bold(index == current)
                }
            }
            if steps.indices.contains(current) {
                steps[current].content.id(steps[current].id).transition(.push(from: .trailing))
            }
            HStack {
                Button("Back") { withAnimation(.linear(duration: 0.4)) { current -= 1 } }.disabled(current == 0)
                Button("Forward") { withAnimation(.linear(duration: 0.4)) { current += 1 } }.disabled(
                    current >= steps.count - 1)
            }
        }
    }
}

private struct Checkout: View {
    @State private var wantsGift = false
    @State private var name = ""
    var body: some View {
        Stepped {
            Step("Cart") { Toggle("Gift", isOn: $wantsGift).frame(width: 150) }
            if wantsGift { Step("Card") { Text("With love") } }
            for number in 1...2 { Step("Page \(number)") { Text("This is page \(number)") } }
        }
    }
}

private struct SquishStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding().frame(width: 200, height: 60)
            .background(Color.blue.opacity(isEnabled ? 1 : 0.3), in: Capsule())
            .scaleEffect(configuration.isPressed ? 0.8 : 1)
            .animation(.linear(duration: 0.2), value: configuration.isPressed)
    }
}

private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            withAnimation(.linear(duration: 0.2)) { configuration.isOn.toggle() }
        } label: {
            HStack {
                RoundedRectangle(cornerRadius: 4).fill(configuration.isOn ? .green : .gray).frame(
                    width: configuration.isOn ? 24 : 20, height: 24)
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

private struct BarStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            GeometryReader { proxy in
                Rectangle().fill(.orange).frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
            }
            .frame(width: 200, height: 10)
            configuration.currentValueLabel
        }
    }
}

private struct Panel: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding().background(.yellow.opacity(0.2)).cornerRadius(10)
    }
}

private struct Stylish: View {
    @State private var done = 0.0
    @State private var isOn = false
    var body: some View {
        GroupBox("Task") {
            VStack(spacing: 12) {
                Button("Work") { withAnimation(.linear(duration: 0.4)) { done = min(1, done + 0.5) } }
                    .buttonStyle(SquishStyle()).disabled(!isOn)
                Toggle("Ready", isOn: $isOn).toggleStyle(CheckStyle())
                ProgressView(value: done) {
                    Text("Progress")
                } currentValueLabel: {
                    Text("\(Int(done * 100)) percent")
                }
                .progressViewStyle(BarStyle())
            }
        }
        .groupBoxStyle(Panel())
    }
}

private enum LoadState<Value> {
    case idle, loading, failed(String), loaded(Value)
}

private struct AsyncContent<Value, Content: View, Idle: View>: View {
    let state: LoadState<Value>
    let retry: () -> Void
    @ViewBuilder let content: (Value) -> Content
    @ViewBuilder let idle: Idle
    var body: some View {
        switch state {
        case .idle: idle
        case .loading: ProgressView().transition(.opacity)
        case .failed(let message):
            VStack {
                Text(message).foregroundStyle(.red)
                Button("Retry", action: retry)
            }
        case .loaded(let value): content(value).transition(.move(edge: .bottom))
        }
    }
}

extension AsyncContent where Idle == EmptyView {
    fileprivate init(
        _ state: LoadState<Value>, retry: @escaping () -> Void, @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.init(state: state, retry: retry, content: content) { EmptyView() }
    }
}

private struct Weather: View {
    @State private var state = LoadState<[String]>.idle
    @State private var tries = 0
    var body: some View {
        VStack {
            AsyncContent(state, retry: load) { days in ForEach(days, id: \.self) { Text($0) } }
                .frame(height: 200)
            Button("Load") { load() }
        }
        .animation(.linear(duration: 0.3), value: tries)
    }
    private func load() {
        state = .loading
        tries += 1
        let attempt = tries
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 500_000_000)
            withAnimation(.linear(duration: 0.4)) {
                state = attempt == 1 ? .failed("No network") : .loaded(["Sun", "Rain"])
            }
        }
    }
}

private struct BoundsKey: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

private struct MonthPicker: View {
    @State private var month = "Jan"
    private let months = ["Jan", "February", "Mar", "April"]
    var body: some View {
        HStack(spacing: 20) {
            ForEach(months, id: \.self) { name in
                Text(name).padding(8)
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { [name: $0] }
                    .onTapGesture { withAnimation(.linear(duration: 0.5)) { month = name } }
            }
        }
        .backgroundPreferenceValue(BoundsKey.self) { bounds in
            GeometryReader { proxy in
                if let anchor = bounds[month] {
                    RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 2)
                        .frame(width: proxy[anchor].width, height: proxy[anchor].height)
                        .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                }
            }
        }
    }
}

extension Program {
    static let courseStylesB: [Program] = [
        Program("themes of one's own") {
            Themed()
        } story: { person in
            person.sees("First visits: 1")
            try person.tap("Restyle")
            try person.wait(0.5)
            try person.tap("Bigger")
            try person.tap("Other")
            try person.wait(0.1)
            try person.tap("Cards")
            try person.settle()
            person.sees("First visits: 1")
        },
        Program("steps of a builder") {
            Checkout()
        } story: { person in
            person.misses("Card")
            try person.tap("Gift")
            person.sees("Card")
            try person.tap("Forward")
            try person.wait(0.2)
            person.measures("coming in half way", 0.5, within: 0.05) {
                $0.texts.first { $0.string == "With love" }.map { CGFloat($0.opacity) }
            }
            try person.tap("Forward")
            try person.settle()
            person.sees("This is page 1")
            person.misses("With love")
            try person.tap("Back")
            try person.wait(0.1)
            try person.tap("Back")
            try person.settle()
            try person.tap("Gift")
            try person.settle()
            person.misses("Card")
        },
        Program("styles of one's own") {
            Stylish()
        } story: { person in
            try person.tap("Work")
            person.sees("0 percent")
            try person.tap("Ready")
            try person.settle()
            let work = person.middle(of: "Work")
            let width = { (frame: Shown) in
                frame.shapes.first { $0.color.blue > 0.9 && $0.rect.width > 100 }?.rect.width
            }
            person.stage.pointerDown(work)
            try person.wait(0.1)
            person.measures("half pressed", 180) { width($0) }
            try person.wait(0.2)
            person.measures("pressed", 160) { width($0) }
            person.stage.pointerUp(work)
            try person.wait(0.2)
            person.measures("half of the half", 50) { $0.shapes.first { $0.rect.height == 10 }?.rect.width }
            try person.settle()
            person.sees("50 percent")
        },
        Program("content that loads and fails") {
            Weather()
        } story: { person in
            try person.tap("Load")
            try await person.play(for: 0.2)
            person.misses("No network")
            try await person.play(for: 1)
            person.sees("No network")
            try person.tap("Retry")
            try await person.play(for: 0.2)
            person.misses("Sun")
            try await person.play(for: 1.5)
            person.sees("Sun", "Rain")
            person.misses("No network")
        },
        Program("frame of anchors") {
            MonthPicker()
        } story: { person in
            let frame = { (frame: Shown) in frame.shapes.first { $0.isStroked }?.rect }
            let names = ["Jan", "Mar"].map { person.place(of: $0) }
            person.measures("around the first", names[0].width + 16) { frame($0)?.width }
            try person.tap("Mar")
            try person.wait(0.25)
            person.measures("half way", (names[0].midX + names[1].midX) / 2) { frame($0)?.midX }
            try person.tap("Jan")
            try person.settle()
            person.measures("back", names[0].midX) { frame($0)?.midX }
        },
    ]
}
