import SwiftUI

private struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2.5
        for (index, subview) in subviews.enumerated() {
            let angle = CGFloat(index) / CGFloat(subviews.count) * 2 * .pi
            subview.place(
                at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
                anchor: .center,
                proposal: .unspecified)
        }
    }
}

private struct Clock: View {
    @State private var count = 6
    @State private var isRadial = true
    var body: some View {
        let layout = isRadial ? AnyLayout(RadialLayout()) : AnyLayout(VStackLayout())
        VStack {
            layout {
                ForEach(0..<count, id: \.self) { index in
                    Text("\(index)").frame(width: 30, height: 30).background(Circle().fill(.yellow))
                }
            }
            .frame(height: 300)
            HStack {
                Button("More") { withAnimation { count += 1 } }
                Button("Switch") { withAnimation(.spring(duration: 0.8)) { isRadial.toggle() } }
            }
        }
    }
}

private struct Bar: View {
    let share: Double
    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.3))
                Capsule().fill(.green).frame(width: proxy.size.width * share)
            }
        }
        .frame(height: 20)
    }
}

private struct Poll: View {
    @State private var votes = [3, 1]
    private var total: Int { votes.reduce(0, +) }
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(votes.indices, id: \.self) { index in
                HStack {
                    Button("Vote \(index)") { withAnimation { votes[index] += 1 } }
                    Bar(share: Double(votes[index]) / Double(total))
                    Text("\(votes[index])")
                }
            }
            if total > 5 { Text("Enough votes for today") }
        }
        .padding()
    }
}

private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct EqualWidths: View {
    @State private var width: CGFloat?
    @State private var title = "OK"
    var body: some View {
        VStack {
            button(title) { title = title == "OK" ? "A much longer title" : "OK" }
            button("Cancel") {}
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
    private func button(_ title: String, action: @escaping () -> Void) -> some View {
        Button(title, action: action)
            .overlay(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
            .frame(width: width)
            .padding(8)
            .background(Color.yellow)
            .border(Color.black)
    }
}

private struct Tags: View {
    @State private var tags = ["swift", "linux", "animation", "a", "numbers", "money"]
    var body: some View {
        VStack(alignment: .leading) {
            FlowLayout(spacing: 8) {
                ForEach(tags, id: \.self) { tag in
                    Text(tag).padding(6).background(.blue.opacity(0.2), in: .capsule)
                        .onTapGesture { withAnimation { tags.removeAll { $0 == tag } } }
                }
            }
            Button("New") { withAnimation { tags.insert("tag \(tags.count)", at: 0) } }
        }
        .padding()
    }
}

private struct Gallery: View {
    @State private var columns = 3
    var body: some View {
        VStack {
            Stepper("Columns: \(columns)", value: $columns.animation(), in: 1...5)
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns), spacing: 4) {
                    ForEach(0..<30, id: \.self) { index in
                        Rectangle().fill(Color(hue: Double(index) / 30, saturation: 0.8, brightness: 0.9))
                            .aspectRatio(1, contentMode: .fit)
                            .overlay(Text("\(index)"))
                    }
                }
            }
        }
        .padding()
    }
}

private struct Profile: View {
    @State private var isLong = false
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline) {
                Text("Name").bold().frame(width: 80, alignment: .trailing)
                Text(isLong ? "Somebody with a very long name that breaks over lines" : "Short")
                    .fixedSize(horizontal: false, vertical: true)
            }
            ViewThatFits(in: .horizontal) {
                HStack { actions }
                VStack { actions }
            }
            Grid(alignment: .leading) {
                GridRow {
                    Text("Posts")
                    Text("12")
                }
                GridRow {
                    Text("Followers")
                    Text(isLong ? "1,234,567" : "9")
                }
            }
        }
        .padding()
    }
    @ViewBuilder private var actions: some View {
        Button("Change the name") { withAnimation { isLong.toggle() } }
        if isLong { Button("Another quite long action of mine") {} }
    }
}

extension Program {
    static let layouts: [Program] = [
        Program("clock of numbers") {
            Clock()
        } story: { person in
            try person.tap("More")
            try person.wait(0.1)
            try person.tap("Switch")
            try person.wait(0.2)
            try person.tap("More")
            try person.settle()
            person.sees("7")
            let places = (0..<8).map { person.place(of: "\($0)").midX }
            person.expect("all stand in one column") { _ in Set(places.map { ($0 * 10).rounded() }).count == 1 }
        },
        Program("poll") {
            Poll()
        } story: { person in
            try person.tap("Vote 0")
            try person.tap("Vote 1")
            try person.settle()
            person.sees("Enough votes")
            person.expect("each bar is as wide as its share") { frame in
                let bars = frame.shapes.filter { $0.kind != "path" }.map(\.rect.width)
                return bars.count == 4 && abs(bars[1] / bars[0] - 4.0 / 6) < 0.01
                    && abs(bars[3] / bars[2] - 2.0 / 6) < 0.01
            }
        },
        Program("equal widths") {
            EqualWidths()
        } story: { person in
            try person.settle()
            try person.tap("OK")
            try person.settle()
            person.sees("A much longer title")
        },
        Program("tags") {
            Tags()
        } story: { person in
            try person.tap("linux")
            try person.tap("New")
            try person.wait(0.1)
            try person.tap("New")
            try person.settle()
            person.misses("linux")
            person.sees("tag 5", "tag 6")
        },
        Program("gallery of squares") {
            Gallery()
        } story: { person in
            person.expect("three in a row") { frame in
                Set(frame.shapes.filter { $0.kind == "rectangle" && $0.rect.width > 60 }.map { $0.rect.minX.rounded() })
                    .count == 3
            }
        },
        Program("profile") {
            Profile()
        } story: { person in
            try person.tap("Change the name")
            try person.settle()
            person.sees("1,234,567", "Another quite long")
        },
    ]
}
