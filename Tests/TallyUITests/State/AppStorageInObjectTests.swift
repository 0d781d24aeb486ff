import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
private final class Volume: ObservableObject {
    nonisolated(unsafe) static let store = UserDefaults(suiteName: "tally.tests.\(UUID().uuidString)") ?? .standard
    @AppStorage("volume", store: Volume.store) var level = 3
    @AppStorage("other", store: Volume.store) var other = 0
}

private struct Control: View {
    @ObservedObject var volume: Volume
    var body: some View {
        VStack {
            Text("Model \(volume.level)")
            Child(level: $volume.level)
            Button("Own") { volume.$level.wrappedValue += 1 }
        }
    }
}

private struct Child: View {
    @Binding var level: Int
    var body: some View { Button("Child \(level)") { level += 1 } }
}

private struct Reading: View {
    @AppStorage("volume", store: Volume.store) private var level = 3
    var body: some View { Button("Stored \(level)") { level += 1 } }
}

@Suite(.serialized) @MainActor struct AppStorageInObjectTests {
    @Test func `what a store keeps for an object's property brings the object's views up to date, whoever writes it`()
        throws
    {
        Volume.store.removeObject(forKey: "volume")
        let volume = Volume()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Control(volume: volume)
            Reading()
        }
        func shows(_ level: Int) -> Bool {
            stage.advance(by: 0)
            return stage.frame.visibleText == "Model \(level) Child \(level) Own Stored \(level)"
        }
        #expect(shows(3))
        volume.level = 4
        #expect(shows(4))
        try stage.tap("Child 4")
        #expect(shows(5))
        try stage.tap("Own")
        #expect(shows(6))
        try stage.tap("Stored 6")
        #expect(shows(7))
        Volume.store.set(8, forKey: "volume")
        #expect(shows(8))
    }

    @Test func `an object announces a write to its stored property once, before it is made`() {
        Volume.store.removeObject(forKey: "volume")
        let volume = Volume()
        var heard: [Int] = []
        let subscription = volume.objectWillChange.sink { heard.append(volume.level) }
        volume.level = 5
        volume.$level.wrappedValue = 6
        #expect(heard == [3, 5])
        volume.other += 1
        #expect(heard == [3, 5, 6])
        subscription.cancel()
        volume.level = 9
        #expect(heard == [3, 5, 6])
        #expect(volume.level == 9)
    }
}
