import SwiftUI

struct ControlTree: View {
    let kind: Tree.Kind
    let content: TreeView
    let world: World

    @ViewBuilder var body: some View {
        switch kind {
        case .button(let value):
            Button {
                withAnimation { world.write((world.values[value] + 1) % 5, at: value) }
            } label: {
                content
            }
        case .toggle(let value): Toggle(isOn: world.flag(value)) { content }
        case .stepper(let value): Stepper(value: world.number(value), in: 0...4) { content }
        case .slider: Slider(value: Binding(get: { world.share }, set: { world.share = $0 }), in: 0...1) { content }
        case .picker(let value):
            Picker("Pick", selection: world.number(value)) {
                ForEach(0..<5, id: \.self) { Text("choice \($0)").tag($0) }
            }
        case .field:
            VStack {
                TextField("Name", text: Binding(get: { world.text }, set: { world.text = $0 }))
                content
            }
        case .progress(let value): ProgressView(value: Double(world.values[value]), total: 4) { content }
        case .gauge(let value): Gauge(value: Double(world.values[value]), in: 0...4) { content }
        case .menu(let value):
            Menu("Menu") {
                Button("Zero") { world.write(0, at: value) }
                Button("Four") { withAnimation { world.write(4, at: value) } }
                content
            }
        default: EmptyView()
        }
    }
}

struct MovingTree: View {
    let kind: Tree.Kind
    let content: TreeView
    let world: World
    @Namespace private var space

    @ViewBuilder var body: some View {
        switch kind {
        case .phases(let value):
            content.phaseAnimator([0, 1, 2], trigger: world.values[value]) { view, phase in
                view.offset(x: CGFloat(phase) * 5).opacity(phase == 1 ? 0.5 : 1)
            } animation: { _ in
                .linear(duration: 0.1)
            }
        case .keyframes(let value):
            content.keyframeAnimator(initialValue: 0.0, trigger: world.values[value]) { view, angle in
                view.rotationEffect(.degrees(angle))
            } keyframes: { _ in
                LinearKeyframe(20, duration: 0.1)
                CubicKeyframe(0, duration: 0.2)
            }
        case .matched(let value):
            HStack {
                if world.values[value] > 1 {
                    content.matchedGeometryEffect(id: "one", in: space)
                    Spacer()
                } else {
                    Spacer()
                    Circle().matchedGeometryEffect(id: "one", in: space).frame(width: 20, height: 20)
                }
            }
        default: EmptyView()
        }
    }
}
