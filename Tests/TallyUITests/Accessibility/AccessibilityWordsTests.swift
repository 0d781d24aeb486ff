import Foundation
import SwiftUI
import TallyStage
import Testing

/// What is said of a view to assistive technology, in the new form and the old.
@MainActor
struct AccessibilityWordsTests {
    private func made<V: View>(_ view: V) -> Stage { Stage(size: CGSize(width: 400, height: 300)) { view } }

    @Test func `what is said of one view one after another is said of one element`() throws {
        let stage = made(
            Circle().frame(width: 40, height: 40)
                .accessibilityLabel("Volume").accessibilityValue("Half").accessibilityHint("Turns the sound up")
                .accessibilityIdentifier("volume").accessibilityAddTraits(.isButton))
        let element = try #require(stage.frame.accessibility.first)
        #expect(stage.frame.accessibility.count == 1)
        #expect(
            [element.label, element.value, element.hint, element.identifier]
                == ["Volume", "Half", "Turns the sound up", "volume"])
        #expect(element.traits == .isButton)
        #expect(element.rect == CGRect(x: 180, y: 130, width: 40, height: 40))
    }

    @Test func `what is said later counts, whether or not a modifier of another kind stands between`() {
        let near = made(Text("A").accessibilityLabel("One").accessibilityLabel("Two"))
        let far = made(Text("A").accessibilityLabel("One").padding().accessibilityLabel("Two"))
        let shown = made(Text("A").accessibilityHidden(true).accessibilityHidden(false))
        #expect(near.frame.accessibility.map(\.label) == ["Two"])
        #expect(far.frame.accessibility.map(\.label) == ["Two"])
        #expect(shown.frame.accessibility.map(\.label) == ["A"])
    }

    @Test func `a trait that is taken away is not there, and one that is given back is`() {
        let stage = made(
            VStack {
                Text("A").accessibilityAddTraits([.isHeader, .isLink]).accessibilityRemoveTraits(.isLink)
                Text("B").accessibilityRemoveTraits(.isStaticText).accessibilityAddTraits(.isStaticText)
            })
        #expect(stage.frame.accessibility.map(\.traits) == [[.isStaticText, .isHeader], .isStaticText])
    }

    @Test func `what is said only where it holds leaves the rest as it was`() throws {
        func stage(_ isEnabled: Bool) -> Stage {
            made(
                VStack {
                    Text("A").accessibilityLabel("One").accessibilityLabel("Two", isEnabled: isEnabled)
                        .accessibilityValue("half", isEnabled: isEnabled).accessibilityHint(
                            "hint", isEnabled: isEnabled
                        )
                        .accessibilityIdentifier("id", isEnabled: isEnabled)
                        .accessibilityInputLabels(["a", "b"], isEnabled: isEnabled)
                    Text("B").padding().accessibilityLabel(Text("Three"), isEnabled: isEnabled)
                    Text("C").accessibilityHidden(true, isEnabled: isEnabled)
                })
        }
        let on = stage(true).frame.accessibility
        #expect(on.map(\.label) == ["Two", "Three"])
        #expect(
            on[0].value == "half" && on[0].hint == "hint" && on[0].identifier == "id"
                && on[0].inputLabels == ["a", "b"])
        let off = stage(false).frame.accessibility
        #expect(off.map(\.label) == ["One", "B", "C"])
        #expect(
            off[0].value.isEmpty && off[0].hint.isEmpty && off[0].identifier.isEmpty && off[0].inputLabels == ["One"])
        #expect(made(Text("A").accessibilityAddTraits(.isTabBar)).frame.accessibility[0].traits.contains(.isTabBar))
    }

    /// What tutorials of the first years print.
    private struct Old: View {
        var body: some View {
            VStack {
                Image(systemName: "star")
                    .accessibility(label: Text("Favourite"))
                    .accessibility(value: Text("on"))
                    .accessibility(hint: Text("Toggles"))
                    .accessibility(identifier: "star")
                    .accessibility(addTraits: .isButton)
                    .accessibility(removeTraits: .isImage)
                Text("unseen").accessibility(hidden: true)
                Text("last").accessibility(sortPriority: -1)
                Text("named").accessibility(inputLabels: [Text("Label")])
                    .accessibility(activationPoint: UnitPoint.leading)
            }
        }
    }

    @Test func `the old forms say the same`() throws {
        let told = made(Old()).frame.accessibility
        #expect(told.map(\.label) == ["Favourite", "named", "last"])
        #expect([told[0].value, told[0].hint, told[0].identifier] == ["on", "Toggles", "star"])
        #expect(told[0].traits == .isButton)
        #expect(told[1].inputLabels == ["Label"])
        #expect(told[1].activationPoint.x == told[1].rect.minX)
    }

    @Test func `a heading has a level, and a golden shows it`() {
        let stage = made(
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
                Text("Code").accessibilityTextContentType(.sourceCode)
            })
        let told = stage.frame.accessibility
        #expect(told.map(\.heading) == [.h2, nil])
        #expect(told.map(\.contentType) == [nil, .sourceCode])
        #expect(stage.frame.description.contains("accessible \"Title\" header staticText h2"))
    }

    @Test func `details are told by key, the last of each, until they are taken away`() {
        let key = AccessibilityCustomContentKey("Age", id: "age")
        let text = Text("Bailey")
            .accessibilityCustomContent("Breed", "Sheltie")
            .accessibilityCustomContent(key, "7")
            .accessibilityCustomContent(AccessibilityCustomContentKey("Age", id: "age"), "8", importance: .high)
        let stage = made(
            VStack {
                text; text.accessibilityCustomContent(key, nil as Text?)
            })
        let told = stage.frame.accessibility.map(\.details)
        #expect(told.map { $0.map(\.label) } == [["Breed", "Age"], ["Breed"]])
        #expect(told[0].map(\.value) == ["Sheltie", "8"])
        #expect(told[0].map(\.isImportant) == [false, true])
    }
}
