import Foundation
import SwiftUI
import TallyStage
import Testing

/// Addresses that a program is given.
@MainActor
struct OnOpenURLTests {
    private struct Root: View {
        let name: String
        @State private var last = "-"
        @State private var takes = true
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            VStack {
                if takes {
                    Text(verbatim: "\(name) \(last)").onOpenURL { last = $0.host() ?? "" }
                }
                Button("Open") { openWindow(id: "other") }
                Button("Stop") { takes = false }
            }
        }
    }

    private struct Program: App {
        var body: some Scene {
            WindowGroup { Root(name: "first") }
            WindowGroup(id: "other") { Root(name: "second") }
        }
    }

    @Test func `the frontmost window that takes addresses gets them`() throws {
        let address = try #require(URL(string: "notes://today"))
        let stage = Stage(size: CGSize(width: 200, height: 200), app: Program())
        #expect(stage.open(address))
        stage.advance(by: 0)
        #expect(stage.text("first today") != nil)
        try stage.tap("Open")
        #expect(stage.settle())
        let second = stage.windows[1]
        #expect(second.open(try #require(URL(string: "notes://tomorrow"))))
        #expect(stage.settle())
        #expect(stage.text("first today") != nil && second.text("second tomorrow") != nil)
        try second.tap("Stop")
        #expect(stage.settle())
        #expect(stage.open(try #require(URL(string: "notes://later"))))
        #expect(stage.settle())
        #expect(stage.text("first later") != nil)
        try stage.tap("Stop")
        #expect(stage.settle())
        #expect(!stage.open(address))
    }

    @Test func `views without a program take addresses, too`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Root(name: "view") }
        #expect(stage.open(try #require(URL(string: "notes://today"))))
        #expect(stage.settle())
        #expect(stage.text("view today") != nil)
    }
}
