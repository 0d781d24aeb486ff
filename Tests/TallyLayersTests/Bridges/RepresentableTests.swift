import Foundation
import SwiftUI
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A view of UIKit's among SwiftUI's")
struct RepresentableTests {
    @MainActor @Observable
    fileprivate final class Model {
        var number = 0
        var branch = 0
        var width: CGFloat = 50
        @ObservationIgnored var log: [String] = []
    }

    fileprivate struct Number: UIViewRepresentable {
        let model: Model
        var name = ""
        func makeUIView(context: Context) -> UILabel {
            model.log.append("make \(name)")
            return UILabel()
        }
        func updateUIView(_ view: UILabel, context: Context) {
            model.log.append("update \(name)" + (context.transaction.animation != nil ? " animated" : ""))
            view.text = "\(name)\(model.number)"
        }
        static func dismantleUIView(_ view: UILabel, coordinator: ()) { view.text = "gone" }
    }

    @Test("is made once, and updated at once and with each change that it reads")
    func lifecycle() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Number(model: model) }
        stage.advance(by: 0.1)
        #expect(model.log == ["make ", "update "])
        model.log = []
        model.number = 1
        stage.advance(by: 0.1)
        withAnimation { model.number = 2 }
        stage.advance(by: 0.1)
        #expect(model.log == ["update ", "update  animated"])
        #expect(stage.frame.texts.map(\.string) == ["2"])
        stage.advance(by: 1)
        #expect(model.log.count == 2 && stage.nextFrameTime == nil)
    }

    @Test("is updated when a state of its own is written that only its update reads")
    func state() {
        struct Counter: UIViewRepresentable {
            @State private var number = 0
            let model: Model
            func makeUIView(context: Context) -> UILabel {
                let label = UILabel()
                label.isUserInteractionEnabled = true
                return label
            }
            func updateUIView(_ view: UILabel, context: Context) {
                view.text = "\(number)"
                let binding = $number
                view.gestureRecognizers = [
                    UITapGestureRecognizer(target: nil) { (_: UITapGestureRecognizer) in binding.wrappedValue += 1 }
                ]
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Counter(model: model).frame(width: 200, height: 200)
        }
        stage.advance(by: 0.1)
        for number in 1...3 {
            stage.tap(CGPoint(x: 100, y: 100))
            stage.advance(by: 0.6)
            #expect(stage.frame.texts.map(\.string) == ["\(number)"])
        }
    }

    @Test("is another one in another branch of an if, and with another id")
    func identity() {
        struct Root: View {
            let model: Model
            var body: some View {
                VStack {
                    if model.branch == 0 { Number(model: model, name: "a") } else { Number(model: model, name: "b") }
                    Number(model: model, name: "c").id(model.branch)
                }
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Root(model: model) }
        stage.advance(by: 0.1)
        model.log = []
        model.branch = 1
        stage.advance(by: 0.5)
        #expect(
            model.log == ["make b", "update b", "make c", "update c"]
                && stage.frame.texts.map(\.string) == ["b0", "c0"])
        model.branch = 0
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.map(\.string) == ["a0", "c0"] && stage.nextFrameTime == nil)
    }

    @Test("follows the frame of SwiftUI's layout, animated, and its own changes are made at once")
    func frames() {
        struct Box: UIViewRepresentable {
            let model: Model
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                view.backgroundColor = UIColor(cgColor: .red)
                return view
            }
            func updateUIView(_ view: UIView, context: Context) { view.layer.cornerRadius = CGFloat(model.number) }
        }
        struct Root: View {
            let model: Model
            var body: some View { Box(model: model).frame(width: model.width, height: 20) }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Root(model: model) }
        stage.advance(by: 0.1)
        #expect(stage.frame.shapes.map(\.rect) == [CGRect(x: 75, y: 90, width: 50, height: 20)])
        withAnimation(.linear(duration: 1)) {
            model.width = 150
            model.number = 5
        }
        stage.advance(by: 0.5)
        #expect(
            stage.frame.shapes.first?.rect.width.isNear(100) == true
                && stage.frame.shapes.first?.rect.midX.isNear(100) == true)
        stage.advance(by: 1)
        #expect(stage.frame.shapes.first?.rect.width == 150 && stage.nextFrameTime == nil)
    }

    @Test("is as large as it says, or as its content, its hugging and its resistance make it")
    func sizes() {
        struct Sized: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                view.backgroundColor = UIColor(cgColor: .red)
                return view
            }
            func updateUIView(_ view: UIView, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
                CGSize(width: 30, height: 40)
            }
        }
        let sized = Stage(size: CGSize(width: 200, height: 200)) { Sized() }
        sized.advance(by: 0)
        #expect(sized.frame.shapes.first?.rect == CGRect(x: 85, y: 80, width: 30, height: 40))
    }

    @Test("has a coordinator that is made before it and kept with it, and nothing is left when it goes")
    func leaks() {
        final class Keeper { var count = 0 }
        struct Kept: UIViewRepresentable {
            let note: (Keeper, UIView) -> Void
            func makeCoordinator() -> Keeper { Keeper() }
            func makeUIView(context: Context) -> UIView {
                context.coordinator.count += 1
                let view = UIView()
                note(context.coordinator, view)
                return view
            }
            func updateUIView(_ view: UIView, context: Context) {
                #expect(context.coordinator.count == 1)
                UIView.animate(withDuration: 1) { view.alpha = 0.5 }
            }
        }
        struct Root: View {
            let model: Model
            let note: (Keeper, UIView) -> Void
            var body: some View { if model.branch == 0 { Kept(note: note) } }
        }
        weak var keeper: Keeper?
        weak var view: UIView?
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Root(model: model) {
                keeper = $0
                view = $1
            }
        }
        stage.advance(by: 0.3)
        #expect(keeper != nil && view != nil)
        model.branch = 1
        stage.advance(by: 0.1)
        #expect(keeper == nil && view == nil)
    }
}
