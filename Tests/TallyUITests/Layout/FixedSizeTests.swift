import SwiftUI
import TallyStage
import Testing

/// A container of fixed size offers those inside the size that it has taken.
@MainActor
struct FixedSizeTests {
    /// The red box and the green one.
    private func boxes(@ViewBuilder _ content: @escaping () -> some View) throws -> (red: CGRect, green: CGRect) {
        let shapes = Stage.phone(content).frame.shapes
        let red = try #require(shapes.first { "\($0.color)" == "#FF3B30FF" }).rect
        return (red, try #require(shapes.first { "\($0.color)" == "#34C759FF" }).rect)
    }

    @Test func `views that take all height are as high as the highest`() throws {
        let (red, green) = try boxes {
            HStack(spacing: 10) {
                Text("Short").frame(maxHeight: .infinity).background(.red)
                Text("This is a long text that stands on several lines").frame(maxHeight: .infinity).background(.green)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        #expect(red.height == green.height && red.minY == green.minY)
        #expect(green.height > 40 && green.height < 200 && green.maxX <= 200)
    }

    @Test func `views that take all width are as wide as the widest`() throws {
        let (red, green) = try boxes {
            VStack(spacing: 10) {
                Text("Log in").frame(maxWidth: .infinity).background(.red)
                Text("Forgotten password").frame(maxWidth: .infinity).background(.green)
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        #expect(red.width == green.width && red.width < 200 && red.width > 100)
    }

    @Test func `a colour fills a stack of layers, and a divider a row`() throws {
        let (red, green) = try boxes {
            ZStack {
                Color.red
                Color.green.frame(width: 70, height: 30)
            }
            .fixedSize()
        }
        #expect(red == green && red.size == CGSize(width: 70, height: 30))
        let stage = Stage.phone {
            HStack {
                Color.red.frame(width: 20, height: 50)
                Divider()
                Color.green.frame(width: 20, height: 20)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        #expect(stage.frame.shapes.contains { $0.rect.width <= 1 && $0.rect.height == 50 })
    }

    @Test func `a view as large as it likes is no larger for it`() throws {
        let (red, green) = try boxes {
            VStack(spacing: 0) {
                Color.red.fixedSize()
                Color.green.fixedSize(horizontal: true, vertical: false).frame(height: 40)
            }
        }
        #expect(red.size == CGSize(width: 10, height: 10) && green.size == CGSize(width: 10, height: 40))
    }

    @Test func `texts are measured and drawn on the same lines at every width`() {
        for width in stride(from: 40.0, through: 200, by: 7.3) {
            let stage = Stage.phone {
                Text("One two three four five six").fixedSize(horizontal: false, vertical: true).frame(width: width)
            }
            let fixed = Stage.phone { Text("One two three four five six").frame(width: width) }
            #expect(stage.frame.texts.map(\.rect.size) == fixed.frame.texts.map(\.rect.size), "\(width)")
            #expect(!stage.frame.texts.contains { $0.string.contains("…") })
        }
        #expect(Stage.phone { Text("ideal").fixedSize() }.text("ideal") != nil)
    }

    @Test func `it moves from one height to another with what is inside`() throws {
        let isLong = Remote(false)
        let stage = Stage.phone {
            Playing(isLong) { isLong in
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: isLong ? 100 : 20)
                    Color.green
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
        withAnimation(.linear(duration: 1)) { isLong.value = true }
        for step in 1...10 {
            stage.advance(by: 0.1)
            for shape in stage.frame.shapes { #expect(isNear(shape.rect.height, 20 + 8 * CGFloat(step), 1e-6)) }
        }
    }
}
