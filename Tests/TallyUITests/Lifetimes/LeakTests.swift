import SwiftUI
import TallyStage
import Testing

/// What views captured goes with them, and nothing outlives a stage.
@MainActor
struct LeakTests {
    private func tap(_ label: String, hold: Double = 0) -> (Stage) -> Void {
        { stage in
            guard let text = stage.frame.texts.first(where: { $0.string == label }) else {
                Issue.record("There is no text \(label).")
                return
            }
            let place = CGPoint(x: text.rect.midX, y: text.rect.midY)
            stage.pointerDown(place)
            stage.advance(by: hold)
            stage.pointerUp(place)
            stage.advance(by: 1)
        }
    }

    // MARK: Presentations

    private struct Presenting<V: View>: View {
        @State var isOn = true
        @ViewBuilder let content: (Binding<Bool>) -> V
        var body: some View { content($isOn) }
    }

    @Test func `what is presented lets go of what it captured`() {
        expectNothingStays("sheet") { captured in
            Presenting { $isOn in
                Text("A").sheet(isPresented: $isOn, onDismiss: { _ = captured.use() }) { Text(captured.use() + "s") }
            }
        }
        expectNothingStays("sheet of an item") { captured in
            Text("A").sheet(item: .constant(LeavingItem(id: 1))) { _ in Text(captured.use() + "s") }
        }
        expectNothingStays("cover") { captured in
            Presenting { $isOn in
                Text("A").fullScreenCover(isPresented: $isOn) { Button("B") { _ = captured.use() } }
            }
        }
        expectNothingStays("popover") { captured in
            Presenting { $isOn in Text("A").popover(isPresented: $isOn) { Button("B") { _ = captured.use() } } }
        }
        expectNothingStays("popover of an item") { captured in
            Text("A").popover(item: .constant(LeavingItem(id: 1))) { _ in Text(captured.use() + "s") }
        }
        expectNothingStays("alert") { captured in
            Presenting { $isOn in Text("A").alert("T", isPresented: $isOn) { Button("B") { _ = captured.use() } } }
        }
        expectNothingStays("alert of old") { captured in
            Presenting { $isOn in
                Text("A").alert(isPresented: $isOn) {
                    Alert(title: Text("T"), dismissButton: .default(Text("B")) { _ = captured.use() })
                }
            }
        }
        expectNothingStays("dialog") { captured in
            Presenting { $isOn in
                Text("A").confirmationDialog("T", isPresented: $isOn) { Button("B") { _ = captured.use() } }
            }
        }
        expectNothingStays(
            "menu", { captured in Menu("M") { Button("B") { _ = captured.use() } } }, play: tap("M"))
        expectNothingStays(
            "menu in a menu", { captured in Menu("M") { Menu("N") { Button("B") { _ = captured.use() } } } },
            play: { stage in
                tap("M")(stage)
                tap("N")(stage)
            })
        expectNothingStays(
            "context menu", { captured in Text("M").contextMenu { Button("B") { _ = captured.use() } } },
            play: tap("M", hold: 0.6))
        expectNothingStays("settings of a sheet") { captured in
            Presenting { $isOn in
                Text("A").sheet(isPresented: $isOn) {
                    Text(captured.use() + "s").presentationDetents(
                        [.medium, .large],
                        selection: Binding(
                            get: { captured.count == 0 ? .medium : .large }, set: { _ in captured.count = 1 }))
                }
            }
        }
        expectNothingStays("sheet in a sheet") { captured in
            Presenting { $isOn in
                Text("A").sheet(isPresented: $isOn) {
                    Presenting { $isOn in Text("B").sheet(isPresented: $isOn) { Text(captured.use() + "s") } }
                }
            }
        }
    }

    @Test func `what was presented is let go of when it is dismissed, though its presenter stays`() {
        struct Presenter: View {
            @Binding var captured: Captured?
            let kind: Int

            var body: some View {
                let item = Binding(
                    get: { captured.map { Item(captured: $0) } }, set: { captured = $0?.captured })
                let isOn = Binding(get: { captured != nil }, set: { if !$0 { captured = nil } })
                switch kind {
                case 0: Text("A").sheet(item: item) { Text($0.captured.use() + "s") }
                case 1: Text("A").fullScreenCover(item: item) { Text($0.captured.use() + "s") }
                case 2: Text("A").popover(item: item) { Text($0.captured.use() + "s") }
                case 3:
                    Text("A").alert("T", isPresented: isOn, presenting: captured) { captured in
                        Button("B") { _ = captured.use() }
                    }
                case 4:
                    Text("A").confirmationDialog("T", isPresented: isOn, presenting: captured) { captured in
                        Button("B") { _ = captured.use() }
                    }
                default:
                    NavigationStack {
                        Text("A").navigationDestination(item: item) { Text($0.captured.use() + "s") }
                    }
                }
            }
        }
        struct Item: Identifiable, Hashable {
            let captured: Captured
            var id: ObjectIdentifier { ObjectIdentifier(captured) }
            static func == (a: Item, b: Item) -> Bool { a.captured === b.captured }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        for kind in 0...5 {
            let remote = Remote<Captured?>(nil)
            let stage = Stage(size: CGSize(width: 200, height: 300)) {
                Playing(remote) { _ in
                    Presenter(captured: Binding(get: { remote.value }, set: { remote.value = $0 }), kind: kind)
                }
            }
            var captured: Captured? = Captured()
            weak let weakly = captured
            remote.value = captured
            #expect(stage.settle())
            #expect(stage.text("s") != nil || kind == 3 || kind == 4)
            captured = nil
            remote.value = nil
            #expect(stage.settle())
            stage.advance(by: 1)
            _ = stage.image()
            #expect(weakly == nil, "\(kind)")
        }
    }

    // MARK: Containers

    @Test func `rows, screens and tabs let go of what they captured`() {
        expectNothingStays("list") { captured in
            List(0..<3, id: \.self) { _ in
                Button("B") { _ = captured.use() }
                    .swipeActions { Button("S") { _ = captured.use() } }
                    .listRowBackground(Button("R") { _ = captured.use() })
            }
        }
        expectNothingStays("editable list") { captured in
            List {
                ForEach(0..<3, id: \.self) { _ in Text(captured.use() + "r") }
                    .onDelete { _ in _ = captured.use() }
                    .onMove { _, _ in _ = captured.use() }
            }
            .environment(\.editMode, .constant(.active))
        }
        expectNothingStays("list with a selection") { captured in
            List(
                0..<3, id: \.self,
                selection: Binding<Int?>(get: { captured.count }, set: { captured.count = $0 ?? 0 })
            ) { Text("\($0)") }
        }
        expectNothingStays("form") { captured in
            Form {
                Section("S") {
                    Toggle("T", isOn: Binding(get: { captured.count > 0 }, set: { captured.count = $0 ? 1 : 0 }))
                    Picker("P", selection: Binding(get: { captured.count }, set: { captured.count = $0 })) {
                        ForEach(0..<3, id: \.self) { Text("\($0)") }
                    }
                    TextField("F", text: Binding(get: { captured.use() }, set: { _ in captured.count += 1 }))
                    Stepper("S", onIncrement: { captured.count += 1 }, onDecrement: nil)
                }
            }
        }
        expectNothingStays("lazy stack") { captured in
            ScrollView { LazyVStack { ForEach(0..<30, id: \.self) { _ in Text(captured.use() + "r") } } }
        }
        expectNothingStays("disclosure") { captured in
            DisclosureGroup("D", isExpanded: .constant(true)) { Button("B") { _ = captured.use() } }
        }
        expectNothingStays("stack of screens") { captured in
            NavigationStack(path: Binding(get: { [1, 2] }, set: { _ in captured.count += 1 })) {
                Text("A").navigationDestination(for: Int.self) { _ in
                    Text(captured.use() + "s").toolbar { Button("T") { _ = captured.use() } }
                        .navigationTitle(captured.use() + "n")
                }
            }
        }
        expectNothingStays(
            "link",
            { captured in
                NavigationStack { NavigationLink("L") { Button("B") { _ = captured.use() } } }
            }, play: tap("L"))
        expectNothingStays("presented screen") { captured in
            Presenting { $isOn in
                NavigationStack {
                    Text("A").navigationDestination(isPresented: $isOn) { Button("B") { _ = captured.use() } }
                }
            }
        }
        expectNothingStays("tabs") { captured in
            TabView(selection: Binding(get: { captured.count }, set: { captured.count = $0 })) {
                Text(captured.use() + "1").tabItem { Text(captured.use() + "i") }.tag(0)
                Text(captured.use() + "2").tag(1)
            }
        }
        expectNothingStays("pages") { captured in
            TabView { Button("B") { _ = captured.use() } }.tabViewStyle(.page)
        }
        expectNothingStays("any view") { captured in AnyView(AnyView(Button("B") { _ = captured.use() })) }
        expectNothingStays("view that fits") { captured in
            ViewThatFits { Button("B") { _ = captured.use() } }
        }
        expectNothingStays("layout") { captured in
            AnyLayout(KeepingLayout(captured: captured)) { Text(captured.use() + "l") }
        }
    }

    private struct KeepingLayout: Layout {
        let captured: Captured

        func makeCache(subviews: Subviews) -> Captured { captured }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Captured) -> CGSize {
            CGSize(width: 50, height: 50)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Captured
        ) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    @Test func `a screen that is popped lets go of what its state kept`() {
        let world = LeavingWorld()
        var made: Captured? = Captured()
        weak let captured = made
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            NavigationStack(path: Binding(get: { world.path }, set: { world.path = $0 })) {
                Text("A").navigationDestination(for: Int.self) { _ in if let made { Keeping(captured: made) } }
            }
        }
        world.path = [1]
        #expect(stage.settle())
        made = nil
        #expect(captured != nil)
        #expect(stage.text("k") != nil)
        world.path = []
        #expect(stage.settle())
        #expect(captured == nil)
    }

    /// Keeps what it captured in its state.
    private struct Keeping: View {
        @State var captured: Captured
        var body: some View { Text(captured.use() + "k") }
    }
}
