import SwiftUI
import TallyStage
import Testing

@MainActor
struct ShapeDrawingTests {
    private func frame<V: View>(@ViewBuilder _ view: @escaping () -> V) -> Frame {
        Stage(size: CGSize(width: 60, height: 60)) { view().frame(width: 40, height: 40) }.frame
    }

    @Test func `a line's area is a shape, filled with the foreground of its place`() {
        let shapes = frame {
            Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round))
                .foregroundStyle(.red)
        }.shapes
        #expect(shapes.count == 1)
        #expect(shapes[0].color == Color.red.resolve(in: EnvironmentValues()))
        #expect(
            frame { Circle().stroke(lineWidth: 2).fill(.blue) }.shapes[0].color
                == Color.blue.resolve(in: EnvironmentValues()))
    }

    @Test func `a shape is filled, then its line is drawn over it, then one inside of it`() {
        let shapes = frame {
            RoundedRectangle(cornerRadius: 4).fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 4)
        }.shapes
        #expect(shapes.map(\.isStroked) == [false, true, true])
        let colors = [Color.red, .blue, .green].map { $0.resolve(in: EnvironmentValues()) }
        #expect(shapes.map(\.color) == colors)
        #expect(shapes.map(\.rect)[0] == CGRect(x: 10, y: 10, width: 40, height: 40))
    }

    @Test func `a second filling covers the first`() {
        let shapes = frame { Circle().fill(.red).fill(.blue.opacity(0.5)) }.shapes
        #expect(shapes.count == 2)
        #expect(shapes.allSatisfy { $0.rect == CGRect(x: 10, y: 10, width: 40, height: 40) })
    }

    @Test func `the line of a shape that is drawn twice moves with the shape`() {
        @MainActor final class Model: ObservableObject { @Published var end = 0.25 }
        struct Arc: View {
            @ObservedObject var model: Model
            var body: some View {
                Circle().trim(from: 0, to: model.end).fill(.red).stroke(.blue, lineWidth: 2)
                    .frame(width: 40, height: 40)
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 60, height: 60)) { Arc(model: model) }
        let quarter = stage.frame.shapes.map(\.rect.height)
        withAnimation(.linear(duration: 1)) { model.end = 0.75 }
        stage.advance(by: 0.5)
        let half = stage.frame.shapes.map(\.rect.width)
        #expect(half.allSatisfy { $0 > 38 })
        #expect(quarter.allSatisfy { $0 < 24 })
        stage.advance(by: 0.5)
        #expect(stage.frame.shapes.allSatisfy { $0.rect.height > 38 })
    }
}
