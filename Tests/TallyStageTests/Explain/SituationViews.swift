import SwiftUI

func linear(_ duration: Double = 1) -> Animation { .linear(duration: duration) }

struct Fading: View, Animatable {
    var level: Double
    var animatableData: Double {
        get { level }
        set { level = newValue }
    }
    var body: some View { Text("12").offset(x: level * 40) }
}

struct Calm: View {
    let step: Int
    @Environment(\.accessibilityReduceMotion) private var isCalm
    var body: some View { Text("12").offset(x: CGFloat(step) * 40).animation(isCalm ? nil : linear(), value: step) }
}
struct Matched: View {
    let step: Int
    @Namespace private var space
    var body: some View {
        HStack(spacing: 100) {
            if step == 0 { Text("12").matchedGeometryEffect(id: 1, in: space) }
            Text("34")
            if step == 1 { Text("12").matchedGeometryEffect(id: 1, in: space) }
        }
    }
}
struct Follower: View {
    let step: Int
    @Namespace private var space
    var body: some View {
        HStack(spacing: 100) {
            Text("A").matchedGeometryEffect(id: step == 0 ? 1 : 2, in: space)
            Text("B").matchedGeometryEffect(id: step == 0 ? 2 : 1, in: space)
        }
        .overlay { Text("12").matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false) }
    }
}

struct OnChange: View {
    let step: Int
    @State private var x = 0.0
    var body: some View { Text("12").offset(x: x).onChange(of: step) { withAnimation(linear()) { x = 40 } } }
}
struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
    }
}
