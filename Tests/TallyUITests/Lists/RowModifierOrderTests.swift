import SwiftUI
import TallyStage
import Testing

/// What is said of a row, in each order and at each depth: the same is seen. On a stage of 300 by 400 points.
@MainActor
struct RowModifierOrderTests {
    private enum Kind: CaseIterable {
        case badge, swipe, ground, insets, tag, menu
    }

    /// The modifiers around a view, the first of them innermost.
    private func modified(_ view: AnyView, _ kinds: [Kind]) -> AnyView {
        var view = view
        for kind in kinds {
            switch kind {
            case .badge: view = AnyView(view.badge(3))
            case .swipe: view = AnyView(view.swipeActions { Button("Flag") {} })
            case .ground: view = AnyView(view.listRowBackground(Color.yellow))
            case .insets: view = AnyView(view.listRowInsets(EdgeInsets(top: 5, leading: 30, bottom: 9, trailing: 12)))
            case .tag: view = AnyView(view.tag(7))
            case .menu: view = AnyView(view.contextMenu { Button("Copy") {} })
            }
        }
        return view
    }

    private func orders(_ kinds: [Kind]) -> [[Kind]] {
        if kinds.count < 2 { return [kinds] }
        return kinds.flatMap { first in orders(kinds.filter { $0 != first }).map { [first] + $0 } }
    }

    private func stage(_ style: some ListStyle, _ row: AnyView) -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) {
            NavigationStack {
                List(selection: .constant(7)) {
                    row
                    Text("below")
                }
                .listStyle(style)
            }
        }
    }

    private func swipe(_ stage: Stage) throws {
        let y = try #require(stage.text("row")).rect.midY
        stage.drag(from: CGPoint(x: 260, y: y), to: CGPoint(x: 180, y: y))
        #expect(stage.settle())
    }

    /// What is seen at rest and of the row moved aside.
    private func seen(_ stage: Stage) throws -> [String] {
        #expect(stage.settle())
        let rest = stage.frame.description
        try swipe(stage)
        return [rest, stage.frame.description]
    }

    private func expectSame(
        _ kinds: [Kind], plain: Bool = false, _ row: (AnyView) -> AnyView = { $0 },
        _ place: (AnyView) -> AnyView = { $0 }
    ) throws {
        var first: [String]?
        for order in orders(kinds) {
            let view = place(modified(row(AnyView(Text("row"))), order))
            let now = try seen(plain ? stage(.plain, view) : stage(.insetGrouped, view))
            if first == nil {
                if kinds.contains(.swipe) { #expect(now[1].contains("Flag")) }
                if kinds.contains(.badge) { #expect(now[0].contains("\"3\"")) }
            }
            #expect(now == first ?? now, "\(order)")
            first = first ?? now
        }
    }

    @Test(arguments: [false, true]) func `badge, swipes, ground and insets are the row's in any order`(_ isPlain: Bool)
        throws
    {
        try expectSame([.badge, .swipe, .ground, .insets], plain: isPlain)
    }

    @Test func `a tag and a menu are the row's in any order, too`() throws {
        try expectSame([.badge, .swipe, .tag, .menu])
        try expectSame([.tag, .menu, .ground, .insets], plain: true)
    }

    @Test func `around a link they are in any order`() throws {
        try expectSame([.badge, .swipe, .ground, .insets]) { label in
            AnyView(
                NavigationLink {
                    Text("screen")
                } label: {
                    label
                })
        }
    }

    @Test func `in the label of a link they are in any order`() throws {
        try expectSame(
            [.badge, .swipe, .insets, .menu], { $0 },
            { row in
                AnyView(
                    NavigationLink {
                        Text("screen")
                    } label: {
                        row
                    })
            })
    }

    @Test func `in a section and in rows that can be deleted they are in any order`() throws {
        try expectSame(
            [.badge, .swipe, .ground, .insets], { $0 }, { row in AnyView(Section("Head") { row }) })
        try expectSame(
            [.badge, .swipe, .ground, .menu], { $0 },
            { row in AnyView(ForEach([1], id: \.self) { _ in row }.onDelete { _ in }) })
    }

    @Test func `a swipe said in the label of a link or in a stack moves the row, which is padded once`() throws {
        for place in 0..<3 {
            let view = Text("row").swipeActions { Button("Flag") {} }
            let (plain, said) =
                switch place {
                case 0:
                    (
                        AnyView(
                            NavigationLink {
                                Text("screen")
                            } label: {
                                Text("row")
                            }),
                        AnyView(
                            NavigationLink {
                                Text("screen")
                            } label: {
                                view
                            })
                    )
                case 1: (AnyView(HStack { Text("row") }), AnyView(HStack { view }))
                default: (AnyView(VStack { HStack { Text("row") } }), AnyView(VStack { HStack { view } }))
                }
            let (without, with) = (stage(.insetGrouped, plain), stage(.insetGrouped, said))
            #expect(without.settle() && with.settle())
            #expect(without.text("row")?.rect == with.text("row")?.rect)
            #expect(without.text("below")?.rect == with.text("below")?.rect)
            try swipe(with)
            let flag = try #require(with.text("Flag"))
            #expect(isNear(flag.rect.midX, 284 - 37, 1))
            // Out of the stage.
            #expect(with.text("row") == nil)
        }
    }

    @Test func `one group's swipes are those of each of its rows`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            List {
                Group {
                    Text("row")
                    Text("other")
                }
                .swipeActions { Button("Flag") {} }
                .badge(4)
            }
        }
        #expect(stage.settle())
        #expect(stage.frame.texts.filter { $0.string == "4" }.count == 2)
        let other = try #require(stage.text("other")).rect
        try swipe(stage)
        #expect(stage.frame.texts.filter { $0.string == "Flag" }.count == 1)
        #expect(stage.text("other")?.rect == other)
    }

    @Test func `a row keeps its state where its badge comes and goes`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let badge = Remote(0)
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Playing(badge) { number in List { Counter().badge(number) } }
        }
        #expect(stage.settle())
        try stage.tap("count 0")
        badge.value = 5
        #expect(stage.settle())
        #expect(stage.text("count 1") != nil && stage.text("5") != nil)
        badge.value = 0
        #expect(stage.settle())
        #expect(stage.text("count 1") != nil && stage.text("5") == nil)
    }
}
