import Foundation
import SwiftUI
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A sheet of activities")
struct ActivityTests {
    private final class Note: UIActivity {
        var takes = true
        var noted: [Any] = []
        var ends = true
        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("note") }
        override var activityTitle: String? { "Note" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { takes }
        override func prepare(withActivityItems activityItems: [Any]) { noted = activityItems }
        override func perform() { if ends { activityDidFinish(true) } }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "…" }
        func activityViewController(
            _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
        ) -> Any? { type == .copyToPasteboard ? "copied" : nil }
    }

    private let root = UIViewController()
    private let stage: Stage

    init() {
        stage = Stage(size: CGSize(width: 390, height: 700), viewController: root)
        stage.advance(by: 0.1)
    }

    private final class Log { var lines: [String] = [] }
    private let log = Log()

    private func share(
        _ items: [Any], _ activities: [UIActivity]? = nil, without excluded: [UIActivity.ActivityType]? = nil
    ) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
        controller.excludedActivityTypes = excluded
        controller.completionWithItemsHandler = { [log] type, isDone, _, _ in
            log.lines.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(isDone)")
        }
        root.present(controller, animated: true)
        #expect(stage.settle())
        return controller
    }

    private var labels: [String] { stage.frame.accessibility.compactMap(\.label) }

    @Test("says what is shared, copies texts and addresses, goes, and tells it once")
    func copies() throws {
        _ = share(["Hello", URL(string: "https://example.com/a")!])
        #expect(labels.contains("Hello") && labels.contains("+ 1"))
        try stage.tap("Copy")
        #expect(stage.settle())
        #expect(stage.preferences.pasteboard == "Hello\nhttps://example.com/a")
        #expect(log.lines == ["CopyToPasteboard true"] && root.presentedViewController == nil)
    }

    @Test("that is closed, or dismissed by the program, tells that nothing was done")
    func closed() throws {
        _ = share(["Hello"])
        try stage.tap("Close")
        #expect(stage.settle())
        #expect(log.lines == ["none false"])
        _ = share(["Hello"])
        root.dismiss(animated: true)
        #expect(stage.settle())
        #expect(log.lines == ["none false", "none false"] && stage.preferences.pasteboard == nil)
    }

    @Test("lists the program's own activities that take the items, and none that are excluded")
    func own() throws {
        let (note, other) = (Note(), Note())
        other.takes = false
        _ = share([7, Source()], [note, other], without: [.copyToPasteboard])
        #expect(!labels.contains("Copy") && labels.count { $0 == "Note" } == 1)
        note.ends = false
        try stage.tap("Note")
        #expect(stage.settle())
        #expect(note.noted.count == 1 && log.lines == [] && root.presentedViewController != nil)
        note.activityDidFinish(true)
        note.activityDidFinish(true)
        #expect(stage.settle())
        #expect(log.lines == ["note true"] && root.presentedViewController == nil)
    }

    @Test("asks a source for what is shared by the activity that was chosen")
    func source() throws {
        _ = share([Source()])
        try stage.tap("Copy")
        #expect(stage.settle())
        #expect(stage.preferences.pasteboard == "copied")
    }

    @MainActor @Observable
    fileprivate final class Model { var isShared = false }

    fileprivate struct ShareSheet: UIViewControllerRepresentable {
        let items: [Any]
        func makeUIViewController(context: Context) -> UIActivityViewController {
            UIActivityViewController(activityItems: items, applicationActivities: nil)
        }
        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }

    @Test("in a sheet of SwiftUI's closes that")
    func representable() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            @Bindable var model = model
            Button("Share") { model.isShared = true }
                .sheet(isPresented: $model.isShared) { ShareSheet(items: ["A line"]) }
        }
        try stage.tap("Share")
        #expect(stage.settle())
        #expect(stage.frame.accessibility.contains { $0.label == "A line" })
        try stage.tap("Copy")
        #expect(stage.settle())
        #expect(stage.preferences.pasteboard == "A line" && !model.isShared)
    }
}
