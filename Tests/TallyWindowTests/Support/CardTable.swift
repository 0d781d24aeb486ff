#if Window
    import Foundation
    import Testing

    /// The card game in a window, played with a real mouse and keyboard.
    struct CardTable {
        typealias Place = (label: String, x: String, y: String)

        let screen: Screen

        init() throws {
            screen = try Screen()
            _ = try screen.ask("game")
            #expect(try wait { try screen.ask().text.hasPrefix("Score 0") })
        }

        /// The names and places that the game has for its parts; cards on the table have places of their own.
        private func parts() throws -> (places: [Place], faces: [String]) {
            let parts = try screen.cards()
            let places = parts.compactMap { part -> Place? in
                let halves = part.split(separator: "@").map(String.init)
                guard halves.count == 2 else { return nil }
                let numbers = halves[1].split(separator: ",").map(String.init)
                return (halves[0], numbers[0], numbers[1])
            }
            return (places, parts.filter { !$0.contains("@") })
        }

        /// The cards on the table.
        func cards() throws -> [Place] {
            let parts = try parts()
            return parts.places.filter { place in
                place.label == "face down" || parts.faces.contains { place.label.hasPrefix($0) }
            }
        }

        /// What the cards show, in the order in which they lie.
        func faces() throws -> [String] { try parts().faces }

        func click(_ place: Place) throws { try screen.hand("mousemove", place.x, place.y, "click", "1") }

        func click(_ label: String) throws { try click(try #require(try parts().places.first { $0.label == label })) }

        /// Asks until it is as wished, at most half a minute.
        func wait(_ isWished: () throws -> Bool) throws -> Bool {
            for _ in 0..<1500 {
                if try isWished() { return true }
                usleep(20_000)
            }
            return false
        }

        /// Deals, and waits until the cards lie there.
        func deal() throws {
            try click("deck")
            #expect(try wait { try cards().count == 6 })
            usleep(800_000)
        }

        /// Turns two cards that match, and waits until they are seen.
        func matchPair() throws -> String {
            let cards = try cards()
            let faces = try faces()
            // Those that match already leave when the first of these is chosen.
            let first = try #require(faces.indices.first { cards[$0].label == "face down" })
            try click(cards[first])
            #expect(try wait { try self.cards().contains { $0.label == faces[first] } })
            // The others close up.
            usleep(800_000)
            let rest = try self.faces()
            let second = try #require(rest.lastIndex(of: faces[first]))
            let place = try self.cards()[second]
            #expect(place.label == "face down")
            try click(place)
            #expect(try wait { try self.cards().filter { $0.label == "\(faces[first]), matched" }.count == 2 })
            return faces[first]
        }

        /// True once frames have come to an end.
        func isAtRest() throws -> Bool {
            try wait {
                let frames = try screen.ask().frames
                usleep(300_000)
                return try screen.ask().frames == frames
            }
        }
    }
#endif
