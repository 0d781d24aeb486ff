import SwiftUI

// The bill of a first course: an amount, people, a tip.
private struct WeSplit: View {
    @State private var checkAmount = 0.0
    @State private var numberOfPeople = 2
    @State private var tipPercentage = 20
    @FocusState private var amountIsFocused: Bool
    let tipPercentages = [10, 15, 20, 25, 0]

    var totalPerPerson: Double {
        let peopleCount = Double(numberOfPeople + 2)
        let tipSelection = Double(tipPercentage)
        let tipValue = checkAmount / 100 * tipSelection
        return (checkAmount + tipValue) / peopleCount
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Amount", value: $checkAmount, format: .currency(code: "USD"))
                        .keyboardType(.decimalPad)
                        .focused($amountIsFocused)
                }
                Section("How much do you want to tip?") {
                    Picker("Tip percentage", selection: $tipPercentage) {
                        ForEach(tipPercentages, id: \.self) { Text($0, format: .percent) }
                    }
                    .pickerStyle(.segmented)
                }
                Section { Text(totalPerPerson, format: .currency(code: "USD")) }
            }
            .navigationTitle("WeSplit")
            .toolbar { if amountIsFocused { Button("Done") { amountIsFocused = false } } }
        }
    }
}

private struct Login: View {
    @State private var user = ""
    @State private var password = ""
    @State private var isLoggedIn = false
    @State private var message: String?

    private var isValid: Bool { user.count > 2 && password.count > 3 }

    var body: some View {
        if isLoggedIn {
            VStack {
                Text("Welcome, \(user)")
                Button("Log out") { withAnimation { isLoggedIn = false } }
            }
            .transition(.move(edge: .trailing))
        } else {
            VStack(spacing: 16) {
                TextField("User", text: $user)
                    .textFieldStyle(.roundedBorder)
                SecureField("Password", text: $password)
                    .padding(8)
                    .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
                if let message { Text(message).foregroundColor(.red) }
                Button {
                    if password == "1234" { withAnimation { isLoggedIn = true } } else { message = "Wrong password" }
                } label: {
                    Text("Log in")
                        .frame(maxWidth: .infinity)
                        .padding()
                        .background(isValid ? Color.blue : .gray)
                        .foregroundColor(.white)
                        .cornerRadius(10)
                }
                .disabled(!isValid)
            }
            .padding()
            .transition(.move(edge: .leading))
        }
    }
}

private struct UnitConverter: View {
    @State private var input = "100"
    @State private var from = 0
    @State private var to = 1
    private let names = ["m", "km", "mi"]
    private let factors = [1.0, 1000, 1609.344]

    private var result: String {
        guard let value = Double(input) else { return "-" }
        return (value * factors[from] / factors[to]).formatted(.number.precision(.fractionLength(0...3)))
    }

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Value", text: $input)
            Picker("From", selection: $from) { ForEach(0..<3) { Text(names[$0]).tag($0) } }
                .pickerStyle(.segmented)
            Picker("To", selection: $to) { ForEach(0..<3) { Text(names[$0]).tag($0) } }
                .pickerStyle(.segmented)
            Text("= \(result) \(names[to])").font(.title).animation(.default, value: result)
        }
        .padding()
    }
}

private struct SignUp: View {
    struct Draft {
        var name = ""
        var email = ""
        var agrees = false
        var plan = Plan.free
    }
    enum Plan: String, CaseIterable, Identifiable {
        case free, pro
        var id: Self { self }
    }
    @State private var draft = Draft()
    @State private var shown = false
    @FocusState private var field: Field?
    enum Field { case name, email }

    var body: some View {
        Form {
            TextField("Name", text: $draft.name)
                .focused($field, equals: .name)
                .onSubmit { field = .email }
            TextField("Email", text: $draft.email)
                .focused($field, equals: .email)
                .onChange(of: draft.email) { _, new in draft.email = new.lowercased() }
            Picker("Plan", selection: $draft.plan) {
                ForEach(Plan.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            .pickerStyle(.segmented)
            Toggle("I agree", isOn: $draft.agrees)
            Button("Sign up") { shown = true }
                .disabled(draft.name.isEmpty || !draft.email.contains("@") || !draft.agrees)
        }
        .alert("Thank you, \(draft.name)", isPresented: $shown) {
            Button("OK") { draft = Draft() }
        } message: {
            Text("A mail is on its way to \(draft.email).")
        }
    }
}

private struct RowsOfFields: View {
    struct Item: Identifiable {
        let id: Int
        var name: String
    }
    @State private var items = [Item(id: 0, name: "one"), Item(id: 1, name: "two")]

    var body: some View {
        VStack {
            ForEach(items) { item in
                TextField(
                    "Name \(item.id)",
                    text: Binding(get: { item.name }, set: { items[item.id].name = $0 })
                )
                .textFieldStyle(.roundedBorder)
            }
            Text(items.map(\.name).joined(separator: "+"))
        }
        .padding()
    }
}

private struct Tip: View {
    @State private var bill = 50.0
    @State private var share = 15.0

    var body: some View {
        VStack {
            TextField("Bill", value: $bill, format: .number).multilineTextAlignment(.trailing)
            Slider(value: $share, in: 0...30, step: 5) {
                Text("Tip")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("30")
            }
            HStack {
                Text("\(Int(share)) %")
                Spacer()
                Text("Tip: \(bill * share / 100, specifier: "%.2f")")
            }
            .font(.headline)
            Stepper("Share: \(Int(share))", value: $share, in: 0...30, step: 5)
        }
        .padding()
    }
}

extension Program {
    static let forms: [Program] = [
        Program("bill to split") {
            WeSplit()
        } story: { person in
            person.sees("WeSplit", "$0.00", "20%")
            try person.tap("Amount")
            person.sees("Done")
            try person.press("a", .command)
            try person.type("100")
            person.sees("$30.00")
            try person.tap("25%")
            person.sees("$31.25")
            try person.tap("Done")
            try person.settle()
            person.sees("$100.00")
            person.misses("Done")
        },
        Program("login") {
            Login()
        } story: { person in
            try person.tap("User")
            try person.type("Ann")
            try person.press(.tab)
            try person.type("12345")
            try person.tap("Log in")
            person.sees("Wrong password")
            try person.tap("Password")
            try person.press(.delete)
            try person.tap("Log in")
            try person.settle()
            person.sees("Welcome, Ann")
            try person.tap("Log out")
            try person.wait(0.1)
            try person.settle()
            person.misses("Welcome")
        },
        Program("unit converter") {
            UnitConverter()
        } story: { person in
            person.sees("= 0.1 km")
            try person.tap(x: 195, y: 350)
            try person.tap("Value")
            try person.press(.rightArrow, .command)
            try person.type("00")
            try person.settle()
            person.sees("= 10 km")
        },
        Program("sign up") {
            SignUp()
        } story: { person in
            try person.tap("Name")
            try person.type("Bo")
            try person.press(.return)
            try person.type("Bo@X.ORG")
            person.sees("bo@x.org")
            try person.tap("I agree")
            try person.tap("Sign up")
            try person.settle()
            person.sees("Thank you, Bo", "bo@x.org")
            try person.tap("OK")
            try person.settle()
            person.misses("Thank you")
        },
        Program("fields of rows") {
            RowsOfFields()
        } story: { person in
            try person.tap("Name 0")
            try person.press("a", .command)
            try person.type("Uno")
            person.sees("Uno+two")
        },
        Program("tip") {
            Tip()
        } story: { person in
            person.sees("Tip: 7.50", "15 %")
            try person.tap("Bill")
            try person.press("a", .command)
            try person.type("80")
            person.sees("Tip: 12.00")
        },
    ]
}
