// long: small programs, each beside nothing but its story.

import Foundation
import SwiftUI

// An animation begun in the callback of another change.
private struct FollowUp: View {
    @State private var goal = 0
    @State private var x: CGFloat = 0
    var body: some View {
        VStack(alignment: .leading) {
            Circle().fill(.red).frame(width: 20, height: 20).offset(x: x)
            GoalButton(goal: $goal)
        }
        .frame(width: 300, alignment: .leading)
        .onChange(of: goal) { _, goal in withAnimation(.linear(duration: 1)) { x = CGFloat(goal) * 100 } }
    }
}
private struct GoalButton: View {
    @Binding var goal: Int
    var body: some View { Button("Goal \(goal)") { goal = goal == 0 ? 2 : 0 } }
}

// The nearest animation counts, level by level.
private struct Nested: View {
    @State private var isFar = false
    @State private var isTall = false
    var body: some View {
        VStack(alignment: .leading) {
            Rectangle().fill(.red).frame(width: 20, height: isTall ? 60 : 20)
                .animation(.linear(duration: 1), value: isTall)
                .offset(x: isFar ? 100 : 0)
                .animation(.linear(duration: 2), value: isFar)
            Rectangle().fill(.blue).frame(width: 20, height: 20).offset(x: isFar ? 100 : 0).animation(nil, value: isFar)
            Button("Both") {
                withAnimation(.linear(duration: 4)) {
                    isFar.toggle()
                    isTall.toggle()
                }
            }
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
    }
}

private struct Chain: View {
    @State private var stage = 0
    @State private var log = ""
    var body: some View {
        VStack(alignment: .leading) {
            Rectangle().fill(.red).frame(width: 50 + CGFloat(stage) * 50, height: 20)
            Text("Done \(log)")
            Button("Run") { run(1) }
            Button("Abort") {
                log += "x"
                withAnimation(.linear(duration: 0.2)) { stage = 0 }
            }
        }
        .frame(width: 300, alignment: .leading)
    }
    private func run(_ next: Int) {
        withAnimation(.linear(duration: 1)) {
            stage = next
        } completion: {
            log += "\(next)"
            if next < 3 { run(next + 1) }
        }
    }
}

private struct Retriggered: View {
    @State private var taps = 0
    var body: some View {
        VStack(alignment: .leading) {
            Rectangle().fill(.red).frame(width: 20, height: 20)
                .phaseAnimator([0, 100, 50], trigger: taps) { view, x in
                    view.offset(x: CGFloat(x))
                } animation: { _ in
                    .linear(duration: 1)
                }
            Rectangle().fill(.blue).frame(width: 20, height: 20)
                .keyframeAnimator(initialValue: CGFloat(0), trigger: taps) { view, x in
                    view.offset(x: x)
                } keyframes: { _ in
                    LinearKeyframe(100, duration: 1)
                    LinearKeyframe(0, duration: 1)
                }
            Button("Again \(taps)") { taps += 1 }
        }
        .frame(width: 300, alignment: .leading)
    }
}

private struct RowsThatCome: View {
    @State private var items = [1, 2, 3]
    @State private var isOpen = false
    var body: some View {
        List {
            Section("Rows") {
                ForEach(items, id: \.self) { item in
                    HStack {
                        Text("Row \(item)")
                        if isOpen { Text("more of \(item)").transition(.opacity) }
                    }
                }
            }
            Button("Open") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
            Button("Swap") { withAnimation(.linear(duration: 1)) { items.swapAt(0, 2) } }
        }
    }
}

private struct ThereAndBack: View {
    @State private var isThere = false
    @State private var isShown = true
    var body: some View {
        VStack(alignment: .leading) {
            Circle().fill(.red).frame(width: 20, height: 20).offset(x: isThere ? 200 : 0)
            if isShown { Text("Fading").transition(.opacity) }
            Button("Toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
            Button("Fade") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
        .frame(width: 300, alignment: .leading)
    }
}

private struct Tracking: ViewModifier, @MainActor Animatable {
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func body(content: Content) -> some View { content.overlay { Text("at \(Int(amount.rounded()))") } }
}
private struct Trackers: View {
    @State private var amounts: [Double] = [0, 0]
    @State private var generation = 0
    var body: some View {
        VStack {
            ForEach(amounts.indices, id: \.self) { index in
                Color.clear.frame(width: 100, height: 40).modifier(Tracking(amount: amounts[index]))
                    .id("\(generation).\(index)")
            }
            Button("First") { withAnimation(.linear(duration: 1)) { amounts[0] += 100 } }
            Button("Second") { withAnimation(.linear(duration: 2)) { amounts[1] += 100 } }
            Button("Anew") { generation += 1 }
        }
    }
}

private struct Stand: View {
    @Namespace private var space
    @State private var isBig = false
    @State private var taps = 0
    var body: some View {
        VStack(alignment: .leading) {
            if isBig {
                Rectangle().fill(.red).matchedGeometryEffect(id: "hero", in: space).frame(width: 200, height: 200)
                    .onTapGesture { taps += 1 }
            } else {
                Rectangle().fill(.red).matchedGeometryEffect(id: "hero", in: space).frame(width: 100, height: 100)
            }
            Text("Tapped \(taps)")
            Button("Grow") { withAnimation(.linear(duration: 1)) { isBig.toggle() } }
        }
        .frame(width: 300, height: 400, alignment: .topLeading)
    }
}

private struct SheetWithMotion: View {
    @State private var isOpen = false
    @State private var isExtra = false
    @State private var amount = 10
    var body: some View {
        Button("Show sheet") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                VStack {
                    Text("\(amount)").contentTransition(.numericText(value: Double(amount)))
                    if isExtra { Text("Extra").transition(.opacity) }
                    Button("Extra or not") { withAnimation(.linear(duration: 1)) { isExtra.toggle() } }
                    Button("Count up") { withAnimation(.linear(duration: 1)) { amount += 1 } }
                }
            }
    }
}

private struct NumbersInList: View {
    @State private var scores = ["Ann": 1, "Bob": 2]
    var body: some View {
        List {
            ForEach(scores.sorted { $0.value > $1.value }, id: \.key) { name, score in
                HStack {
                    Text(name)
                    Spacer()
                    Text("\(score)").contentTransition(.numericText())
                }
            }
            Button("Ann scores") { withAnimation(.linear(duration: 1)) { scores["Ann", default: 0] += 4 } }
        }
    }
}

// Moved between branches by implicit animation: another identity, so nothing travels.
private struct Branches: View {
    @State private var isRight = false
    var body: some View {
        VStack(alignment: .leading) {
            ZStack(alignment: isRight ? .trailing : .leading) {
                Color.clear
                Text("Slides")
            }
            .frame(width: 300, height: 30)
            .animation(.linear(duration: 1), value: isRight)
            HStack {
                if isRight { Spacer() }
                Text("Pushed")
                if !isRight { Spacer() }
            }
            .frame(width: 300, height: 30)
            .animation(.linear(duration: 1), value: isRight)
            Button("Side") { isRight.toggle() }
        }
    }
}

private struct Tappable: View {
    @Binding var isOn: Bool
    var body: some View {
        Rectangle().fill(.red).frame(width: isOn ? 200 : 100, height: 40)
            .onTapGesture { isOn.toggle() }
    }
}
private struct HandedTransactions: View {
    @State private var isOn = false
    @State private var isSlow = false
    var body: some View {
        VStack(alignment: .leading) {
            Tappable(isOn: $isOn.animation(isSlow ? .linear(duration: 2) : .linear(duration: 1)))
            Button("Slow") { isSlow = true }
        }
        .frame(width: 300, alignment: .leading)
    }
}

extension Program {
    static let seamMotion: [Program] = [
        Program("animation that follows a change") {
            FollowUp()
        } story: { person in
            let start = person.stage.frame.shapes[0].rect.minX
            try person.tap("Goal 0")
            try person.wait(0.5)
            person.measures("half", 100, within: 4) { $0.shapes[0].rect.minX - start }
            try person.tap("Goal 2")
            try person.wait(0.25)
            person.expect("on its way back") {
                $0.shapes[0].rect.minX - start < 130 && $0.shapes[0].rect.minX - start > 20
            }
            try person.settle()
            person.measures("back", 0) { $0.shapes[0].rect.minX - start }
        },
        Program("animations at two levels") {
            Nested()
        } story: { person in
            let start = person.stage.frame.shapes[0].rect
            try person.tap("Both")
            person.measures("blue jumps", 100) { $0.shapes[1].rect.minX - start.minX }
            try person.wait(0.5)
            person.measures("half as tall", 40, within: 2) { $0.shapes[0].rect.height }
            person.measures("a quarter of the way", 25, within: 2) { $0.shapes[0].rect.minX - start.minX }
            try person.wait(1)
            person.measures("tall", 60) { $0.shapes[0].rect.height }
            person.measures("three quarters of the way", 75, within: 2) { $0.shapes[0].rect.minX - start.minX }
            try person.settle()
        },
        Program("chain of completions") {
            Chain()
        } story: { person in
            try person.tap("Run")
            try person.wait(0.5)
            person.measures("first", 75, within: 2) { $0.shapes[0].rect.width }
            try person.wait(1)
            person.sees("Done 1")
            person.measures("second", 125, within: 4) { $0.shapes[0].rect.width }
            try person.wait(2)
            person.sees("Done 123")
            try person.settle()
            person.measures("third", 200) { $0.shapes[0].rect.width }
            try person.tap("Abort")
            try person.settle()
            person.sees("Done 123x")
            person.measures("at the start", 50) { $0.shapes[0].rect.width }
        },
        Program("phases and keyframes retriggered") {
            Retriggered()
        } story: { person in
            let start = person.stage.frame.shapes[0].rect.minX
            try person.tap("Again 0")
            try person.wait(0.5)
            person.measures("phase", 50, within: 4) { $0.shapes[0].rect.minX - start }
            person.measures("keyframe", 50, within: 4) { $0.shapes[1].rect.minX - start }
            try person.wait(1)
            person.measures("phase", 75, within: 4) { $0.shapes[0].rect.minX - start }
            person.measures("keyframe", 50, within: 4) { $0.shapes[1].rect.minX - start }
            try person.tap("Again 1")
            try person.wait(3.2)
            person.measures("phase has ended", 0) { $0.shapes[0].rect.minX - start }
            person.measures("keyframe has ended", 0) { $0.shapes[1].rect.minX - start }
            try person.settle()
        },
        Program("rows with more in them") {
            RowsThatCome()
        } story: { person in
            try person.tap("Open")
            try person.wait(0.5)
            person.measures("half seen", 0.5, within: 0.05) { frame in
                frame.texts.first { $0.string == "more of 2" }.map { CGFloat($0.opacity) }
            }
            try person.settle()
            person.sees("more of 1", "more of 3")
            let first = person.place(of: "Row 1").midY
            let third = person.place(of: "Row 3").midY
            try person.tap("Swap")
            try person.wait(0.5)
            person.measures("half down", (first + third) / 2, within: 3) { _ in person.place(of: "Row 1").midY }
            try person.settle()
            person.measures("down", third) { _ in person.place(of: "Row 1").midY }
        },
        Program("there and back") {
            ThereAndBack()
        } story: { person in
            let start = person.stage.frame.shapes[0].rect.minX
            try person.tap("Toggle")
            try person.tap("Fade")
            try person.wait(0.5)
            person.measures("half", 100, within: 4) { $0.shapes[0].rect.minX - start }
            try person.tap("Toggle")
            try person.tap("Fade")
            person.measures("no jump", 100, within: 4) { $0.shapes[0].rect.minX - start }
            person.measures("no jump of opacity", 0.5, within: 0.05) { frame in
                frame.texts.first { $0.string == "Fading" }.map { CGFloat($0.opacity) }
            }
            try person.wait(1.1)
            person.measures("back", 0) { $0.shapes[0].rect.minX - start }
            person.sees("Fading")
            person.expect("once, and clear") { frame in
                frame.texts.filter { $0.string == "Fading" }.map(\.opacity) == [1]
            }
            try person.settle()
        },
        Program("trackers in a loop") {
            Trackers()
        } story: { person in
            try person.tap("First")
            try person.tap("Second")
            try person.wait(0.5)
            person.sees("at 50", "at 25")
            try person.tap("Anew")
            person.expect("the new ones are at their goal") { frame in
                frame.texts.filter { $0.string == "at 100" && $0.opacity > 0 }.count == 2
            }
            try person.tap("First")
            try person.wait(0.5)
            person.sees("at 150", "at 100")
            try person.settle()
            person.sees("at 200", "at 100")
        },
        Program("hero between branches") {
            Stand()
        } story: { person in
            try person.tap("Grow")
            try person.wait(0.5)
            person.expect("on its way") { frame in frame.shapes.contains { abs($0.rect.width - 150) < 4 } }
            try person.settle()
            try person.tap(x: 140, y: 250)
            person.sees("Tapped 1")
            try person.tap("Grow")
            try person.wait(0.25)
            try person.tap("Grow")
            try person.settle()
            person.expect("big, once") { $0.shapes.map(\.rect.width) == [200] }
        },
        Program("sheet with motion inside") {
            SheetWithMotion()
        } story: { person in
            try person.tap("Show sheet")
            try person.settle()
            try person.tap("Extra or not")
            try person.wait(0.5)
            person.measures("half seen", 0.5, within: 0.05) { frame in
                frame.texts.first { $0.string == "Extra" }.map { CGFloat($0.opacity) }
            }
            try person.tap("Extra or not")
            try person.settle()
            person.misses("Extra Extra")
            try person.tap("Count up")
            try person.wait(0.3)
            person.expect("the digit rolls") { frame in
                frame.texts.contains { $0.opacity > 0 && $0.opacity < 1 }
            }
            try person.settle()
            person.sees("11")
        },
        Program("numbers in a list that is sorted") {
            NumbersInList()
        } story: { person in
            let upper = person.place(of: "Bob").midY
            let lower = person.place(of: "Ann").midY
            try person.tap("Ann scores")
            try person.wait(0.5)
            person.measures("half up", (upper + lower) / 2, within: 3) { _ in person.place(of: "Ann").midY }
            try person.settle()
            person.measures("up", upper) { _ in person.place(of: "Ann").midY }
            person.sees("Ann 5", "Bob 2")
        },
        Program("words that change sides") {
            Branches()
        } story: { person in
            let (slides, pushed) = (person.place(of: "Slides"), person.place(of: "Pushed"))
            let left = slides.minX
            try person.tap("Side")
            try person.wait(0.5)
            person.measures("half", (300 - slides.width) / 2, within: 3) { _ in person.place(of: "Slides").minX - left }
            person.measures("half", (300 - pushed.width) / 2, within: 5) { _ in person.place(of: "Pushed").minX - left }
            try person.settle()
            person.measures("right", left + 300) { _ in person.place(of: "Slides").maxX }
            person.measures("right", left + 300) { _ in person.place(of: "Pushed").maxX }
        },
        Program("animation handed with the binding") {
            HandedTransactions()
        } story: { person in
            try person.tap(x: 90, y: 335)
            try person.wait(0.5)
            person.measures("half", 150, within: 3) { $0.shapes[0].rect.width }
            try person.settle()
            try person.tap("Slow")
            try person.tap(x: 90, y: 335)
            try person.wait(0.5)
            person.measures("a quarter back", 175, within: 3) { $0.shapes[0].rect.width }
            try person.settle()
            person.measures("small", 100) { $0.shapes[0].rect.width }
        },
    ]
}
