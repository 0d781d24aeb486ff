import SwiftUI
import Tally

private struct Pay: View {
    @State private var input = AmountInput(limits: 1_000...50_000, currency: "KRW")
    @State private var balance = 120_000
    var body: some View {
        VStack {
            RollingNumber(balance, format: .currency(code: "KRW")).font(.title)
            AmountField(input: $input).font(.largeTitle).multilineTextAlignment(.center)
            AmountKeypad(input: $input)
            Button("Send") {
                withAnimation(.linear(duration: 0.5)) {
                    balance -= NSDecimalNumber(decimal: input.amount ?? 0).intValue
                }
                input = AmountInput(limits: 1_000...50_000, currency: "KRW")
            }
            .disabled((input.amount ?? 0) < 1_000)
        }
        .padding()
    }
}

private struct Winners: View {
    @State private var round = 0
    @State private var points = 120
    @State private var log: [String] = []
    var body: some View {
        VStack(spacing: 16) {
            PushCounter(points, stepDuration: 0.05, trigger: round)
                .font(.system(size: 50).bold())
                .onRollCompletion { log.append("\(points)") }
            HStack {
                Button("Play") { round += 1 }
                Button("Score") { points += 35 }
            }
            Text("Done: \(log.joined(separator: ", "))")
        }
    }
}

private struct Shelf: View {
    @State private var counts = ["Apples": 3, "Pears": 12]
    var body: some View {
        List {
            ForEach(counts.keys.sorted(), id: \.self) { name in
                HStack {
                    Text(name)
                    Spacer()
                    RollingNumber(counts[name] ?? 0).rollStyle(.flow)
                    Button("Add to \(name)") { withAnimation(.linear(duration: 0.4)) { counts[name, default: 0] += 9 } }
                        .buttonStyle(.borderless)
                }
            }
            Section("Together") { RollingNumber(counts.values.reduce(0, +)).contentTransition(.numericText()) }
        }
    }
}

extension Program {
    static let courseTallyB: [Program] = [
        Program("payment with a keypad") {
            Pay()
        } story: { person in
            for key in ["2", "5", "0"] { try person.tap(key) }
            try person.wait(0.05)
            for key in ["0", "0"] { try person.tap(key) }
            try person.settle()
            person.sees("₩120,000")
            try person.tap("Send")
            try person.wait(0.25)
            try person.wait(2)
            for key in ["7", "0", "0", "0"] { try person.tap(key) }
            try person.settle()
            person.expect("what assistive technology is told") { frame in
                frame.accessibility.contains { ($0.label + $0.value).contains("95,000") }
            }
        },
        Program("points that push") {
            Winners()
        } story: { person in
            try person.tap("Play")
            try person.wait(0.4)
            try person.tap("Play")
            try person.wait(0.4)
            try person.tap("Score")
            try person.settle()
            person.sees("Done:")
            person.expect("it says 155") { frame in
                frame.accessibility.contains { ($0.label + $0.value).contains("155") }
            }
        },
        Program("shelf of rolling numbers") {
            Shelf()
        } story: { person in
            try person.tap("Add to Apples")
            try person.wait(0.2)
            try person.tap("Add to Apples")
            try person.tap("Add to Pears")
            try person.settle()
            person.expect("21 and 21") { frame in
                frame.accessibility.filter { ($0.label + $0.value) == "21" || $0.label.contains("21") }.count >= 2
            }
        },
    ]
}
