import SwiftUI

private struct Welcome: View {
    @State private var apples = 1
    @State private var opened = ""
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("**Hello**, *world*")
            Text("Read the [terms](https://example.com/terms) first")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened = url.path
                        return .handled
                    })
            Text("\(Text("Red").foregroundColor(.red)) and \(Image(systemName: "star")) plain")
            Text("opened \(opened)")
            Text("It costs \(apples * 3, format: .currency(code: "EUR"))")
            Button("Eat") { apples += 1 }
            Text(verbatim: "**not bold**")
        }
    }
}

private struct Composer: View {
    @State private var text = ""
    private let limit = 10
    var body: some View {
        VStack(alignment: .trailing) {
            TextField("Say something", text: $text)
                .onChange(of: text) { if text.count > limit { text = String(text.prefix(limit)) } }
            Text("\(limit - text.count)").foregroundStyle(text.count == limit ? .red : .secondary)
            Button("Post") { text = "" }.disabled(text.isEmpty)
        }
        .padding()
    }
}

private struct Digits: View {
    @State private var code = ""
    var body: some View {
        let filtered = Binding(get: { code }, set: { code = String($0.filter(\.isNumber).prefix(4)) })
        VStack {
            TextField("Code", text: filtered)
            HStack {
                ForEach(0..<4) { index in
                    RoundedRectangle(cornerRadius: 6).stroke(index < code.count ? .green : .gray, lineWidth: 2)
                        .frame(width: 40, height: 50)
                        .overlay { if index < code.count { Text(String(Array(code)[index])).transition(.scale) } }
                }
            }
            .animation(.default, value: code)
            if code.count == 4 { Text("Complete") }
        }
        .padding()
    }
}

extension Program {
    static let texts: [Program] = [
        Program("words in Markdown") {
            Welcome()
        } story: { person in
            person.sees("Hello, world", "Read the terms first", "Red and", "€3.00", "**not bold**")
            person.misses("](", "Text(")
            try person.tap("terms")
            person.sees("opened /terms")
            try person.tap("Eat")
            try person.settle()
            person.sees("€6.00")
        },
        Program("composer with a limit") {
            Composer()
        } story: { person in
            try person.tap("Say something")
            try person.type("hello world")
            person.sees("hello worl", "0")
            person.misses("world")
            try person.tap("Post")
            try person.type("ok")
            person.sees("8")
        },
        Program("code of digits") {
            Digits()
        } story: { person in
            try person.tap("Code")
            try person.type("1a2b3")
            person.misses("Complete", "a")
            try person.type("4567")
            try person.settle()
            person.sees("Complete", "1234")
        },
    ]
}
