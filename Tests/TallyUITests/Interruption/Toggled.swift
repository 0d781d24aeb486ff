import SwiftUI
import TallyStage

/// Views that one switch changes, on a stage of their own, and numbers that tell how they look.
@MainActor
final class Toggled {
    enum Kind: String, CaseIterable, Sendable {
        /// Left edge, opacity, height by a shape's data, and width by a frame, all between 20 and 80.
        case values = "offset, opacity, a shape's data, and a frame's width"
        /// The opacities of the two branches between 0 and 100, and where the first stands while it is there.
        case branches = "the transitions of an if and its else"

        /// How far a toggle leads.
        var distance: Double { self == .values ? 60 : 100 }
    }

    let kind: Kind
    let stage: Stage
    private let animation: Animation
    private let remote = Remote(false)
    /// How often each toggle has been told that it is over.
    private(set) var completions: [Int] = []

    /// What is shown when nothing moves.
    var rest: [Double] {
        switch kind {
        case .values: Array(repeating: remote.value ? 80 : 20, count: 4)
        case .branches: remote.value ? [100, 0, 0] : [0, 100, .nan]
        }
    }

    init(_ kind: Kind, _ animation: Animation) {
        self.kind = kind
        self.animation = animation
        let remote = remote
        stage = Stage {
            ZStack(alignment: .topLeading) {
                Color.clear
                Playing(remote) { Face(kind: kind, on: $0) }
            }
        }
    }

    func toggle() {
        let index = completions.count
        completions.append(0)
        withAnimation(animation, completionCriteria: .removed) {
            remote.value.toggle()
        } completion: { [weak self] in
            self?.completions[index] += 1
        }
        stage.advance(by: 0)
    }

    /// What is shown; not-a-number for the place of what is not there.
    var values: [Double] {
        // The ground is as large as the stage.
        let shapes = stage.frame.shapes.filter { $0.rect.width < 100 }
        switch kind {
        case .values:
            guard let shape = shapes.first else { return [] }
            return [shape.rect.minX, shape.rect.height, shape.rect.width].map { Double($0) } + [shape.opacity * 100]
        case .branches:
            let first = shapes.first { $0.rect.height == 10 }
            let second = shapes.first { $0.rect.height == 20 }
            return [first?.opacity ?? 0, second?.opacity ?? 0].map { $0 * 100 } + [Double(first?.rect.minX ?? .nan)]
        }
    }
}

private struct Face: View {
    let kind: Toggled.Kind
    let on: Bool

    var body: some View {
        switch kind {
        case .values:
            Bar(height: on ? 80 : 20).fill(Color.red)
                .frame(width: on ? 80 : 20).opacity(on ? 0.8 : 0.2).offset(x: on ? 80 : 20)
        case .branches:
            if on {
                Color.red.frame(width: 10, height: 10).transition(.opacity.combined(with: .offset(x: 100)))
            } else {
                Color.blue.frame(width: 20, height: 20)
            }
        }
    }
}

/// A bar as high as its data.
private struct Bar: Shape {
    var height: Double
    nonisolated var animatableData: Double {
        get { height }
        set { height = newValue }
    }
    nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width, height: height)) }
}
