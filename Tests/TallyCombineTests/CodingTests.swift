import Foundation
import TallyCombine
import Testing

@Suite struct CodingTests {
    struct Person: Codable, Equatable { var name: String }

    @Test func `values are encoded and decoded again`() {
        let people = [Person(name: "Ada"), Person(name: "Bob")]
        var got: [Person] = []
        let tie = people.publisher.encode(encoder: JSONEncoder()).decode(type: Person.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { got.append($0) })
        #expect(got == people)
        _ = tie
    }

    @Test func `what cannot be decoded is a failure`() {
        var failed = false
        let tie = Just(Data("no".utf8)).decode(type: Person.self, decoder: JSONDecoder())
            .sink(receiveCompletion: { if case .failure = $0 { failed = true } }, receiveValue: { _ in })
        #expect(failed)
        _ = tie
    }

    @Test func `notifications of a name are delivered until it is cancelled`() {
        let (center, name) = (NotificationCenter(), Notification.Name("a"))
        var got = 0
        let tie = center.publisher(for: name).sink { _ in got += 1 }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("b"), object: nil)
        #expect(got == 1)
        tie.cancel()
        center.post(name: name, object: nil)
        #expect(got == 1)
    }

    @Test func `print has a line for each event`() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        let tie = [1, 2].publisher.print("numbers", to: lines).prefix(1).sink { _ in }
        #expect(
            lines.text == """
                numbers: receive subscription: (Sequence)
                numbers: request unlimited
                numbers: receive value: (1)
                numbers: receive cancel

                """)
        _ = tie
    }
}
