import Foundation
import SwiftUI
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// Notes what a search bar asks and tells.
@MainActor
private final class SearchLog: NSObject, UISearchBarDelegate {
    var lines: [String] = []
    var accepts = true
    var mayBegin = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("may begin")
        return mayBegin
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        lines.append("began")
        searchBar.setShowsCancelButton(true, animated: true)
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        lines.append("text \"\(searchText)\"")
    }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lines.append("\(range.location),\(range.length) \"\(text)\"")
        return accepts
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        lines.append("cancel")
        searchBar.resignFirstResponder()
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        lines.append("scope \(selectedScope)")
    }
}

@MainActor @Observable
private final class SearchModel {
    var text = "tea"
}

@MainActor @Suite("A search bar")
struct SearchBarTests {
    private let root = UIView()
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    private let log = SearchLog()
    private let stage: Stage

    init() {
        bar.placeholder = "Find"
        bar.delegate = log
        root.addSubview(bar)
        stage = Stage(size: CGSize(width: 320, height: 200), view: root)
        stage.advance(by: 0)
    }

    private var shown: [String] { stage.frame.texts.filter { $0.opacity > 0 }.map(\.string) }

    @Test("tells its delegate of typing, of Return and of the end, in order, and grows a button while it has the keys")
    func typing() throws {
        #expect(shown == ["Find"])
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
        #expect(bar.searchTextField.layer.cornerRadius == 10)
        stage.tap(CGPoint(x: 120, y: 28))
        #expect(log.lines == ["may begin", "began"])
        #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
        var widths: [CGFloat] = []
        for _ in 0..<20 {
            stage.advance(by: 1.0 / 60)
            widths.append(stage.frame.texts.first { $0.string == "Cancel" }?.rect.minX ?? 320)
        }
        #expect(widths == widths.sorted(by: >) && Set(widths).count > 5)
        #expect(bar.searchTextField.frame.width < 250)
        log.lines = []
        // An empty field has nothing to search for.
        stage.press(.return)
        #expect(log.lines.isEmpty)
        stage.type("ab")
        stage.press(.return)
        #expect(log.lines == ["0,0 \"a\"", "text \"a\"", "1,0 \"b\"", "text \"ab\"", "search"])
        #expect(bar.text == "ab" && bar.isFirstResponder)
        log.lines = []
        try stage.tap("Cancel")
        stage.advance(by: 0.1)
        #expect(log.lines == ["cancel", "ended"])
        #expect(bar.text == "ab" && !bar.isFirstResponder)
        // It can be pressed while the field has the keys alone.
        stage.tap(CGPoint(x: 290, y: 28))
        stage.advance(by: 0.1)
        #expect(log.lines == ["cancel", "ended"])
    }

    @Test("says nothing of a text that the program sets, and of one that is cleared by hand")
    func cleared() {
        bar.text = "tea"
        stage.advance(by: 0)
        #expect(log.lines.isEmpty)
        #expect(shown == ["tea"])
        stage.tap(CGPoint(x: 300, y: 28))
        stage.advance(by: 0)
        #expect(bar.text == "")
        #expect(log.lines.contains("text \"\""))
    }

    @Test("asks before a text changes, and before it takes the keys")
    func refused() {
        log.mayBegin = false
        stage.tap(CGPoint(x: 120, y: 28))
        #expect(log.lines == ["may begin"] && !bar.isFirstResponder)
        log.mayBegin = true
        #expect(bar.becomeFirstResponder())
        log.accepts = false
        stage.type("a")
        #expect(bar.text == "")
        #expect(!log.lines.contains { $0.hasPrefix("text") })
    }

    @Test("is higher by a prompt and by scopes, which tell of a choice")
    func scopes() throws {
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
        bar.prompt = "In all mails"
        #expect(bar.intrinsicContentSize.height == 75)
        bar.scopeButtonTitles = ["All", "Unread"]
        #expect(bar.intrinsicContentSize.height == 75)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 119)
        bar.frame.size.height = 119
        stage.advance(by: 0)
        #expect(shown.contains("In all mails"))
        try stage.tap("Unread")
        stage.advance(by: 0.5)
        #expect(log.lines == ["scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
        bar.selectedScopeButtonIndex = 7
        #expect(bar.selectedScopeButtonIndex == 7 && log.lines == ["scope 1"])
    }

    @Test("has a button for bookmarks in an empty field alone")
    func bookmarks() {
        bar.showsBookmarkButton = true
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 292, y: 28))
        stage.advance(by: 0)
        #expect(log.lines == ["bookmark"])
        bar.text = "x"
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 292, y: 28))
        #expect(log.lines.filter { $0 == "bookmark" }.count == 1)
    }

    @Test("stands in SwiftUI's views as wide as its place, and its text goes both ways")
    func represented() {
        struct Bar: UIViewRepresentable {
            @Binding var text: String
            class Coordinator: NSObject, UISearchBarDelegate {
                @Binding var text: String
                init(text: Binding<String>) { _text = text }
                func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }
            }
            func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
            func makeUIView(context: Context) -> UISearchBar {
                let bar = UISearchBar(frame: .zero)
                bar.delegate = context.coordinator
                bar.searchBarStyle = .minimal
                return bar
            }
            func updateUIView(_ uiView: UISearchBar, context: Context) { uiView.text = text }
        }
        let model = SearchModel()
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            VStack(spacing: 0) {
                Bar(text: Bindable(model).text)
                Text("found \(model.text)")
                Spacer()
            }
        }
        stage.advance(by: 0)
        let top = stage.frame.texts.first { $0.string == "found tea" }?.rect.minY ?? 0
        #expect(top >= 56 && top < 60)
        stage.tap(CGPoint(x: 150, y: 28))
        stage.type("s")
        stage.advance(by: 0)
        #expect(model.text.contains("s") && model.text.count == 4)
        model.text = "milk"
        stage.advance(by: 0)
        #expect(stage.frame.texts.contains { $0.string == "milk" })
    }
}
