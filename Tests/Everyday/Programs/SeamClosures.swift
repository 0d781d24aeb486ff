// long: small programs, each beside nothing but its story.

import Combine
import Foundation
import SwiftUI

private struct Ticket: Identifiable, Hashable {
    let id: Int
    var title: String
}

// Presented content that reads its presenter's state, which changes under it.
private struct TicketDesk: View {
    @State private var ticket: Ticket?
    @State private var served = 0
    @State private var isWarning = false
    @State private var warned: Ticket?
    @State private var isHelping = false
    private var mood: String { served > 1 ? "busy" : "calm" }

    var body: some View {
        VStack {
            Button("Call 7") { ticket = Ticket(id: 7, title: "Passport") }
            Button("Warn") {
                warned = Ticket(id: 8, title: "Visa")
                isWarning = true
            }
            Button("Help") { isHelping = true }
                .popover(isPresented: $isHelping) {
                    VStack {
                        Text("Helped \(served)")
                        Button("More help") { served += 1 }
                    }
                    .padding()
                }
        }
        .sheet(item: $ticket) { ticket in
            VStack {
                Text("\(ticket.title), \(served) served, \(mood)")
                Button("Serve") { served += 1 }
                Button("Next in line") { self.ticket = Ticket(id: 9, title: "Licence") }
                Button("Shut") { self.ticket = nil }
            }
        }
        .alert("Attention", isPresented: $isWarning, presenting: warned) { ticket in
            Button("Accept \(ticket.title)") { served += 10 }
        } message: { ticket in
            Text("\(ticket.title) after \(served)")
        }
    }
}

private struct BarOfState: View {
    @State private var count = 0
    @State private var isEditing = false
    var body: some View {
        NavigationStack {
            List {
                Button("Change") { count += 1 }
            }
            .navigationTitle("Count \(count)")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button(isEditing ? "Finish" : "Edit") { isEditing.toggle() }
                }
                if isEditing {
                    ToolbarItem(placement: .topBarTrailing) { Button("Clear \(count)") { count = 0 } }
                }
            }
        }
    }
}

private struct Chapters: View {
    @State private var path: [Int] = []
    @State private var read: Set<Int> = []
    @State private var font = 1
    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Text("Read \(read.count)")
                NavigationLink("Begin", value: 1)
            }
            .navigationTitle("Contents")
            .navigationDestination(for: Int.self) { chapter in
                VStack {
                    Text("Chapter \(chapter) \(read.contains(chapter) ? "read" : "unread") in \(font)")
                    Button("Mark") { read.insert(chapter) }
                    Button("Bigger") { font += 1 }
                    NavigationLink("Go on", value: chapter + 1)
                    Button("To the start") { path = [] }
                }
                .navigationTitle("Chapter \(chapter)")
            }
        }
    }
}

private struct CardBox<Content: View, Footer: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content
    @ViewBuilder var footer: Footer
    @State private var isFolded = false
    var body: some View {
        VStack {
            Button(isFolded ? "Unfold \(title)" : "Fold \(title)") { isFolded.toggle() }
            if !isFolded { content() }
            footer
        }
        .padding(4).background { RoundedRectangle(cornerRadius: 4).fill(.yellow) }
    }
}

// Closures kept by generic boxes, one in the other, and in overlay, background and insets.
private struct Boxes: View {
    @State private var inner = 0
    @State private var foot = 0
    @State private var badge = 0
    @State private var under = 0
    var body: some View {
        ScrollView {
            CardBox(title: "outer") {
                CardBox(title: "inner") {
                    Text("Inner \(inner)")
                } footer: {
                    Text("Foot \(foot)")
                }
            } footer: {
                EmptyView()
            }
            .frame(height: 200)
        }
        .overlay(alignment: .topTrailing) { Text("Badge \(badge)") }
        .background(alignment: .bottomLeading) { Text("Under \(under)") }
        .safeAreaInset(edge: .bottom) {
            HStack {
                Button("A") { inner += 1 }
                Button("B") { foot += 1 }
                Button("C") { badge += 1 }
                Button("D") { under += 1 }
                Text("Sum \(inner + foot + badge + under)")
            }
        }
    }
}

private struct MenuState: View {
    @State private var sort = "name"
    @State private var uses = 0
    var body: some View {
        VStack {
            Text("By \(sort)")
            Menu {
                ForEach(["name", "date"], id: \.self) { key in
                    Button(key == sort ? "✓ by \(key)" : "by \(key)") {
                        sort = key
                        uses += 1
                    }
                }
                if uses > 0 { Button("Forget \(uses)") { uses = 0 } }
            } label: {
                Text("Sort, used \(uses)")
            }
            Picker(selection: $sort) {
                Text("Name \(uses)").tag("name")
                Text("Date").tag("date")
            } label: {
                Text("Picked")
            }
            .pickerStyle(.segmented)
        }
    }
}

private struct Outline: View {
    @State private var clicks = 0
    @State private var isOpen = false
    @State private var hints = 0
    var body: some View {
        List {
            Section {
                Button("Click") { clicks += 1 }
                DisclosureGroup(isExpanded: $isOpen) {
                    Text("Hints \(hints)")
                    Button("Hint") { hints += 1 }
                } label: {
                    Text("Label \(clicks)")
                }
            } header: {
                Text("Header \(clicks)")
            } footer: {
                Text("Footer \(hints)")
            }
            Button("Open or close") { withAnimation { isOpen.toggle() } }
        }
    }
}

// Only the renderer reads the state.
private struct Painted: View {
    @State private var count = 1
    @State private var tint = Color.red
    var body: some View {
        VStack {
            Canvas { context, size in
                for index in 0..<count {
                    let box = CGRect(x: CGFloat(index) * 30, y: 0, width: 20, height: size.height)
                    context.fill(Path(box), with: .color(tint))
                }
            }
            .frame(width: 200, height: 40)
            Button("Bar") { count += 1 }
            Button("Tint") { tint = .blue }
        }
    }
}

private struct TickingState: View {
    @State private var step = 1
    @State private var start = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
        VStack {
            TimelineView(.explicit([])) { _ in Text("Step \(step)") }
            TimelineView(.animation(paused: true)) { _ in TickLeaf(step: step) }
            Button("Step up") { step += 1 }
        }
    }
}
private struct TickLeaf: View {
    let step: Int
    @State private var seen = 0
    var body: some View {
        Text("Leaf \(step), \(seen) changes").onChange(of: step) { seen += 1 }
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Underlined: View {
    @State private var words = "ab"
    @State private var width: CGFloat = 0
    @State private var factor: CGFloat = 1
    var body: some View {
        VStack(alignment: .leading) {
            Text(words)
                .background {
                    GeometryReader { proxy in
                        Color.clear.preference(key: WidthKey.self, value: proxy.size.width * factor)
                    }
                }
                .onPreferenceChange(WidthKey.self) { width = $0 }
            Rectangle().fill(.red).frame(width: width, height: 2)
            Button("Longer") { words += " and more" }
            Button("Double") { factor *= 2 }
        }
    }
}

private struct Fitting: View {
    @State private var isLong = false
    @State private var width: CGFloat = 300
    @State private var taps = 0
    var body: some View {
        VStack {
            ViewThatFits(in: .horizontal) {
                Text("Wide words \(taps) that need much room" + (isLong ? ", and more and more of it" : ""))
                Text("Narrow \(taps)")
            }
            .frame(width: width)
            Button("Tap it") { taps += 1 }
            Button("Lengthen") { isLong.toggle() }
            Button("Squeeze") { width = width == 300 ? 100 : 300 }
        }
    }
}

private struct Stairs: Layout {
    var step: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: step * CGFloat(subviews.count), height: step * CGFloat(subviews.count))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
            let offset = CGFloat(index) * step
            view.place(at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
        }
    }
}

private struct Staircase: View {
    @State private var step: CGFloat = 40
    @State private var isStack = false
    private var layout: AnyLayout {
        isStack ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) : AnyLayout(Stairs(step: step))
    }
    var body: some View {
        VStack {
            layout {
                ForEach(0..<3) { Stair(index: $0) }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
            Button("Steeper") { withAnimation(.linear(duration: 1)) { step = 80 } }
            Button("Rearrange") { withAnimation(.linear(duration: 1)) { isStack.toggle() } }
        }
    }
}
private struct Stair: View {
    let index: Int
    @State private var taps = 0
    var body: some View { Button("s\(index)-\(taps)") { taps += 1 } }
}

private struct Shelves: View {
    @State private var columns = 2
    @State private var counts = [0, 0]
    var body: some View {
        VStack {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
                ForEach(counts.indices, id: \.self) { section in
                    Section {
                        ForEach(0..<3) { item in
                            Button("Take \(section).\(item)") { counts[section] += 1 }
                        }
                    } header: {
                        Text("Shelf \(section): \(counts[section]) of \(columns)")
                    }
                }
            }
            Grid {
                GridRow {
                    Text("Sum")
                    Text("is \(counts.reduce(0, +))")
                }
                GridRow { Text("In \(columns) columns").gridCellColumns(2) }
            }
            Button("Columns") { columns = 5 - columns }
        }
    }
}

private struct Feed: View {
    @State private var posts = Array(1...30)
    @State private var marked = 0
    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                ScrollView {
                    LazyVStack {
                        ForEach(posts, id: \.self) { post in
                            Text(post == marked ? "Marked \(post)" : "Post \(post)").frame(height: 40).id(post)
                        }
                    }
                }
                .frame(height: 300)
                Text("Of \(posts.count), marked \(marked)")
                Button("Mark last") { marked = posts.last ?? 0 }
                Button("Post it") { posts.append(posts.count + 1) }
            }
            .onChange(of: marked) { _, post in proxy.scrollTo(post, anchor: .bottom) }
        }
    }
}

extension Program {
    static let seamClosures: [Program] = [
        Program("desk whose sheets read the presenter") {
            TicketDesk()
        } story: { person in
            try person.tap("Call 7")
            try person.settle()
            person.sees("Passport, 0 served, calm")
            try person.tap("Serve")
            try person.tap("Serve")
            person.sees("Passport, 2 served, busy")
            try person.tap("Next in line")
            try person.settle()
            person.sees("Licence, 2 served")
            person.misses("Passport")
            try person.tap("Shut")
            try person.settle()
            person.misses("Licence")
            try person.tap("Warn")
            try person.settle()
            person.sees("Visa after 2")
            try person.tap("Accept Visa")
            try person.settle()
            try person.tap("Help")
            try person.settle()
            person.sees("Helped 12")
            try person.tap("More help")
            person.sees("Helped 13")
        },
        Program("bar that reads state") {
            BarOfState()
        } story: { person in
            try person.tap("Change")
            person.sees("Count 1")
            try person.tap("Edit")
            person.sees("Finish", "Clear 1")
            try person.tap("Change")
            person.sees("Clear 2", "Count 2")
            try person.tap("Clear 2")
            person.sees("Clear 0", "Count 0")
            try person.tap("Finish")
            try person.settle()
            person.misses("Clear")
        },
        Program("chapters that read the presenter") {
            Chapters()
        } story: { person in
            try person.tap("Begin")
            try person.settle()
            try person.tap("Mark")
            person.sees("Chapter 1 read in 1")
            try person.tap("Go on")
            try person.settle()
            person.sees("Chapter 2 unread in 1")
            try person.tap("Bigger")
            person.sees("Chapter 2 unread in 2")
            try person.tap("To the start")
            try person.settle()
            person.sees("Read 1")
            try person.tap("Begin")
            try person.settle()
            person.sees("Chapter 1 read in 2")
        },
        Program("boxes around closures") {
            Boxes()
        } story: { person in
            for label in ["A", "B", "C", "D"] { try person.tap(label) }
            person.sees("Inner 1", "Foot 1", "Badge 1", "Under 1", "Sum 4")
            try person.tap("Fold inner")
            person.misses("Inner 1")
            try person.tap("A")
            try person.tap("Unfold inner")
            person.sees("Inner 2", "Foot 1")
            try person.tap("Fold outer")
            try person.tap("A")
            try person.tap("B")
            try person.tap("Unfold outer")
            person.sees("Inner 3", "Foot 2")
            try person.settle()
        },
        Program("menu that knows its choice") {
            MenuState()
        } story: { person in
            try person.tap("Sort, used 0")
            try person.settle()
            person.sees("✓ by name")
            try person.tap("by date")
            try person.settle()
            person.sees("By date", "Sort, used 1", "Name 1")
            try person.tap("Sort, used 1")
            try person.settle()
            person.sees("✓ by date", "Forget 1")
            try person.tap("Forget 1")
            try person.settle()
            person.sees("Sort, used 0", "Name 0")
        },
        Program("outline of headers") {
            Outline()
        } story: { person in
            try person.tap("Click")
            person.sees("Label 1")
            person.expect("the header too") { $0.visibleText.lowercased().contains("header 1") }
            try person.tap("Open or close")
            try person.settle()
            try person.tap("Hint")
            person.sees("Hints 1", "Footer 1")
            try person.tap("Click")
            person.sees("Label 2")
            try person.tap("Open or close")
            try person.settle()
            person.misses("Hints")
        },
        Program("canvas whose renderer reads state") {
            Painted()
        } story: { person in
            @MainActor func color(_ person: Reader, _ x: Int) -> UInt32 {
                let button = person.place(of: "Bar")
                return person.stage.image()[95 + x, Int(button.minY) - 28]
            }
            let nothing = color(person, 40)
            try person.tap("Bar")
            person.expect("a second bar") { _ in color(person, 40) != nothing && color(person, 40) == color(person, 10)
            }
            let red = color(person, 40)
            try person.tap("Tint")
            person.expect("another colour") { _ in color(person, 40) != red && color(person, 40) != nothing }
            try person.settle()
        },
        Program("timelines that rest") {
            TickingState()
        } story: { person in
            try person.tap("Step up")
            person.sees("Step 2", "Leaf 2, 1 changes")
            try person.tap("Step up")
            person.sees("Step 3", "Leaf 3, 2 changes")
        },
        Program("line as wide as its words") {
            Underlined()
        } story: { person in
            person.measures("as wide", person.place(of: "ab").width) { $0.shapes.last?.rect.width }
            try person.tap("Longer")
            try person.wait(0)
            person.measures("as wide", person.place(of: "ab and more").width) { $0.shapes.last?.rect.width }
            try person.tap("Double")
            try person.wait(0)
            person.measures("twice as wide", person.place(of: "ab and more").width * 2) { $0.shapes.last?.rect.width }
            try person.settle()
        },
        Program("words that fit") {
            Fitting()
        } story: { person in
            person.sees("Wide words 0")
            try person.tap("Tap it")
            person.sees("Wide words 1")
            try person.tap("Lengthen")
            person.sees("Narrow 1")
            person.misses("Wide")
            try person.tap("Tap it")
            person.sees("Narrow 2")
            try person.tap("Lengthen")
            person.sees("Wide words 2")
            try person.tap("Squeeze")
            person.sees("Narrow 2")
            try person.settle()
        },
        Program("stairs of a layout with a value") {
            Staircase()
        } story: { person in
            let start = person.place(of: "s0-0").minX
            let offset = { (text: String) in person.place(of: text).minX - start }
            person.measures("third", 80) { _ in offset("s2-0") }
            try person.tap("s2-0")
            try person.tap("Steeper")
            try person.wait(0.5)
            person.measures("third on its way", 120, within: 2) { _ in offset("s2-1") }
            try person.wait(0.6)
            person.measures("third has come", 160) { _ in offset("s2-1") }
            try person.tap("Rearrange")
            try person.wait(0.5)
            person.measures("third on its way to the stack", 80, within: 2) { _ in offset("s2-1") }
            try person.settle()
            person.measures("in a stack", 0) { _ in offset("s2-1") }
        },
        Program("shelves in sections") {
            Shelves()
        } story: { person in
            try person.tap("Take 1.2")
            person.sees("Shelf 0: 0 of 2", "Shelf 1: 1 of 2", "is 1")
            try person.tap("Columns")
            person.sees("Shelf 1: 1 of 3", "In 3 columns")
            try person.tap("Take 0.0")
            person.sees("Shelf 0: 1 of 3", "is 2")
            try person.settle()
        },
        Program("feed that scrolls to what is marked") {
            Feed()
        } story: { person in
            try person.tap("Mark last")
            try person.wait(1)
            person.sees("Of 30, marked 30")
            person.expect("the last is seen") { frame in
                frame.texts.contains { $0.string == "Marked 30" && ($0.clip?.contains($0.rect) ?? true) }
            }
            try person.tap("Post it")
            try person.tap("Mark last")
            try person.wait(1)
            person.sees("Of 31, marked 31", "Marked 31", "Post 30")
        },
    ]
}
