import Foundation
import Testing
import TallyLayers

@Suite("A colour of Core Graphics")
struct CGColorTests {
    @Test("has four components, grey too")
    func grayHasFourComponents() { #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1]) }
}
