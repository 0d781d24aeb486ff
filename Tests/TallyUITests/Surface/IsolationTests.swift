import SwiftUI
import TallyStage
import Testing

// Code that belongs to no actor, and compiles because what it calls belongs to none: as on Apple's platforms.

private struct Factory {
    let environment: EnvironmentValues

    func row() -> some View {
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).listStyle(.insetGrouped).pickerStyle(
            .segmented)
    }

    func stack() -> some View { HStackLayout(spacing: 4) { Text("a") } }

    func nothing() -> some View { ContentUnavailableView.search }

    func dates(_ date: Binding<Date>) -> some View { DatePicker("When", selection: date) }

    func dismissal() -> DismissAction { environment.dismiss }

    func trigger(_ configuration: PrimitiveButtonStyleConfiguration) { configuration.trigger() }

    func scaled(_ scale: (Int) -> Double) -> some View {
        Text("a").animation(.spring) { $0.scaleEffect(scale(1)) }.transaction { _ in
        } body: {
            $0.opacity(scale(2))
        }
    }
}

@MainActor
struct IsolationTests {
    @Test func `views are made where no actor is`() async {
        let made = await Task.detached { @Sendable in
            _ = Factory(environment: EnvironmentValues()).stack()
            return true
        }.value
        #expect(made)
    }

    @Test func `a binding's closures of the main actor reach what belongs to it`() {
        final class Box { var value = 1 }
        let box = Box()
        let binding = Binding(get: { box.value }, set: { box.value = $0 })
        binding.wrappedValue = 4
        #expect(box.value == 4)
        #expect(binding.wrappedValue == 4)
        let animated = Binding(
            get: { box.value },
            set: { value, transaction in
                box.value = value
                box.value += transaction.animation == nil ? 0 : 100
            })
        animated.animation(.linear).wrappedValue = 5
        #expect(box.value == 105)
    }

    @Test func `what onGeometryChange takes reads the view's state`() {
        struct Reader: View {
            @State private var factor: CGFloat = 2
            @State private var width: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 40, height: 10).overlay(Text(verbatim: "\(Int(width))"))
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width * factor
                    } action: {
                        width = $0
                    }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 40)) { Reader() }
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "80")
    }
}
