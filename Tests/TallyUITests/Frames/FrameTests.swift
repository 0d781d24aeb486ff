import SwiftUI
import TallyStage
import Testing

@MainActor
struct FrameTests {
    @Test func `a frame prints each element on a line in paint order, with two decimals`() {
        let stage = Stage {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 20).opacity(0.5)
                Circle().fill(.blue).frame(width: 30, height: 10).clipped()
                Capsule().stroke(.black, lineWidth: 2).frame(width: 40, height: 1.0 / 3)
                Color.clear.frame(width: 5, height: 5).accessibilityLabel("spot").accessibilityAddTraits(.isButton)
            }
        }
        let lines = stage.frame.description.split(separator: "\n").map(String.init)
        #expect(lines.count == 5)
        #expect(lines[0].hasPrefix("fill rectangle (45.00, 32.33, 10.00, 20.00) opacity 0.50 "), "\(lines[0])")
        #expect(
            lines[1].hasPrefix("fill circle (45.00, 52.33, 10.00, 10.00) clip (35.00, 52.33, 30.00, 10.00) "),
            "\(lines[1])")
        #expect(lines[2].hasPrefix("stroke capsule (30.00, 62.33, 40.00, 0.33) "), "\(lines[2])")
        #expect(lines[4] == "accessible \"spot\" button (47.50, 62.67, 5.00, 5.00)", "\(lines[4])")
    }

    @Test func `opacities multiply and transforms nest on the way to the stage`() {
        let stage = Stage {
            ZStack { Square().opacity(0.5).offset(x: 10) }.opacity(0.5).scaleEffect(2).offset(y: 5)
        }
        #expect(stage.opacity == 0.25)
        #expect(isNear(stage.box, 60, 45, 20, 20))
    }

    @Test func `clips intersect, and a text says where it can be seen`() {
        let stage = Stage {
            Text("wide text").fixedSize().frame(width: 20, height: 10).clipped().frame(width: 10).clipped()
        }
        #expect(stage.frame.texts[0].clip == CGRect(x: 45, y: 45, width: 10, height: 10))
        #expect(stage.frame.visibleText == "")
    }

    @Test func `the visible text is read line by line from the left, whatever the order of painting`() {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            VStack {
                HStack {
                    Text("one"); Text("two")
                }
                HStack(spacing: 0) {
                    Text("1"); Text("2"); Text("3")
                }
                ZStack {
                    Text("under").opacity(0.2); Text("above")
                }
                Text("gone").opacity(0)
                Text("")
            }
        }
        #expect(stage.frame.visibleText == "one two 123 above")
    }

    @Test func `two stages of one scene print the same`() {
        let stages = (0..<2).map { _ in
            Stage {
                VStack {
                    Text("a"); Circle();
                    HStack {
                        Text("b"); Spacer()
                    }
                }
            }
        }
        #expect(stages[0].frame.description == stages[1].frame.description)
        #expect(!stages[0].frame.description.isEmpty)
    }
}
