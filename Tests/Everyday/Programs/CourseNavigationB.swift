import SwiftUI

private struct FloatingMenu: View {
    @State private var isOpen = false
    @State private var last = "none"
    private let actions = ["Camera", "Photo", "File"]
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Color.clear
            Text("Last: \(last)").frame(maxWidth: .infinity, maxHeight: .infinity)
            ForEach(Array(actions.enumerated()), id: \.element) { index, name in
                Button(name) {
                    last = name
                    isOpen = false
                }
                .frame(width: 70, height: 44)
                .background(.thinMaterial, in: Capsule())
                .offset(y: isOpen ? -CGFloat(index + 1) * 60 : 0)
                .opacity(isOpen ? 1 : 0)
                .animation(.linear(duration: 0.2).delay(Double(index) * 0.1), value: isOpen)
            }
            Button {
                isOpen.toggle()
            } label: {
                Image(systemName: "plus").frame(width: 70, height: 56)
                    .rotationEffect(.degrees(isOpen ? 45 : 0))
                    .background(Circle().fill(.blue))
            }
            .accessibilityLabel("Add")
            .animation(.spring(), value: isOpen)
        }
        .padding()
    }
}

private struct MatchedTabs: View {
    private enum Tab: String, CaseIterable, Identifiable {
        case home, search, me
        var id: String { rawValue }
    }
    @State private var tab = Tab.home
    @Namespace private var namespace
    var body: some View {
        VStack {
            Spacer()
            Text("This is \(tab.rawValue)").id(tab).transition(.opacity)
            Spacer()
            HStack(spacing: 0) {
                ForEach(Tab.allCases) { item in
                    Button {
                        withAnimation(.linear(duration: 0.4)) { tab = item }
                    } label: {
                        VStack(spacing: 4) {
                            Text(item.rawValue.capitalized).frame(maxWidth: .infinity)
                            if tab == item {
                                Capsule().fill(.red).frame(height: 3).matchedGeometryEffect(
                                    id: "underline", in: namespace)
                            } else {
                                Color.clear.frame(height: 3)
                            }
                        }
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }
}

private struct PhotoGrid: View {
    @Namespace private var space
    @State private var selected: Int?
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 10), count: 3)
    var body: some View {
        ZStack {
            LazyVGrid(columns: columns, spacing: 10) {
                ForEach(0..<9) { number in
                    RoundedRectangle(cornerRadius: 8).fill(
                        Color(hue: Double(number) / 9, saturation: 0.6, brightness: 0.9)
                    )
                    .matchedGeometryEffect(id: number, in: space)
                    .frame(height: 80)
                    .overlay(Text("\(number)"))
                    .opacity(selected == number ? 0 : 1)
                    .onTapGesture { withAnimation(.linear(duration: 0.5)) { selected = number } }
                }
            }
            if let selected {
                RoundedRectangle(cornerRadius: 24).fill(.black.opacity(0.8))
                    .matchedGeometryEffect(id: selected, in: space, isSource: false)
                    .overlay(Text("Detail \(selected)").foregroundStyle(.white))
                    .onTapGesture { withAnimation(.linear(duration: 0.5)) { self.selected = nil } }
                    .zIndex(1)
            }
        }
        .padding(10)
    }
}

private struct TodayCards: View {
    @State private var open: String?
    private let cards = ["World", "Games", "Arcade"]
    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                ForEach(cards, id: \.self) { card in
                    let isOpen = open == card
                    VStack(alignment: .leading) {
                        Text(card).font(.title)
                        if isOpen { Text("The story of \(card)").transition(.opacity.combined(with: .offset(y: 20))) }
                        Spacer(minLength: 0)
                    }
                    .padding()
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .frame(height: isOpen ? 300 : 100)
                    .background(RoundedRectangle(cornerRadius: isOpen ? 0 : 16).fill(.yellow))
                    .padding(.horizontal, isOpen ? 0 : 20)
                    .onTapGesture { withAnimation(.linear(duration: 0.4)) { open = isOpen ? nil : card } }
                }
            }
        }
    }
}

private struct Pages: View {
    @State private var page = 0
    @State private var isDone = false
    private let titles = ["Welcome", "Discover", "Begin"]
    var body: some View {
        if isDone {
            Text("Home").transition(.opacity)
        } else {
            VStack {
                GeometryReader { proxy in
                    HStack(spacing: 0) {
                        ForEach(titles, id: \.self) {
                            Text($0).font(.largeTitle).frame(width: proxy.size.width, height: proxy.size.height)
                        }
                    }
                    .offset(x: -CGFloat(page) * proxy.size.width)
                }
                .clipped()
                HStack {
                    ForEach(titles.indices, id: \.self) { index in
                        Capsule().fill(index == page ? .blue : .gray).frame(width: index == page ? 30 : 10, height: 10)
                    }
                }
                HStack {
                    Button("Skip") { withAnimation { isDone = true } }
                    Spacer()
                    Button(page == 2 ? "Start" : "Next") {
                        withAnimation(.linear(duration: 0.5)) { if page == 2 { isDone = true } else { page += 1 } }
                    }
                }
                .padding()
            }
        }
    }
}

private struct ToastItem: Equatable, Identifiable {
    let id = UUID()
    let text: String
}

private struct ToastModifier: ViewModifier {
    @Binding var toast: ToastItem?
    @State private var work: DispatchWorkItem?
    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .top) {
                if let toast {
                    Text(toast.text).padding().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 10))
                        .transition(.move(edge: .top))
                        .onTapGesture { dismiss() }
                }
            }
            .animation(.linear(duration: 0.3), value: toast)
            .onChange(of: toast) { if $0 != nil { schedule() } }
    }
    private func schedule() {
        work?.cancel()
        let task = DispatchWorkItem { dismiss() }
        work = task
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: task)
    }
    private func dismiss() {
        toast = nil
        work?.cancel()
        work = nil
    }
}

extension View {
    fileprivate func toast(_ toast: Binding<ToastItem?>) -> some View { modifier(ToastModifier(toast: toast)) }
}

private struct ToastScreen: View {
    @State private var toast: ToastItem?
    @State private var count = 0
    var body: some View {
        Button("Send") {
            count += 1
            toast = ToastItem(text: "Sent \(count)")
        }
        .toast($toast)
    }
}

private struct PagedTabs: View {
    @State private var selection = 0
    var body: some View {
        VStack {
            TabView(selection: $selection) {
                ForEach(0..<3) { Text("Slide \($0)").tag($0) }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            Button("Last") { withAnimation { selection = 2 } }
            Text("Selected \(selection)")
        }
    }
}

extension Program {
    static let courseNavigationB: [Program] = [
        Program("floating menu") {
            FloatingMenu()
        } story: { person in
            let button = CGPoint(x: 390 - 16 - 35, y: 700 - 16 - 28)
            try person.tap(x: button.x, y: button.y)
            try person.wait(0.1)
            person.measures("the first is half way up", 0.5, within: 0.02) {
                $0.texts.first { $0.string == "Camera" }.map { CGFloat($0.opacity) }
            }
            person.measures("the second waits", 0, within: 0.02) {
                $0.texts.first { $0.string == "Photo" }.map { CGFloat($0.opacity) }
            }
            try person.wait(0.4)
            try person.tap("File")
            person.sees("Last: File")
            try person.tap(x: button.x, y: button.y)
            try person.wait(0.05)
            try person.tap(x: button.x, y: button.y)
            try person.settle()
            person.expect("all are hidden") { frame in !frame.texts.contains { $0.string == "Photo" && $0.opacity > 0 }
            }
            try person.tap(x: button.x, y: button.y)
            try person.settle()
            try person.tap("Photo")
            person.sees("Last: Photo")
        },
        Program("tabs with a line that moves") {
            MatchedTabs()
        } story: { person in
            let line = { (frame: Shown) in
                frame.shapes.first { $0.rect.height == 3 && $0.color.red > 0.5 && $0.opacity > 0 }?.rect.midX
            }
            person.measures("under the first", 65) { line($0) }
            try person.tap("Search")
            try person.wait(0.2)
            person.measures("half way", 130) { line($0) }
            try person.settle()
            person.measures("under the second", 195) { line($0) }
            person.sees("This is search")
            try person.tap("Me")
            try person.wait(0.2)
            try person.tap("Home")
            try person.wait(0.1)
            try person.settle()
            person.measures("under the first again", 65) { line($0) }
            person.misses("This is me", "This is search")
        },
        Program("pictures that open") {
            PhotoGrid()
        } story: { person in
            let cell = person.middle(of: "4")
            try person.tap(x: cell.x, y: cell.y)
            try person.settle()
            person.sees("Detail 4")
            person.measures("it covers its cell", 80) { $0.shapes.last?.rect.height }
            try person.tap("Detail 4")
            try person.wait(0.25)
            try person.tap(x: cell.x - 130, y: cell.y)
            try person.wait(0.1)
            try person.settle()
            person.sees("Detail 3")
            person.misses("Detail 4")
        },
        Program("cards of today") {
            TodayCards()
        } story: { person in
            try person.tap("World")
            try person.wait(0.2)
            person.measures("half open", 200) { $0.shapes.first?.rect.height }
            person.measures("and half as far from the edge", 10) { $0.shapes.first?.rect.minX }
            try person.tap("Games")
            try person.settle()
            person.sees("The story of Games")
            person.misses("The story of World")
            person.measures("the first is closed", 100) { $0.shapes.first?.rect.height }
            person.measures("the second is open", 300) { $0.shapes[1].rect.height }
            person.measures("below the first", 120) { $0.shapes[1].rect.minY }
        },
        Program("pages of one's own") {
            Pages()
        } story: { person in
            try person.tap("Next")
            try person.wait(0.25)
            person.measures("half way to the second", 195 + 195) {
                $0.texts.first { $0.string == "Discover" }?.rect.midX
            }
            try person.tap("Next")
            try person.settle()
            person.measures("the third is there", 195) { $0.texts.first { $0.string == "Begin" }?.rect.midX }
            person.measures("its dot is long", 30) { $0.shapes.max { $0.rect.midX < $1.rect.midX }?.rect.width }
            try person.tap("Start")
            try person.wait(0.1)
            try person.settle()
            person.sees("Home")
            person.misses("Begin")
        },
        Program("toast that is renewed") {
            ToastScreen()
        } story: { person in
            try person.tap("Send")
            try person.wait(1.5)
            person.sees("Sent 1")
            try person.tap("Send")
            try person.wait(1.5)
            person.sees("Sent 2")
            person.misses("Sent 1")
            try person.wait(1)
            person.misses("Sent")
            try person.tap("Send")
            try person.wait(0.4)
            try person.tap("Sent 3")
            try person.settle()
            person.misses("Sent")
        },
        Program("slides to be swiped") {
            PagedTabs()
        } story: { person in
            try person.drag(from: CGPoint(x: 300, y: 300), by: -220, 0)
            try person.settle()
            person.sees("Selected 1", "Slide 1")
            try person.tap("Last")
            try person.wait(0.1)
            try person.settle()
            person.sees("Selected 2", "Slide 2")
            try person.drag(from: CGPoint(x: 300, y: 300), by: -220, 0)
            try person.settle()
            person.sees("Selected 2")
            try person.drag(from: CGPoint(x: 60, y: 300), by: 220, 0)
            try person.settle()
            person.sees("Selected 1")
        },
    ]
}
