import Foundation
import SwiftUI
import TallyStage
import Testing

/// Which foreground style counts: the one set nearest, and where none is set that of the control or the container.
@MainActor
struct ForegroundTests {
    private func color(
        of text: String = "x", _ scheme: ColorScheme = .light, @ViewBuilder _ content: @escaping () -> some View
    ) -> String {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { content().environment(\.colorScheme, scheme) }
        guard let found = stage.text(text) else { return "no text" }
        return "\(name(found.color)) \(found.opacity)"
    }

    private func name(_ color: Color.Resolved) -> String {
        let environment = EnvironmentValues()
        let known: [(String, Color)] = [
            ("blue", .blue), ("red", .red), ("white", .white), ("green", .green), ("black", .black),
            ("faint red", .red.opacity(0.5)), ("faint blue", .blue.opacity(0.5)), ("grey", .secondary),
        ]
        return known.first { $0.1.resolve(in: environment) == color }?.0 ?? "\(color)"
    }

    @Test func `a foreground style around a button counts, however the button looks`() {
        #expect(color { Button("x") {} } == "blue 1.0")
        #expect(color { Button("x") {}.foregroundStyle(.red) } == "red 1.0")
        #expect(color { Button("x") {}.padding().background(.blue).foregroundColor(.white) } == "white 1.0")
        #expect(color { VStack { Button("x") {} }.foregroundStyle(.red) } == "red 1.0")
        #expect(color { Button("x") {}.foregroundStyle(.secondary) } == "grey 1.0")
        #expect(color { Button("x") {}.buttonStyle(.borderless).foregroundStyle(.red) } == "red 1.0")
        #expect(color { Button("x") {}.buttonStyle(.plain).foregroundStyle(.red) } == "red 1.0")
        #expect(color { Button("x") {}.buttonStyle(.bordered) } == "blue 1.0")
        #expect(color { Button("x") {}.buttonStyle(.bordered).foregroundStyle(.red) } == "red 1.0")
        #expect(color { Button("x") {}.buttonStyle(.borderedProminent) } == "white 1.0")
        #expect(color { Button("x") {}.buttonStyle(.borderedProminent).foregroundStyle(.black) } == "black 1.0")
        #expect(color { Toggle("x", isOn: .constant(true)).toggleStyle(.button) } == "white 1.0")
        #expect(
            color { Toggle("x", isOn: .constant(true)).toggleStyle(.button).foregroundStyle(.red) } == "red 1.0")
    }

    @Test func `links and menus are buttons in this`() throws {
        let address = try #require(URL(string: "https://example.org"))
        #expect(color { Link("x", destination: address) } == "blue 1.0")
        #expect(color { Link("x", destination: address).foregroundStyle(.red) } == "red 1.0")
        #expect(color { Menu("x") { Button("y") {} } } == "blue 1.0")
        #expect(color { Menu("x") { Button("y") {} }.foregroundStyle(.red) } == "red 1.0")
        #expect(color { NavigationStack { NavigationLink("x") { Text("y") } } } == "blue 1.0")
        #expect(color { NavigationStack { NavigationLink("x") { Text("y") }.foregroundStyle(.red) } } == "red 1.0")
        #expect(color(of: "Edit") { EditButton() } == "blue 1.0")
        #expect(color(of: "Edit") { EditButton().foregroundStyle(.red) } == "red 1.0")
    }

    @Test func `tint and role give the colour as long as no foreground is set`() {
        #expect(color { Button("x") {}.tint(.green) } == "green 1.0")
        #expect(color { Button("x") {}.accentColor(.green) } == "green 1.0")
        #expect(color { Button("x") {}.tint(.green).foregroundStyle(.red) } == "red 1.0")
        #expect(color { Button("x", role: .destructive) {} } == "red 1.0")
        #expect(color { Button("x", role: .destructive) {}.foregroundStyle(.green) } == "green 1.0")
        #expect(color { Button("x") {}.foregroundColor(nil).foregroundStyle(.red) } == "blue 1.0", "nil takes it back")
    }

    @Test func `a colour inside of the label counts before one around the button`() {
        #expect(
            color {
                Button {
                } label: {
                    Text("x").foregroundStyle(.green)
                }.foregroundStyle(.red)
            } == "green 1.0")
        #expect(
            color {
                Button {
                } label: {
                    Text("x").foregroundStyle(.secondary)
                }
            } == "faint blue 1.0")
        #expect(
            color {
                Button {
                } label: {
                    Text("x").foregroundStyle(.secondary)
                }.foregroundStyle(.red)
            }
                == "faint red 1.0")
    }

    @Test func `levels are those of the foreground around`() {
        #expect(color { VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.red) } == "faint red 1.0")
        #expect(color { VStack { Text("x").foregroundStyle(.primary) }.foregroundStyle(.red) } == "red 1.0")
        #expect(color { VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.red, .green) } == "green 1.0")
        #expect(color { VStack { Text("x").foregroundStyle(.secondary) } } == "grey 1.0")
    }

    @Test func `levels of a foreground are those of the one around it, however deep`() {
        #expect(color { Text("x").padding().foregroundStyle(.secondary).foregroundStyle(.red) } == "faint red 1.0")
        #expect(
            color { VStack { HStack { Text("x") }.foregroundStyle(.secondary) }.foregroundStyle(.red, .green) }
                == "green 1.0")
        #expect(
            color {
                Button {
                } label: {
                    HStack { Text("x") }.foregroundStyle(.secondary)
                }
            } == "faint blue 1.0", "of the control's own, too")
        #expect(
            color { HStack { Text("x") }.foregroundStyle(.secondary.secondary).foregroundStyle(.red, .blue, .green) }
                == "green 1.0", "a level of a level is the one further on")
    }

    @Test func `tabs and the actions of a swipe do not take the foreground of what is around`() throws {
        let tabs = Stage(size: CGSize(width: 300, height: 300)) {
            TabView {
                Text("first").tabItem { Text("one") }
                Text("second").tabItem { Text("two") }
            }
            .foregroundStyle(.red)
        }
        #expect(tabs.text("first").map { name($0.color) } == "red")
        #expect(tabs.text("one").map { name($0.color) } == "blue")
        #expect(tabs.text("two").map { name($0.color) } == "grey")
        let list = Stage(size: CGSize(width: 300, height: 300)) {
            List {
                Text("row").swipeActions {
                    Button("Flag") {}
                    Button("Own") {}.foregroundStyle(.green)
                }
            }
            .listStyle(.plain).foregroundStyle(.red)
        }
        list.drag(from: CGPoint(x: 290, y: 22), to: CGPoint(x: 180, y: 22))
        #expect(list.settle())
        #expect(list.text("Flag").map { name($0.color) } == "white")
        #expect(list.text("Own").map { name($0.color) } == "green")
        let bottom = color {
            NavigationStack {
                Text("y").toolbar { ToolbarItem(placement: .bottomBar) { Button("x") {} } }
            }
            .foregroundStyle(.red)
        }
        #expect(bottom == "blue 1.0")
        let choices = Stage(size: CGSize(width: 300, height: 300)) {
            Text("y").confirmationDialog("x", isPresented: .constant(true), titleVisibility: .visible) {
                Button("go") {}
            }
            .foregroundStyle(.red)
        }
        #expect(choices.settle())
        #expect(choices.text("x").map { name($0.color) } == "grey")
        #expect(choices.text("go").map { name($0.color) } == "blue")
    }

    @Test func `a foreground set around an item of a menu, or around progress, counts`() throws {
        let menu = Stage(size: CGSize(width: 300, height: 300)) {
            Menu("open") {
                Button("x") {}.foregroundStyle(.green)
                Button("y") {}
                Button("z", role: .destructive) {}.foregroundStyle(.green)
            }
        }
        try menu.tap("open")
        #expect(menu.settle())
        #expect(menu.text("x").map { name($0.color) } == "green")
        #expect(menu.text("y").map { name($0.color) } == "black")
        #expect(menu.text("z").map { name($0.color) } == "green")
        #expect(color { ProgressView("x").progressViewStyle(.circular) } == "grey 1.0")
        #expect(color { ProgressView("x").progressViewStyle(.circular).foregroundStyle(.green) } == "green 1.0")
    }

    @Test func `a foreground that changes is seen at once, by views that are not evaluated again too`() {
        struct Kept: View, Equatable {
            var body: some View { VStack { Text("x") } }
        }
        let color = Remote(Color.red)
        let stage = Stage { Playing(color) { Kept().foregroundStyle($0) } }
        #expect(stage.text("x").map { name($0.color) } == "red")
        for (new, known) in [(Color.green, "green"), (.blue, "blue"), (.red, "red")] {
            color.value = new
            stage.advance(by: 0)
            #expect(stage.text("x").map { name($0.color) } == known)
        }
    }

    @Test func `a disabled button is grey, and one with a foreground of its own half as strong`() {
        #expect(color { Button("x") {}.disabled(true) } != "blue 1.0")
        #expect(color { Button("x") {}.foregroundStyle(.red).disabled(true) } == "red 0.5")
        #expect(color { Button("x") {}.buttonStyle(.bordered).foregroundStyle(.red).disabled(true) } == "red 0.5")
        #expect(color { Button("x") {}.buttonStyle(.plain).foregroundStyle(.red).disabled(true) } == "red 0.5")
        #expect(color { Button("x") {}.foregroundStyle(.red) } == "red 1.0")
    }

    @Test func `a container's own foreground does not reach the buttons in it, a set one does`() {
        #expect(color { LabeledContent("label") { Text("x") } } == "grey 1.0")
        #expect(color { LabeledContent("label") { Button("x") {} } } == "blue 1.0")
        #expect(color { LabeledContent("label") { Button("x") {} }.foregroundStyle(.red) } == "red 1.0")
        #expect(
            color {
                List {
                    Section {
                        Text("y")
                    } footer: {
                        Button("x") {}
                    }
                }
                .listStyle(.plain)
            } == "blue 1.0")
    }

    @Test func `bars, menus and alerts do not take the foreground of what they stand over`() throws {
        let bar = color {
            NavigationStack { Text("y").toolbar { Button("x") {} } }.foregroundStyle(.red)
        }
        #expect(bar == "blue 1.0")
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Menu("open") { Button("x") {} }.foregroundStyle(.white)
        }
        try stage.tap("open")
        #expect(stage.settle())
        #expect(stage.text("x").map { name($0.color) } == "black")
        let other = Stage(size: CGSize(width: 300, height: 300)) {
            Text("y").alert("x", isPresented: .constant(true)) { Button("go") {} }.foregroundStyle(.white)
        }
        #expect(other.settle())
        #expect(other.text("x").map { name($0.color) } == "black")
        #expect(other.text("go").map { name($0.color) } == "blue")
    }

    @Test func `a font around a bordered button counts`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            HStack {
                Button("small") {}.buttonStyle(.bordered)
                Button("large") {}.buttonStyle(.bordered).font(.largeTitle)
            }
        }
        let small = try #require(stage.text("small")).rect.height
        let large = try #require(stage.text("large")).rect.height
        #expect(large > 1.5 * small)
    }

}
