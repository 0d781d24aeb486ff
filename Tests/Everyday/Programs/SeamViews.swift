// long: small programs, each beside nothing but its story.

import Combine
import Foundation
import SwiftUI

private final class Radio: ObservableObject {
    let news = PassthroughSubject<String, Never>()
    @Published var station = 1
}
private struct Listener: View {
    @StateObject private var radio = Radio()
    @State private var heard: [String] = []
    @State private var loaded = "nothing"
    @State private var changes = 0
    var body: some View {
        VStack {
            Text("Heard \(heard.joined(separator: " "))")
            Text("Loaded \(loaded), \(changes) changes")
            Button("Send") { radio.news.send("n\(radio.station)") }
            Button("Tune") { radio.station += 1 }
        }
        .onReceive(radio.news) { heard.append("\($0.uppercased())/\(changes)") }
        .onChange(of: radio.station, initial: true) { changes += 1 }
        .task(id: radio.station) {
            loaded = "loading"
            try? await Task.sleep(for: .seconds(1))
            if !Task.isCancelled { loaded = "station \(radio.station)" }
        }
    }
}

private struct Priced: View, @MainActor Equatable {
    let id: Int
    let price: Int
    @State private var likes = 0
    static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    var body: some View { Button("Item \(id) at \(price), \(likes) likes") { likes += 1 } }
}
private struct EquatablePrices: View {
    @State private var price = 5
    @State private var id = 1
    var body: some View {
        VStack {
            Priced(id: id, price: price).equatable()
            Text("Price \(price)")
            Button("Dearer") { price += 1 }
            Button("Other") { id += 1 }
        }
    }
}

private struct Tally1: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) counts \(count)") { count += 1 } }
}
private struct Tally2: View {
    @State private var count = 100
    var body: some View { Button("Other counts \(count)") { count += 1 } }
}
private struct Erased: View {
    @State private var kind = 0
    @State private var generation = 0
    private func page() -> AnyView {
        switch kind {
        case 0: AnyView(Tally1(name: "First"))
        case 1: AnyView(Tally1(name: "Second"))
        default: AnyView(Tally2())
        }
    }
    var body: some View {
        VStack {
            page()
            Tally1(name: "Born \(generation)").id(generation)
            Tally1(name: "Marked").marked(kind == 2)
            Button("Kind") { kind = (kind + 1) % 3 }
            Button("Rebirth") { generation += 1 }
        }
    }
}
extension View {
    @ViewBuilder fileprivate func marked(_ isMarked: Bool) -> some View {
        if isMarked { border(.red) } else { self }
    }
}

private enum Loadable<Value> { case idle, loading, loaded(Value), failed(String) }
private struct Loaded<Value, Content: View>: View {
    let value: Loadable<Value>
    let retry: () -> Void
    @ViewBuilder let content: (Value) -> Content
    var body: some View {
        switch value {
        case .idle: Button("Load", action: retry)
        case .loading: ProgressView()
        case .loaded(let value): content(value)
        case .failed(let reason):
            VStack {
                Text(reason); Button("Retry", action: retry)
            }
        }
    }
}
private struct Weather: View {
    @State private var forecast: Loadable<[Int]> = .idle
    @State private var isMetric = true
    @State private var tries = 0
    private func load() {
        forecast = .loading
        tries += 1
        Task {
            try? await Task.sleep(for: .seconds(1))
            forecast = tries == 1 ? .failed("No net after \(tries)") : .loaded([10, 20])
        }
    }
    var body: some View {
        VStack {
            Loaded(value: forecast, retry: load) { degrees in
                ForEach(degrees, id: \.self) { Text(shown($0)) }
            }
            Flip2(title: "Metric", isOn: $isMetric)
        }
    }
    private func shown(_ degrees: Int) -> String { isMetric ? "\(degrees) C" : "\(degrees * 9 / 5 + 32) F" }
}
private struct Flip2: View {
    let title: String
    @Binding var isOn: Bool
    var body: some View { Button("\(title) \(isOn ? "on" : "off")") { isOn.toggle() } }
}

private final class Theme: ObservableObject { @Published var name = "plain" }
private struct Framed: ViewModifier {
    @ObservedObject var theme: Theme
    @Binding var count: Int
    @State private var isOpen = true
    @Environment(\.isEnabled) private var isEnabled
    func body(content: Content) -> some View {
        VStack {
            Button("\(theme.name) frame \(count) \(isEnabled ? "live" : "dead")") {
                count += 1
                isOpen.toggle()
            }
            if isOpen { content }
        }
    }
}
private struct Modified: View {
    @State private var count = 0
    @State private var isDisabled = false
    @StateObject private var theme = Theme()
    var body: some View {
        VStack {
            Tally1(name: "Content").modifier(Framed(theme: theme, count: $count)).disabled(isDisabled)
            Button("Theme") { theme.name = theme.name == "plain" ? "gold" : "plain" }
            Button("Disable") { isDisabled.toggle() }
        }
    }
}

private struct CountingStyle: ButtonStyle {
    var limit: Int
    @State private var presses = 0
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(presses) of \(limit)\(isEnabled ? "" : " off")")
        }
        .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { presses += 1 } }
    }
}
private struct WordToggle: ToggleStyle {
    let onWord: String
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Flip2(title: onWord, isOn: configuration.$isOn)
        }
    }
}
private struct NumberedLabel: LabelStyle {
    let number: Int
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("#\(number)"); configuration.title
        }
    }
}
private struct StylesOfState: View {
    @State private var limit = 3
    @State private var isOn = false
    @State private var word = "Yes"
    var body: some View {
        VStack {
            Button("Press") {}.buttonStyle(CountingStyle(limit: limit))
            Toggle("Choice \(limit)", isOn: $isOn).toggleStyle(WordToggle(onWord: word))
            Text(isOn ? "chosen" : "not chosen")
            Label("Titled", systemImage: "star").labelStyle(NumberedLabel(number: limit))
            Button("Limit") { limit += 1 }
            Button("Word") { word += "!" }
        }
    }
}

private struct Built: View {
    @State private var names = ["Ada", "Bob"]
    @State private var starred: Set<String> = []
    @State private var suffix = ""
    @ViewBuilder private var header: some View {
        if starred.isEmpty { Text("No stars") } else { Text("\(starred.count) stars") }
    }
    @ViewBuilder private func row(_ name: String) -> some View {
        if starred.contains(name) {
            Text("* \(name)\(suffix)")
        } else {
            Button("Star \(name)\(suffix)") { starred.insert(name) }
        }
    }
    var body: some View {
        List {
            Section(header: header) { ForEach(names, id: \.self, content: row) }
            Button("Suffix") { suffix += "'" }
        }
        .overlay { if starred.count == names.count { Text("All starred\(suffix)") } }
    }
}

// State that only a closure three containers down reads, beside tabs, lists and a sheet over them.
private struct Tabs: View {
    @State private var tab = 0
    @State private var unread = 2
    @State private var draft = ""
    @State private var isWriting = false
    var body: some View {
        TabView(selection: $tab) {
            NavigationStack {
                List {
                    ForEach(0..<unread, id: \.self) { Text("Mail \($0) of \(unread)") }
                    Button("Read one") { unread -= 1 }
                    Button("Write") { isWriting = true }
                    if !draft.isEmpty { Text("Draft \(draft)") }
                }
                .sheet(isPresented: $isWriting) {
                    VStack {
                        TextField("Letter", text: $draft).accessibilityLabel("Letter field")
                        Text("\(draft.count) letters, \(unread) unread")
                        Button("Receive") { unread += 1 }
                        Button("Send") {
                            draft = ""
                            isWriting = false
                        }
                    }
                }
            }
            .tabItem { Label("Mail", systemImage: "envelope") }
            .badge(unread)
            .tag(0)
            Text("Unread are \(unread)")
                .tabItem { Label("Sum", systemImage: "sum") }
                .tag(1)
        }
    }
}

extension Program {
    static let seamViews: [Program] = [
        Program("radio with news") {
            Listener()
        } story: { person in
            try await person.play(for: 0.5)
            person.sees("Loaded loading, 1 changes")
            try await person.play(for: 1)
            person.sees("Loaded station 1")
            try person.tap("Send")
            person.sees("Heard N1/1")
            try person.tap("Tune")
            try await person.play(for: 0.5)
            person.sees("Loaded loading, 2 changes")
            try person.tap("Send")
            person.sees("Heard N1/1 N2/2")
            try await person.play(for: 1)
            person.sees("Loaded station 2")
        },
        Program("prices that compare by id", isFunctionOfState: false) {
            EquatablePrices()
        } story: { person in
            try person.tap("Dearer")
            person.sees("Price 6", "Item 1 at 5, 0 likes")
            try person.tap("Other")
            person.sees("Item 2 at 6, 0 likes")
            try person.tap("Item 2 at 6, 0 likes")
            person.sees("Item 2 at 6, 1 likes")
        },
        Program("pages erased, reborn and marked") {
            Erased()
        } story: { person in
            try person.tap("First counts 0")
            try person.tap("Born 0 counts 0")
            try person.tap("Marked counts 0")
            try person.tap("Kind")
            person.sees("Second counts 1", "Born 0 counts 1", "Marked counts 1")
            try person.tap("Kind")
            person.sees("Other counts 100", "Marked counts 0")
            try person.tap("Rebirth")
            person.sees("Born 1 counts 0")
            try person.tap("Kind")
            person.sees("First counts 0", "Marked counts 0")
            try person.settle()
        },
        Program("weather that loads") {
            Weather()
        } story: { person in
            try person.tap("Load")
            try await person.play(for: 1.1)
            person.sees("No net after 1")
            try person.tap("Retry")
            try await person.play(for: 1.1)
            person.sees("10 C", "20 C")
            try person.tap("Metric on")
            person.sees("50 F", "68 F", "Metric off")
            try person.settle()
        },
        Program("modifier with everything inside") {
            Modified()
        } story: { person in
            try person.tap("Content counts 0")
            try person.tap("plain frame 0 live")
            person.sees("plain frame 1 live")
            person.misses("Content")
            try person.tap("Theme")
            person.sees("gold frame 1 live")
            try person.tap("gold frame 1 live")
            person.sees("Content counts 0", "gold frame 2")
            try person.tap("Disable")
            person.sees("gold frame 2 dead")
            try person.tap("Disable")
            try person.tap("gold frame 2 live")
            person.sees("gold frame 3 live")
            try person.settle()
        },
        Program("styles given state") {
            StylesOfState()
        } story: { person in
            person.sees("0 of 3", "Choice 3", "#3", "not chosen")
            // A tap of no duration is no press: nobody sees its beginning.
            let press = person.middle(of: "Press")
            try person.drag(from: press, by: 0, 0, duration: 0.1)
            person.sees("1 of 3")
            try person.tap("Limit")
            person.sees("1 of 4", "Choice 4", "#4")
            let choice = person.middle(of: "Yes off")
            try person.tap(x: choice.x, y: choice.y)
            person.sees("Yes on")
            person.misses("not chosen")
            try person.tap("Word")
            person.sees("Yes! on")
            try person.tap(x: choice.x, y: choice.y)
            person.sees("Yes! off", "not chosen")
        },
        Program("rows of a function") {
            Built()
        } story: { person in
            try person.tap("Star Ada")
            person.sees("* Ada", "Star Bob")
            person.expect("the header too") { $0.visibleText.lowercased().contains("1 stars") }
            try person.tap("Suffix")
            person.sees("* Ada'", "Star Bob'")
            try person.tap("Star Bob'")
            person.sees("* Bob'", "All starred'")
            try person.tap("Suffix")
            person.sees("All starred''", "* Ada''")
            try person.settle()
        },
        Program("mail in tabs") {
            Tabs()
        } story: { person in
            try person.tap("Read one")
            person.sees("Mail 0 of 1")
            try person.tap("Write")
            try person.settle()
            try person.tap("Receive")
            person.sees("2 unread")
            try person.tap("Letter field")
            try person.type("Dear")
            person.sees("4 letters, 2 unread")
            try person.tap("Send")
            try person.settle()
            person.sees("Mail 1 of 2")
            person.misses("Draft")
            try person.tap("Sum")
            try person.settle()
            person.sees("Unread are 2")
        },
    ]
}
