import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct NavigationPathCodableTests {
    @Test func `a path is kept and read back, with values of several types`() throws {
        var path = NavigationPath(["a", "b"])
        path.append(7)
        let data = try JSONEncoder().encode(#require(path.codable))
        let back = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(back == path)
        #expect(back.count == 3)
        #expect(NavigationPath().codable == NavigationPath().codable)
    }

    @Test func `a value that cannot be coded leaves no codable path, and a bad file is an error`() {
        struct Plain: Hashable {}
        var path = NavigationPath()
        path.append(Plain())
        #expect(path.codable == nil)
        for text in ["[\"no type\", \"1\"]", "[\"Si\"]", "{}", "[\"Si\", \"x\"]"] {
            #expect(throws: DecodingError.self, "\(text)") {
                try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
            }
        }
    }
}
