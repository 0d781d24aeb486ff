import Foundation
import SwiftUI
import TallyKit
import TallyStage
import Testing

/// A scroll view of UIKit's among views of SwiftUI.
private struct Strip: UIViewRepresentable {
    let view: UIScrollView

    func makeUIView(context: Context) -> UIScrollView { view }
    func updateUIView(_ uiView: UIScrollView, context: Context) {}
}

private struct FieldAndField: View {
    let field: UITextField
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Name", text: $text).frame(height: 30)
            Wrapped(field: field).frame(height: 30)
            Text(text)
        }
    }

    private struct Wrapped: UIViewRepresentable {
        let field: UITextField

        func makeUIView(context: Context) -> UITextField { field }
        func updateUIView(_ uiView: UITextField, context: Context) {}
    }
}

@MainActor
struct ScrollViewsOfBothTests {
    @Test func `a strip that scrolls across leaves the other way to the list around`() {
        let strip = UIScrollView()
        strip.contentSize = CGSize(width: 800, height: 100)
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            ScrollView {
                VStack(spacing: 0) {
                    Strip(view: strip).frame(height: 100)
                    Color.red.frame(height: 1000)
                }
            }
        }
        stage.advance(by: 0)
        stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 50), duration: 0.2)
        #expect(stage.settle())
        #expect(strip.contentOffset.x > 80)
        let x = strip.contentOffset.x
        stage.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20), duration: 0.2)
        #expect(stage.settle())
        #expect(strip.contentOffset.x == x)
        #expect(strip.convert(CGPoint.zero, to: nil).y < 1)
    }

    @Test func `a wheel over it that it has no room for scrolls the list around`() {
        let strip = UIScrollView()
        strip.contentSize = CGSize(width: 200, height: 120)
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            ScrollView {
                VStack(spacing: 0) {
                    Strip(view: strip).frame(height: 100)
                    Text("Below").frame(height: 1000, alignment: .top)
                }
            }
        }
        stage.advance(by: 0)
        let before = stage.frame.texts.first { $0.string == "Below" }?.rect.minY ?? 0
        stage.scroll(CGSize(width: 0, height: 50), at: CGPoint(x: 100, y: 50))
        stage.advance(by: 0)
        #expect(strip.contentOffset.y == 20)
        #expect(abs((stage.frame.texts.first { $0.string == "Below" }?.rect.minY ?? 0) - (before - 30)) < 0.01)
    }

    @Test func `the keys go from a field of SwiftUI's to one of UIKit's and back`() {
        let field = UITextField()
        field.placeholder = "Other"
        let stage = Stage(size: CGSize(width: 200, height: 120)) { FieldAndField(field: field) }
        stage.advance(by: 0)
        stage.press(.tab)
        stage.type("a")
        stage.advance(by: 0)
        #expect(stage.frame.texts.contains { $0.string == "a" })
        stage.press(.tab)
        #expect(field.isFirstResponder)
        stage.type("b")
        #expect(field.text == "b")
        stage.press(.tab)
        stage.type("c")
        #expect(!field.isFirstResponder)
        #expect(field.text == "b")
        field.becomeFirstResponder()
        stage.advance(by: 0)
        stage.type("d")
        #expect(field.text == "bd")
    }
}
