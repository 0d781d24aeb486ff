import Foundation
import Observation
import SwiftUI
import TallyCore
import TallyStage
import TallyUI
import Testing

/// A selectable text among views that are pressed, scrolled and changed.
@MainActor
@Suite("Text that is selected: where it stands")
struct TextSelectionPlaceTests {
    private let log = Log()

    @MainActor @Observable
    final class Model {
        var text = "label"
        var color = Color.black
        var isShown = true
        var isEnabled = true
        var isSelectable = true
        var isMoved = false
        var choice: Int?
    }

    private func stage(_ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 300, height: 200), content: content)
    }

    @Test func `the label of a button is pressed, and not selected`() throws {
        let log = log
        let stage = stage {
            Button {
                log.add("pressed")
            } label: {
                Text("label").textSelection(.enabled)
            }
        }
        let point = try stage.point(in: "label", behind: "l")
        try stage.tap("label")
        stage.drag(from: point, to: CGPoint(x: point.x + 8, y: point.y))
        #expect(log.entries == ["pressed", "pressed"])
        stage.doubleTap(point)
        #expect(stage.highlight == nil && stage.copied() == nil)
        #expect("\(stage.runtime.pointerLook(at: .init(x: point.x, y: point.y)))" == "standard")
    }

    @Test func `taps are taps whatever they select, and a drag is none`() throws {
        let log = log
        let stage = stage {
            Text("label").textSelection(.enabled)
                .onTapGesture(count: 2) { log.add("two") }
                .onTapGesture { log.add("one") }
        }
        let point = try stage.point(in: "label", behind: "l")
        stage.tap(point)
        stage.advance(by: 1)
        #expect(log.entries == ["one"])
        stage.doubleTap(point)
        stage.advance(by: 1)
        #expect(log.entries == ["one", "two"])
        #expect(stage.copied() == "label")
        stage.drag(from: point, to: CGPoint(x: point.x + 9, y: point.y))
        stage.advance(by: 1)
        #expect(log.entries == ["one", "two"])
        #expect(stage.highlight != nil)
    }

    @Test func `a row of a list is chosen by a press on its text, and not by a drag that selects`() throws {
        let model = Model()
        let stage = stage {
            List(0..<3, id: \.self, selection: Bindable(model).choice) { row in
                Text("row \(row)").textSelection(.enabled)
            }
        }
        let point = try stage.point(in: "row 1", behind: "r")
        stage.drag(from: point, to: CGPoint(x: point.x + 12, y: point.y))
        #expect(model.choice == nil && stage.highlight != nil)
        stage.tap(point)
        stage.advance(by: 0)
        #expect(model.choice == 1 && stage.highlight == nil)
    }

    @Test func `a drag on the text selects, and one beside it scrolls`() throws {
        let stage = stage {
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<30, id: \.self) { Text("line \($0)") }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .textSelection(.enabled)
        }
        let point = try stage.point(in: "line 3", behind: "li")
        stage.drag(from: point, to: CGPoint(x: point.x + 90, y: point.y - 40))
        _ = stage.settle()
        #expect(try stage.point(in: "line 3", behind: "li") == point)
        #expect(stage.copied() == "ne 3")
        let before = try #require(stage.highlight)
        stage.scroll(CGSize(width: 0, height: 20), at: point)
        stage.advance(by: 0)
        #expect(stage.highlight.map { isNear($0.minY, before.minY - 20, 0.01) } == true)
        #expect(stage.copied() == "ne 3")
        stage.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 250, y: 100))
        _ = stage.settle()
        #expect(stage.text("line 0") == nil && stage.text("line 9") != nil)
        #expect(stage.copied() == nil)
    }

    @Test func `what is disabled or redacted is not selected, and stops being so`() throws {
        let model = Model()
        let stage = stage {
            VStack {
                Text("label").disabled(!model.isEnabled)
                Text("secret").redacted(reason: .placeholder)
            }
            .textSelection(.enabled)
        }
        let point = try stage.point(in: "label", behind: "l")
        stage.doubleTap(CGPoint(x: point.x, y: point.y + 25))
        #expect(stage.copied() == nil)
        stage.doubleTap(point)
        #expect(stage.copied() == "label")
        model.isEnabled = false
        stage.advance(by: 0)
        #expect(stage.highlight == nil && !stage.runtime.hasFocus)
        stage.doubleTap(point)
        #expect(stage.highlight == nil && stage.copied() == nil)
    }

    @Test func `a text that becomes redacted under its selection is not copied any more, nor when it is seen again`()
        throws
    {
        for isHeld in [false, true] {
            let model = Model()
            let stage = stage {
                Text("label").textSelection(.enabled).redacted(reason: model.isShown ? [] : .placeholder)
            }
            let point = try stage.point(in: "label", behind: "l")
            stage.pointerDown(point)
            stage.pointerMove(CGPoint(x: point.x + 15, y: point.y))
            if !isHeld { stage.pointerUp(CGPoint(x: point.x + 15, y: point.y)) }
            stage.advance(by: 0)
            #expect(stage.highlight != nil)
            for isShown in [false, true] {
                model.isShown = isShown
                stage.advance(by: 0)
                #expect(stage.highlight == nil && stage.copied() == nil && !stage.runtime.hasFocus)
            }
        }
    }

    @Test func `what has a colour of its own in a clear text is drawn, selectable or not`() {
        func picture(_ isSelectable: Bool) -> [UInt32] {
            stage {
                Text("a \(Text("red").foregroundColor(.red)) [link](https://a.b)")
                    .foregroundStyle(.clear).textSelection(isSelectable)
            }
            .image().pixels
        }
        #expect(Set(picture(false)).count > 2)
        #expect(picture(true) == picture(false))
    }

    @Test func `a link opens by a click, and a drag from it selects`() throws {
        let stage = stage { Text("see [here](https://a.b) now").textSelection(.enabled) }
        let point = try stage.point(in: "see here now", behind: "see h")
        stage.tap(point)
        stage.advance(by: 1)
        #expect(stage.openedURLs.map(\.absoluteString) == ["https://a.b"])
        stage.drag(from: point, to: CGPoint(x: point.x + 60, y: point.y))
        #expect(stage.openedURLs.count == 1)
        #expect(stage.copied() == "ere now")
    }

    @Test func `a text keeps its selection as long as it reads the same`() throws {
        let model = Model()
        let stage = stage { Text(verbatim: model.text).foregroundColor(model.color).textSelection(.enabled) }
        stage.doubleTap(try stage.point(in: "label", behind: "l"))
        model.color = .red
        stage.advance(by: 0)
        #expect(stage.copied() == "label" && stage.highlight != nil)
        model.text = "another"
        stage.advance(by: 0)
        #expect(stage.highlight == nil && stage.copied() == nil && !stage.runtime.hasFocus)
        #expect(stage.frame.visibleText == "another")
    }

    @Test func `a text that changes or goes under a drag takes its selection with it`() throws {
        for goes in [false, true] {
            let model = Model()
            let stage = stage {
                VStack {
                    if model.isShown { Text(verbatim: model.text).textSelection(.enabled) }
                    Text("below")
                }
            }
            let point = try stage.point(in: "label", behind: "l")
            stage.pointerDown(point)
            stage.pointerMove(CGPoint(x: point.x + 10, y: point.y))
            stage.advance(by: 0.1)
            #expect(stage.highlight != nil)
            if goes { model.isShown = false } else { model.text = "no" }
            stage.advance(by: 0.1)
            stage.pointerMove(CGPoint(x: point.x + 20, y: point.y))
            stage.pointerUp(CGPoint(x: point.x + 20, y: point.y))
            stage.advance(by: 0.1)
            #expect(stage.highlight == nil && stage.copied() == nil && !stage.runtime.hasFocus)
            model.isShown = true
            model.text = "label"
            stage.advance(by: 1)
            stage.doubleTap(try stage.point(in: "label", behind: "l"))
            #expect(stage.copied() == "label")
        }
    }

    @Test func `links and selectability come and go in one text`() throws {
        let model = Model()
        let stage = stage {
            Text(model.isShown ? "see [here](https://a.b)" : "see here")
                .textSelection(model.isSelectable)
        }
        let point = try stage.point(in: "see here", behind: "see h")
        for step in [1, 2, 3, 0, 3, 1] {
            let (link, selectable) = (step & 1 != 0, step & 2 != 0)
            model.isShown = link
            model.isSelectable = selectable
            stage.advance(by: 1)
            let before = stage.openedURLs.count
            stage.doubleTap(point)
            #expect(stage.openedURLs.count - before == (link ? 2 : 0))
            #expect(stage.copied() == (selectable ? "here" : nil), "\(link) \(selectable)")
        }
    }

    @Test func `what is behind the letters goes where they go`() throws {
        let model = Model()
        let stage = stage {
            Text("label").textSelection(.enabled)
                .frame(maxWidth: .infinity, alignment: model.isMoved ? .trailing : .leading)
        }
        stage.doubleTap(try stage.point(in: "label", behind: "l"))
        withAnimation(.linear(duration: 1)) { model.isMoved = true }
        var places: Set<CGFloat> = []
        for _ in 0..<12 {
            stage.advance(by: 0.1)
            let (text, highlight) = (try #require(stage.text("label")).rect, try #require(stage.highlight))
            #expect(isNear(highlight.minX, text.minX, 0.01) && isNear(highlight.maxX, text.maxX, 0.01))
            places.insert(highlight.minX)
        }
        #expect(places.count > 8)
    }

    @Test func `a text that can be selected costs no frame, and one that is selected none either`() throws {
        let plain = stage { Text("label") }
        let stage = stage { Text("label").textSelection(.enabled) }
        #expect(stage.liveNodes == plain.liveNodes)
        func recorded() -> Int {
            stage.advance(by: 1)
            stage.runtime.frame(at: stage.time)
            return stage.runtime.statistics.segmentsRecorded
        }
        #expect(recorded() == 0)
        stage.doubleTap(try stage.point(in: "label", behind: "l"))
        #expect(stage.highlight != nil)
        #expect(recorded() == 0)
    }
}

extension View {
    @ViewBuilder fileprivate func textSelection(_ isEnabled: Bool) -> some View {
        environment(\.isTextSelectable, isEnabled)
    }
}
