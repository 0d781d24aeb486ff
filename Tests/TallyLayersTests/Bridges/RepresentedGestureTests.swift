import Foundation
import SwiftUI
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// Gestures of SwiftUI's on views of UIKit's that do nothing with a touch.
@MainActor @Suite("A gesture on a view of UIKit's")
struct RepresentedGestureTests {
    enum Kind: CaseIterable {
        case plain, subclass, stillScrollView, hosting, scrollView, control, ownTouches

        /// Whether the touch is the gesture's.
        var leavesTouch: Bool {
            switch self {
            case .plain, .subclass, .stillScrollView, .hosting: true
            case .scrollView, .control, .ownTouches: false
            }
        }
    }

    fileprivate struct Shown: UIViewRepresentable {
        final class Painted: UIView {}
        final class Touched: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let kind: Kind
        final class Coordinator { var controller: UIViewController? }
        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeUIView(context: Context) -> UIView {
            switch kind {
            case .plain: return UIView()
            case .subclass: return Painted()
            case .ownTouches: return Touched()
            case .control: return UIControl()
            case .scrollView, .stillScrollView:
                let view = UIScrollView()
                view.contentSize = CGSize(width: 100, height: 1000)
                view.isScrollEnabled = kind == .scrollView
                return view
            case .hosting:
                let controller = UIHostingController(rootView: Color.red)
                context.coordinator.controller = controller
                let view = UIView()
                controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
                view.addSubview(controller.view)
                return view
            }
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("gets the touch where the view leaves it", arguments: Kind.allCases)
    func drag(kind: Kind) {
        var seen: [String] = []
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Shown(kind: kind)
                .gesture(
                    DragGesture()
                        .onChanged { _ in if seen.last != "drag" { seen.append("drag") } }
                        .onEnded { seen.append("end \(Int($0.translation.height))") }
                )
                .onTapGesture { seen.append("tap") }
        }
        stage.advance(by: 0.1)
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 90))
        stage.advance(by: 0.1)
        #expect(seen == (kind.leavesTouch ? ["drag", "end -60"] : []))
        seen = []
        stage.tap(CGPoint(x: 100, y: 100))
        #expect(stage.settle())
        #expect(seen == (kind.leavesTouch ? ["tap"] : []) || kind == .scrollView && seen == ["tap"])
    }

    @Test("does not keep a view from a touch that it takes up later")
    func ended() {
        final class Late: UIView {
            var ends = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ends += 1 }
        }
        struct Host: UIViewRepresentable {
            let view: Late
            func makeUIView(context: Context) -> Late { view }
            func updateUIView(_ uiView: Late, context: Context) {}
        }
        let late = Late()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Host(view: late) }
        stage.advance(by: 0.1)
        stage.tap(CGPoint(x: 100, y: 100))
        #expect(late.ends == 1)
    }
}
