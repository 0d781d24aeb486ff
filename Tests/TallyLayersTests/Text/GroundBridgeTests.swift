import Foundation
import SwiftUI
import TallyStage
import Testing
import UIKit

/// The colour behind a text of UIKit's, in one of SwiftUI's.
@MainActor
struct GroundBridgeTests {
    @Test func `a colour of UIKit's is drawn behind a text where SwiftUI's attributes say nothing`() {
        var string = AttributedString("a")
        string.uiKit.backgroundColor = UIColor.systemRed
        let bridged = AttributedString(
            NSAttributedString(string: "a", attributes: [.backgroundColor: UIColor.systemRed]))
        for string in [string, bridged] {
            let stage = Stage(size: CGSize(width: 100, height: 100)) { Text(string) }
            #expect(stage.frame.shapes.map { "\($0.color)" } == ["#FF3B30FF"])
        }
    }
}
