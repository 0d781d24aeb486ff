import Foundation
import SwiftUI
import TallyStage
import Testing

/// In which order, and as what, views are told to assistive technology.
@MainActor
struct AccessibilityOrderTests {
    private func labels<V: View>(_ view: V) -> [String] {
        Stage(size: CGSize(width: 400, height: 300)) { view }.frame.accessibility.map(\.label)
    }

    @Test func `what is of higher priority comes first, and what is of the same stays in order`() {
        let told = labels(
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
                Text("c")
                Text("d").accessibilitySortPriority(2)
                Text("e").accessibilitySortPriority(1)
                Text("f").accessibilitySortPriority(-1)
                Text("g").accessibilitySortPriority(.nan)
            })
        #expect(told == ["d", "b", "e", "a", "c", "g", "f"])
    }

    @Test func `a container is ordered by itself and keeps its place`() {
        let told = labels(
            VStack {
                Text("a")
                HStack {
                    Text("b")
                    Text("c").accessibilitySortPriority(5)
                }.accessibilityElement(children: .contain)
                Text("d").accessibilitySortPriority(1)
            })
        #expect(told == ["d", "a", "c", "b"])
    }

    @Test func `words that are joined are joined by priority`() {
        let told = labels(
            HStack {
                Text("name").accessibilitySortPriority(0)
                Text("price").accessibilitySortPriority(1)
            }.accessibilityElement(children: .combine))
        #expect(told == ["price, name"])
    }

    private struct Form: View {
        @Namespace private var pairs
        var hasContent = true

        var body: some View {
            VStack {
                Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: pairs)
                Text("between")
                if hasContent { Text("Ada").accessibilityLabeledPair(role: .content, id: "name", in: pairs) }
                Text("Alone").accessibilityLabeledPair(role: .content, id: "other", in: pairs)
            }
        }
    }

    @Test func `a label is told with its content, and by itself where there is none`() {
        #expect(labels(Form()) == ["between", "Name, Ada", "Alone"])
        #expect(labels(Form(hasContent: false)) == ["Name", "between", "Alone"])
    }

    @Test func `other views are told in place of a view, where it is, and are not seen`() throws {
        var level = 3
        let stage = Stage(size: CGSize(width: 400, height: 300)) {
            HStack {
                ForEach(0..<3) { Text("bar \($0)") }
            }
            .accessibilityRepresentation {
                Text("Level").accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
            }
        }
        #expect(stage.frame.accessibility.map(\.label) == ["Level"])
        #expect(stage.frame.texts.map(\.string).contains("bar 1"))
        try stage.perform("Increment", on: "Level")
        try stage.perform("Increment", on: "Level")
        try stage.perform("Decrement", on: "Level")
        #expect(level == 4)
    }

    @Test func `a drawing has children to be told of, laid out where it is`() {
        let stage = Stage(size: CGSize(width: 400, height: 300)) {
            Canvas { _, _ in }
                .frame(width: 90, height: 60)
                .accessibilityLabel("Chart")
                .accessibilityChildren {
                    HStack(spacing: 0) {
                        ForEach(1...3, id: \.self) { Rectangle().accessibilityLabel("Bar \($0)") }
                    }
                }
        }
        let told = stage.frame.accessibility
        #expect(told.map(\.label) == ["Chart", "Bar 1", "Bar 2", "Bar 3"])
        #expect(told.dropFirst().map(\.rect.minX) == [155, 185, 215])
        #expect(told[2].rect.size == CGSize(width: 30, height: 60))
        #expect(stage.frame.shapes.isEmpty)
    }
}
