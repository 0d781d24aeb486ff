import SwiftUI
import TallyStage
import Testing

/// What lies behind a screen, of 200 by 400 points.
@MainActor
struct ContainerBackgroundTests {
    private func corner(_ stage: Stage) -> [UInt32] {
        let image = stage.image()
        return [image[3, 3], image[100, 390]]
    }

    private let green: UInt32 = 0xFF00_FF00
    private let color = Color(red: 0, green: 1, blue: 0)

    @Test func `a style lies behind the whole screen, its bar and what it is around`() {
        let stage = Stage.phone {
            NavigationStack { Text("content").containerBackground(color, for: .navigation).navigationTitle("Title") }
        }
        #expect(corner(stage) == [green, green])
        #expect(stage.frame.texts.map(\.string).contains("content"))
    }

    @Test func `a view lies behind the screen, at its place`() {
        let stage = Stage.phone {
            NavigationStack {
                Text("content").containerBackground(for: .navigation, alignment: .bottom) {
                    color.frame(height: 50)
                }
            }
        }
        let image = stage.image()
        #expect(image[100, 390] == green && image[100, 340] != green && image[3, 3] == 0xFFFF_FFFF)
    }

    @Test func `it is there as long as the view that says so, and of the innermost`() {
        let remote = Remote(true)
        let stage = Stage.phone {
            Playing(remote) { isGreen in
                NavigationStack {
                    VStack {
                        if isGreen { Text("green").containerBackground(color, for: .navigation) }
                        Text("content")
                    }
                    .containerBackground(.black, for: .navigation)
                }
            }
        }
        #expect(corner(stage) == [green, green])
        remote.value = false
        stage.advance(by: 1)
        #expect(corner(stage) == [0xFF00_0000, 0xFF00_0000])
    }

    @Test func `it is that of its own screen alone, and outside of a stack nothing`() throws {
        let stage = Stage.phone {
            NavigationStack {
                NavigationLink("Go") { Text("second") }.containerBackground(color, for: .navigation)
            }
        }
        try stage.tap("Go")
        #expect(stage.settle())
        #expect(corner(stage) == [0xFFFF_FFFF, 0xFFFF_FFFF])
        let alone = Stage.phone { Text("content").containerBackground(color, for: .navigation) }
        #expect(alone.frame == Stage.phone { Text("content") }.frame)
    }
}
