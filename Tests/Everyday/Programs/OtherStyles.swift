// long: small programs, each beside nothing but its story.

import Foundation
import SwiftUI

private struct Checkbox: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var presses = 0
    func makeBody(configuration: Configuration) -> some View {
        Button {
            presses += 1
            withAnimation(.linear(duration: 0.3)) { configuration.isOn.toggle() }
        } label: {
            HStack {
                ZStack {
                    RoundedRectangle(cornerRadius: 4).strokeBorder(isEnabled ? Color.blue : .gray, lineWidth: 2)
                    RoundedRectangle(cornerRadius: 2).fill(.blue).padding(5)
                        .scaleEffect(configuration.isOn ? 1 : 0.001)
                }
                .frame(width: 24, height: 24)
                configuration.label
                Spacer()
                Text(isEnabled ? "pressed \(presses)" : "locked")
            }
        }
        .buttonStyle(.plain)
    }
}

extension ToggleStyle where Self == Checkbox {
    fileprivate static var checkbox: Checkbox { Checkbox() }
}

private struct Chores: View {
    @State private var dishes = false
    @State private var laundry = true
    @State private var isLocked = false
    var body: some View {
        VStack(alignment: .leading) {
            Group {
                Toggle("Dishes", isOn: $dishes)
                Toggle(isOn: $laundry) { Label("Laundry", systemImage: "tshirt").labelStyle(.titleOnly) }
            }
            .toggleStyle(.checkbox)
            .disabled(isLocked)
            Toggle("Lock", isOn: $isLocked)
            Text([dishes ? "dishes" : nil, laundry ? "laundry" : nil].compactMap { $0 }.joined(separator: ", "))
        }
        .padding()
    }
}

private struct RingProgress: ProgressViewStyle {
    var width: CGFloat = 12
    @Environment(\.colorScheme) private var scheme
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        return VStack {
            ZStack {
                Circle().stroke(scheme == .dark ? Color.white.opacity(0.2) : .black.opacity(0.1), lineWidth: width)
                Circle().trim(from: 0, to: fraction)
                    .stroke(
                        AngularGradient(colors: [.pink, .orange], center: .center),
                        style: StrokeStyle(lineWidth: width, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                configuration.currentValueLabel
            }
            .frame(width: 100, height: 100)
            configuration.label
        }
    }
}

private struct TitledBox: GroupBoxStyle {
    @Environment(\.controlSize) private var size
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: size == .small ? 4 : 12) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(size == .small ? 8 : 16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
        .overlay(alignment: .topTrailing) {
            Image(systemName: "heart.fill").foregroundStyle(.red).padding(10).accessibilityHidden(true)
        }
    }
}

private struct StackedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            configuration.icon.font(.title2)
            configuration.title.font(.caption)
        }
    }
}

private struct Activity: View {
    @State private var steps = 2500.0
    var body: some View {
        VStack {
            GroupBox("Steps") {
                HStack {
                    ProgressView(value: steps, total: 10000) {
                        Text("Today")
                    } currentValueLabel: {
                        Text(steps / 10000, format: .percent)
                    }
                    .progressViewStyle(RingProgress())
                    Spacer()
                    Label("Walk", systemImage: "figure.walk").labelStyle(StackedLabel())
                }
            }
            GroupBox {
                Text("Small talk")
            } label: {
                Text("Note")
            }.controlSize(.small)
            Button("Walk on") { withAnimation(.linear(duration: 1)) { steps += 2500 } }.disabled(steps >= 10000)
        }
        .groupBoxStyle(TitledBox())
        .padding()
    }
}

private struct Radial: Layout {
    var turn: Angle
    var animatableData: Double {
        get { turn.radians }
        set { turn = .radians(newValue) }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.width, bounds.height) / 3
        for (index, subview) in subviews.enumerated() {
            let angle = Double(index) / Double(subviews.count) * 2 * .pi - .pi / 2 + turn.radians
            subview.place(
                at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
                anchor: .center,
                proposal: .unspecified)
        }
    }
}

private struct Dial: View {
    @State private var turn = Angle.zero
    @State private var count = 4
    var body: some View {
        VStack {
            Radial(turn: turn) {
                ForEach(0..<count, id: \.self) {
                    Text("N\($0)").frame(width: 30, height: 30).background(.yellow, in: Circle())
                }
            }
            .frame(width: 300, height: 300)
            Button("Turn") { withAnimation(.linear(duration: 1)) { turn += .degrees(90) } }
            Button("More") { withAnimation(.linear(duration: 1)) { count += 1 } }
        }
    }
}

private struct Flow: Layout {
    var spacing: CGFloat = 8
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(subviews, width: proposal.width ?? .infinity)
        let height =
            rows.map { $0.map(\.size.height).max() ?? 0 }.reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: proposal.width ?? rows.flatMap { $0 }.map(\.size.width).reduce(0, +), height: height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(subviews, width: bounds.width) {
            var x = bounds.minX
            for item in row {
                item.view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(item.size))
                x += item.size.width + spacing
            }
            y += (row.map(\.size.height).max() ?? 0) + spacing
        }
    }
    private func rows(_ subviews: Subviews, width: CGFloat) -> [[(view: LayoutSubview, size: CGSize)]] {
        var rows: [[(view: LayoutSubview, size: CGSize)]] = [[]]
        var used: CGFloat = 0
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if used + size.width > width, !rows[rows.count - 1].isEmpty {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append((view, size))
            used += size.width + spacing
        }
        return rows
    }
}

private struct Topics: View {
    @State private var chosen: Set<String> = ["Art"]
    private let topics = ["Art", "Cooking", "Travelling", "Chess", "Gardening", "Film", "Photography", "Sailing"]
    var body: some View {
        VStack(alignment: .leading) {
            Flow {
                ForEach(topics, id: \.self) { topic in
                    let isChosen = chosen.contains(topic)
                    Button {
                        withAnimation(.snappy) { if isChosen { chosen.remove(topic) } else { chosen.insert(topic) } }
                    } label: {
                        HStack(spacing: 4) {
                            if isChosen { Image(systemName: "checkmark").transition(.scale.combined(with: .opacity)) }
                            Text(topic)
                        }
                        .padding(.horizontal, 12).padding(.vertical, 6)
                        .background(isChosen ? Color.accentColor : Color.gray.opacity(0.2), in: Capsule())
                        .foregroundStyle(isChosen ? Color.white : Color.primary)
                    }
                }
            }
            Text("\(chosen.count) chosen")
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct MaxHeight: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct EqualCards: View {
    @State private var height: CGFloat?
    @State private var long = "Short"
    var body: some View {
        VStack {
            HStack(alignment: .top) {
                ForEach(["A line", long, "Another"], id: \.self) { text in
                    Text(text).fixedSize(horizontal: false, vertical: true).padding()
                        .background(
                            GeometryReader { Color.clear.preference(key: MaxHeight.self, value: $0.size.height) }
                        )
                        .frame(maxWidth: .infinity).frame(height: height, alignment: .top)
                        .background(Color.mint.opacity(0.4)).cornerRadius(8)
                }
            }
            .onPreferenceChange(MaxHeight.self) { height = $0 }
            Button("Longer") { long = "This is a much longer text, over some lines" }
        }
        .padding()
    }
}

private struct Stars: View {
    @Binding var rating: Int
    var label = ""
    var body: some View {
        HStack {
            if !label.isEmpty { Text(label) }
            ForEach(1..<6, id: \.self) { number in
                Image(systemName: number <= rating ? "star.fill" : "star")
                    .foregroundColor(number > rating ? .gray : .yellow)
                    .onTapGesture { rating = number }
                    .accessibilityLabel("\(number) stars")
            }
        }
    }
}

private struct Review: View {
    @State private var rating = 3
    @State private var text = ""
    var body: some View {
        Form {
            Section("Write a review") {
                TextEditor(text: $text).frame(height: 80).accessibilityLabel("Review")
                Stars(rating: $rating, label: "Rating")
            }
            Text(text.isEmpty ? "Nothing yet" : "\(rating): \(text)")
        }
    }
}

private struct Mixer: View {
    @State private var red = 0.2
    @State private var green = 0.4
    @State private var blue = 0.6
    private var hex: String { String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255)) }
    var body: some View {
        VStack {
            RoundedRectangle(cornerRadius: 20).fill(Color(red: red, green: green, blue: blue)).frame(height: 150)
                .overlay {
                    Text(hex).font(.title2.monospaced()).foregroundStyle(red + green + blue > 1.5 ? .black : .white)
                }
            row("Red", $red, .red)
            row("Green", $green, .green)
            row("Blue", $blue, .blue)
        }
        .padding()
    }
    private func row(_ title: String, _ value: Binding<Double>, _ color: Color) -> some View {
        HStack {
            Text(title).frame(width: 60, alignment: .leading)
            Slider(value: value, in: 0...1).tint(color)
            Text("\(Int(value.wrappedValue * 255))").frame(width: 40, alignment: .trailing).monospacedDigit()
        }
    }
}

private struct Converter: View {
    @State private var input = 1.0
    @State private var from = UnitLength.kilometers
    @State private var to = UnitLength.meters
    @FocusState private var isFocused: Bool
    private let units: [UnitLength] = [.meters, .kilometers, .feet]
    private var result: Double { Measurement(value: input, unit: from).converted(to: to).value }
    var body: some View {
        NavigationStack {
            Form {
                Section("Input") {
                    TextField("Amount", value: $input, format: .number).keyboardType(.decimalPad).focused($isFocused)
                }
                Picker("From", selection: $from) { ForEach(units, id: \.self) { Text($0.symbol) } }.pickerStyle(
                    .segmented)
                Picker("To", selection: $to) { ForEach(units, id: \.self) { Text($0.symbol) } }
                Section("Result") { Text(result.formatted(.number.precision(.fractionLength(0...2)))) }
            }
            .navigationTitle("Converter")
            .toolbar { if isFocused { Button("Done") { isFocused = false } } }
        }
    }
}

private struct Mirror: View {
    @State private var isArabic = false
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Circle().fill(.red).frame(width: 40, height: 40)
                VStack(alignment: .leading) {
                    Text("Name").bold()
                    Text("Since \(1_000_000, format: .number)").font(.caption)
                }
                Spacer()
                Image(systemName: "chevron.forward")
            }
            ProgressView(value: 0.25)
            Toggle("Arabic", isOn: $isArabic)
        }
        .padding()
        .environment(\.layoutDirection, isArabic ? .rightToLeft : .leftToRight)
        .environment(\.locale, Locale(identifier: isArabic ? "de_DE" : "en_US"))
    }
}

private struct TabBar: View {
    @State private var selection = 0
    @Namespace private var space
    private let symbols = ["house", "magnifyingglass", "person"]
    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                switch selection {
                case 0: Color.orange.opacity(0.2).overlay(Text("Home page"))
                case 1: Color.green.opacity(0.2).overlay(Text("Search page"))
                default: Color.blue.opacity(0.2).overlay(Text("My page"))
                }
            }
            .transition(.opacity)
            HStack {
                ForEach(symbols.indices, id: \.self) { index in
                    Spacer()
                    Button {
                        withAnimation(.linear(duration: 0.4)) { selection = index }
                    } label: {
                        VStack(spacing: 4) {
                            Image(systemName: symbols[index]).symbolVariant(selection == index ? .fill : .none)
                            if selection == index {
                                Capsule().matchedGeometryEffect(id: "line", in: space).frame(width: 24, height: 3)
                            } else {
                                Capsule().fill(.clear).frame(width: 24, height: 3)
                            }
                        }
                    }
                    .accessibilityLabel("Tab \(index)")
                    Spacer()
                }
            }
            .padding(.vertical, 10)
            .background(.bar)
        }
    }
}

extension Program {
    static let otherStyles: [Program] = [
        Program("chores with boxes to check") {
            Chores()
        } story: { person in
            person.sees("laundry", "pressed 0")
            try person.tap("Dishes")
            try person.wait(0.15)
            person.expect("the box is half filled") { frame in frame.shapes.contains { abs($0.rect.width - 7) < 1 } }
            try person.settle()
            person.sees("dishes, laundry", "pressed 1")
            try person.tap("Lock")
            try person.settle()
            person.sees("locked")
            try? person.stage.tap("Laundry")
            person.sees("dishes, laundry")
            try person.tap("Lock")
            try person.tap("Laundry")
            try person.settle()
            person.misses("laundry")
        },
        Program("activity in styles") {
            Activity()
        } story: { person in
            person.sees("25%", "Today", "Steps", "Walk", "Note", "Small talk")
            try person.tap("Walk on")
            try person.settle()
            person.sees("50%")
            try person.tap("Walk on")
            try person.tap("Walk on")
            try person.settle()
            person.sees("100%")
            person.expect("the icon is above its word") { frame in
                guard let word = frame.texts.first(where: { $0.string == "Walk" }) else { return false }
                return frame.images.contains {
                    abs($0.rect.midX - word.rect.midX) < 2 && $0.rect.maxY <= word.rect.minY
                }
                    || frame.images.isEmpty
            }
        },
        Program("dial of a layout that turns") {
            Dial()
        } story: { person in
            let top = person.middle(of: "N0")
            person.measures("a quarter further", top.x + 100) { _ in person.middle(of: "N1").x }
            try person.tap("Turn")
            try person.wait(0.5)
            person.measures("an eighth on its way, on the circle", top.x + 100 * 0.5.squareRoot()) { _ in
                person.middle(of: "N0").x
            }
            try person.settle()
            person.measures("a quarter", top.x + 100) { _ in person.middle(of: "N0").x }
            try person.tap("More")
            try person.wait(0.5)
            try person.settle()
            person.sees("N4")
        },
        Program("topics that flow") {
            Topics()
        } story: { person in
            person.sees("1 chosen")
            try person.tap("Cooking")
            try person.tap("Chess")
            try person.settle()
            person.sees("3 chosen")
            person.expect("nothing is beyond the margin") { frame in
                frame.texts.allSatisfy { $0.rect.minX >= 15 && $0.rect.maxX <= 375 }
            }
            try person.tap("Art")
            try person.settle()
            person.sees("2 chosen")
            person.expect("white on what is chosen") { frame in
                frame.texts.first { $0.string == "Chess" }.map { $0.color.red > 0.95 } ?? false
            }
        },
        Program("cards as high as the highest") {
            EqualCards()
        } story: { person in
            person.measures("a line with its padding", person.place(of: "A line").height + 32) {
                $0.shapes.first?.rect.height
            }
            try person.tap("Longer")
            try person.settle()
            person.expect("all are as high") { frame in
                let heights = frame.shapes.filter { $0.color.opacity > 0 }.map(\.rect.height)
                return heights.count == 3 && (heights.max() ?? 0) - (heights.min() ?? 0) < 0.5 && heights[0] > 80
            }
        },
        Program("review with stars") {
            Review()
        } story: { person in
            person.sees("Nothing yet", "Rating")
            try person.tap("5 stars")
            try person.tap("Review")
            try person.type("Good")
            person.sees("5: Good")
            try person.tap("2 stars")
            person.sees("2: Good")
        },
        Program("mixer of three") {
            Mixer()
        } story: { person in
            person.sees("#336699", "51", "102", "153")
            let row = person.middle(of: "Red").y
            // The slider is from 84 to 326: its knob goes from 14 in to 14 in.
            let track = (from: 84.0 + 14, to: 318.0 - 14)
            let start = CGPoint(x: track.from + (track.to - track.from) * 0.2, y: row)
            try person.drag(from: start, by: 300, 0)
            try person.settle()
            person.sees("#FF6699", "255")
            person.expect("black on bright") { frame in
                frame.texts.contains { $0.string == "#FF6699" && $0.color.red < 0.1 }
            }
        },
        Program("converter of lengths") {
            Converter()
        } story: { person in
            person.sees("1,000", "Converter")
            try person.tap("ft")
            try person.settle()
            person.sees("0.3")
            try person.tap("Amount")
            try person.press("a", .command)
            try person.type("100")
            person.sees("30.48", "Done")
            try person.tap("Done")
            try person.settle()
            person.misses("Done")
            person.sees("30.48")
        },
        Program("screen that is mirrored") {
            Mirror()
        } story: { person in
            person.sees("Since 1,000,000")
            person.measures("the circle leads", 36) { frame in
                frame.shapes.first { $0.color.red > 0.9 && $0.color.green < 0.5 }?.rect.midX
            }
            try person.tap("Arabic")
            try person.settle()
            person.sees("Since 1.000.000")
            person.measures("the circle leads from the right", 354) { frame in
                frame.shapes.first { $0.color.red > 0.9 && $0.color.green < 0.5 }?.rect.midX
            }
        },
        Program("bar of tabs of one's own") {
            TabBar()
        } story: { person in
            person.sees("Home page")
            let line = person.stage.frame.shapes.filter { abs($0.rect.height - 3) < 0.1 }.map(\.rect.midX).min() ?? 0
            person.measures("the line is in the first third", 65, within: 6) { _ in line }
            try person.tap("Tab 2")
            try person.wait(0.2)
            person.expect("both pages, half each") { frame in
                frame.texts.filter { abs($0.opacity - 0.5) < 0.05 }.map(\.string).sorted() == ["Home page", "My page"]
            }
            person.expect("the line is in the middle") { frame in
                frame.shapes.contains { $0.rect.height < 4 && abs($0.rect.midX - 195) < 3 && $0.color.opacity > 0 }
            }
            try person.settle()
            person.misses("Home page")
        },
    ]
}
