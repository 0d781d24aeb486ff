import Combine
import SwiftUI
import TallyStage

// A search as the courses write it: what is typed waits until nobody types, and only the newest answer counts.
private struct City: Codable, Identifiable {
    let id: Int
    let name: String
}

private enum CityAPI {
    static var requests: [String] = []

    static func search(_ query: String) -> AnyPublisher<[City], URLError> {
        requests.append(query)
        let names = ["Lima", "Lisbon", "London", "Lyon", "Oslo"].filter {
            $0.lowercased().hasPrefix(query.lowercased())
        }
        let json = "[" + names.enumerated().map { "{\"id\":\($0),\"name\":\"\($1)\"}" }.joined(separator: ",") + "]"
        return Just(Data(json.utf8))
            .decode(type: [City].self, decoder: JSONDecoder())
            .mapError { _ in URLError(.cannotParseResponse) }
            .delay(for: .seconds(query.count == 1 ? 2 : 0.5), scheduler: RunLoop.main)
            .eraseToAnyPublisher()
    }
}

private final class CitySearch: ObservableObject {
    @Published var query = ""
    @Published private(set) var cities: [City] = []
    @Published private(set) var isLoading = false
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .handleEvents(receiveOutput: { [weak self] in self?.isLoading = !$0.isEmpty })
            .map { query -> AnyPublisher<[City], Never> in
                guard !query.isEmpty else { return Just([]).eraseToAnyPublisher() }
                return CityAPI.search(query).replaceError(with: []).eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in
                self?.isLoading = false
                self?.cities = $0
            }
            .store(in: &cancellables)
    }
}

private struct CitySearchView: View {
    @StateObject private var model = CitySearch()
    var body: some View {
        VStack {
            TextField("City", text: $model.query)
            if model.isLoading { Text("Searching") }
            ForEach(model.cities) { Text($0.name) }
            Text("\(model.cities.count) found")
        }
    }
}

// A form that can be sent when all of it is right.
private final class SignUp: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var again = ""
    @Published private(set) var hint = ""
    @Published private(set) var isValid = false

    private var isNameRight: AnyPublisher<Bool, Never> {
        $name.map { $0.count >= 3 }.removeDuplicates().eraseToAnyPublisher()
    }

    init() {
        Publishers.CombineLatest($password, $again)
            .map { password, again in
                if password.isEmpty { return "" }
                return password.count < 4 ? "Too short" : password != again ? "Not the same" : "Strong enough"
            }
            .assign(to: &$hint)
        isNameRight.combineLatest($hint) { $0 && $1 == "Strong enough" }
            .assign(to: &$isValid)
    }
}

private struct SignUpForm: View {
    @StateObject private var model = SignUp()
    @State private var isSent = false
    var body: some View {
        VStack {
            TextField("Name", text: $model.name)
            TextField("Password", text: $model.password)
            TextField("Again", text: $model.again)
            Text(model.hint)
            Button("Create account") { isSent = true }.disabled(!model.isValid)
            Text(isSent ? "Welcome, \(model.name)" : "Not sent")
        }
    }
}

// A loader that tries again, and shows something where nothing comes.
private final class QuoteLoader: ObservableObject {
    enum Problem: Error { case offline, empty }
    enum State { case idle, loading, loaded(String) }
    @Published private(set) var state = State.idle
    @Published private(set) var attempts = 0
    private var request: AnyCancellable?

    private func fetch(_ failures: Int) -> AnyPublisher<String, Problem> {
        Deferred { [weak self] () -> Future<String, Problem> in
            self?.attempts += 1
            let attempt = self?.attempts ?? 0
            return Future { promise in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    promise(attempt <= failures ? .failure(.offline) : .success("Stay hungry"))
                }
            }
        }
        .eraseToAnyPublisher()
    }

    func load(failures: Int) {
        attempts = 0
        state = .loading
        request = fetch(failures)
            .retry(2)
            .catch { problem -> AnyPublisher<String, Problem> in
                Just("From the cache").delay(for: 1, scheduler: RunLoop.main)
                    .setFailureType(to: Problem.self).eraseToAnyPublisher()
            }
            .tryMap { text -> String in
                if text.isEmpty { throw Problem.empty }
                return text
            }
            .replaceError(with: "Nothing")
            .receive(on: RunLoop.main)
            .map(State.loaded)
            .sink { [weak self] in self?.state = $0 }
    }
}

private struct QuoteView: View {
    @StateObject private var loader = QuoteLoader()
    var body: some View {
        VStack {
            switch loader.state {
            case .idle: Text("No quote")
            case .loading: ProgressView("Loading")
            case .loaded(let text): Text(text)
            }
            Text("Attempts: \(loader.attempts)")
            Button("Good line") { loader.load(failures: 0) }
            Button("Bad line") { loader.load(failures: 2) }
            Button("No line") { loader.load(failures: 9) }
        }
    }
}

extension Program {
    static let combines: [Program] = [
        Program("search with Combine", isFunctionOfState: false) {
            CitySearchView()
        } story: { person in
            person.sees("0 found")
            try person.tap("City")
            try person.type("L")
            person.misses("Searching", "Lima")
            try person.wait(0.5)
            person.sees("Searching")
            // The answer to "L" would take longer than that to "Li", which comes after it.
            try person.type("i")
            try person.wait(0.2)
            try person.type("s")
            try person.wait(0.2)
            person.misses("Lima", "Lisbon")
            try person.wait(0.7)
            person.sees("Lisbon", "1 found")
            person.misses("Lima", "Searching")
            try person.wait(3)
            person.sees("1 found")
        },
        Program("sign up with Combine") {
            SignUpForm()
        } story: { person in
            try person.tap("Create account")
            person.sees("Not sent")
            try person.tap("Name")
            try person.type("Ada")
            try person.tap("Password")
            try person.type("sec")
            person.sees("Too short")
            try person.type("ret")
            person.sees("Not the same")
            try person.tap("Create account")
            person.sees("Not sent")
            try person.tap("Again")
            try person.type("secret")
            person.sees("Strong enough")
            try person.tap("Create account")
            person.sees("Welcome, Ada")
        },
        Program("a loader with Combine", isFunctionOfState: false) {
            QuoteView()
        } story: { person in
            person.sees("No quote", "Attempts: 0")
            try person.tap("Good line")
            person.sees("Loading", "Attempts: 1")
            try person.wait(1.1)
            person.sees("Stay hungry", "Attempts: 1")
            try person.tap("Bad line")
            try person.wait(2.1)
            person.sees("Loading", "Attempts: 3")
            try person.wait(1)
            person.sees("Stay hungry", "Attempts: 3")
            try person.tap("No line")
            try person.wait(3.1)
            person.sees("Loading", "Attempts: 3")
            try person.wait(1)
            person.sees("From the cache", "Attempts: 3")
        },
    ]
}
