import SwiftUI

// A coffee to order: steppers, a picker in a menu, and a price that follows.
private struct CoffeeOrder: View {
    enum Size: String, CaseIterable, Identifiable {
        case small, medium, large
        var id: String { rawValue }
        var price: Double { self == .small ? 2.5 : self == .medium ? 3 : 3.5 }
    }
    @State private var size: Size = .medium
    @State private var shots = 1
    @State private var extras = false
    @State private var syrup = false

    private var total: Double { size.price + Double(shots - 1) * 0.5 + (extras && syrup ? 0.25 : 0) }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker("Size", selection: $size) {
                        ForEach(Size.allCases) { size in Text(size.rawValue.capitalized).tag(size) }
                    }
                    .pickerStyle(.menu)
                    Stepper("Shots: \(shots)", value: $shots, in: 1...4)
                }
                Section {
                    Toggle("Any extras?", isOn: $extras.animation())
                    if extras { Toggle("Vanilla syrup", isOn: $syrup) }
                } footer: {
                    Text(total, format: .currency(code: "USD")).monospacedDigit()
                }
            }
            .navigationTitle("Coffee")
        }
    }
}

// A chain of fields: return goes to the next, the last submits.
private struct Address: View {
    private enum Field: Int, CaseIterable { case name, street, city }
    @FocusState private var focus: Field?
    @State private var name = ""
    @State private var street = ""
    @State private var city = ""
    @State private var sent = 0

    var body: some View {
        VStack(spacing: 12) {
            TextField("Full name", text: $name).focused($focus, equals: .name).submitLabel(.next)
            TextField("Street", text: $street).focused($focus, equals: .street).submitLabel(.next)
            TextField("City", text: $city).focused($focus, equals: .city).submitLabel(.done)
            HStack {
                Button("Previous field") { move(-1) }.disabled(focus == nil || focus == .name)
                Button("Next field") { move(1) }.disabled(focus == nil || focus == .city)
            }
            Text(focus.map { "Editing \($0)" } ?? "Not editing")
            Text("Sent \(sent)")
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .onSubmit {
            if focus == .city { sent += 1; focus = nil } else { move(1) }
        }
    }

    private func move(_ way: Int) {
        guard let now = focus else { return }
        focus = Field(rawValue: now.rawValue + way)
    }
}

// A password that can be shown, with rules that tick themselves off.
private struct NewPassword: View {
    @State private var password = ""
    @State private var isShown = false
    @FocusState private var isFocused: Bool

    private var rules: [(String, Bool)] {
        [
            ("8 letters", password.count >= 8), ("a digit", password.contains(where: \.isNumber)),
            ("a capital", password.contains(where: \.isUppercase)),
        ]
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Group {
                    if isShown { TextField("Secret", text: $password) } else { SecureField("Secret", text: $password) }
                }
                .focused($isFocused)
                Button {
                    isShown.toggle()
                } label: {
                    Image(systemName: isShown ? "eye.slash" : "eye")
                }
                .accessibilityLabel(isShown ? "Hide" : "Reveal")
            }
            ForEach(rules, id: \.0) { rule in
                Label(rule.0, systemImage: rule.1 ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(rule.1 ? .green : .secondary)
            }
            if rules.allSatisfy(\.1) { Text("Strong enough").transition(.opacity) }
        }
        .animation(.easeInOut, value: password)
        .padding()
    }
}

// Three steps with a validation each.
private struct Registration: View {
    @State private var step = 0
    @State private var email = ""
    @State private var age = 16
    @State private var error: String?
    @Namespace private var space

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                ForEach(0..<3) { index in
                    ZStack {
                        Circle().stroke(.gray)
                        if index == step { Circle().fill(.blue).matchedGeometryEffect(id: "dot", in: space) }
                    }
                    .frame(width: 20, height: 20)
                }
            }
            Group {
                switch step {
                case 0: TextField("Your email", text: $email)
                case 1: Stepper("Age \(age)", value: $age, in: 0...120)
                default: Text("Check: \(email), \(age)")
                }
            }
            .transition(.slide)
            if let error { Text(error).font(.footnote).foregroundColor(.red) }
            HStack {
                if step > 0 {
                    Button("Go back") {
                        withAnimation {
                            step -= 1; error = nil
                        }
                    }
                }
                Button(step == 2 ? "Finish" : "Continue") { next() }
            }
        }
        .padding()
    }

    private func next() {
        if step == 0, !email.contains("@") { error = "That is no email"; return }
        if step == 1, age < 18 { error = "Too young"; return }
        error = nil
        withAnimation(.easeInOut(duration: 0.4)) { step = min(step + 1, 2) }
    }
}

private struct Thermostat: View {
    @State private var target = 20.0
    @State private var isEditing = false

    var body: some View {
        VStack(spacing: 20) {
            Gauge(value: target, in: 10...30) {
                Text("Heat")
            } currentValueLabel: {
                Text("\(Int(target))°").foregroundColor(isEditing ? .red : .primary)
            }
            .gaugeStyle(.accessoryCircular)
            Slider(value: $target, in: 10...30, step: 1) {
                Text("Target")
            } onEditingChanged: {
                isEditing = $0
            }
            Text(isEditing ? "Editing" : "Steady")
            Stepper {
                Text("Fine \(target, specifier: "%.1f")")
            } onIncrement: {
                target = min(30, target + 0.5)
            } onDecrement: {
                target = max(10, target - 0.5)
            }
            Button("Frost") { withAnimation { target = 10 } }
        }
        .padding()
    }
}

private struct Mixer: View {
    @State private var red = 255.0
    @State private var green = 0.0
    @State private var blue = 0.0
    private var name: String { String(format: "#%02X%02X%02X", Int(red), Int(green), Int(blue)) }

    var body: some View {
        VStack {
            Rectangle().fill(Color(red: red / 255, green: green / 255, blue: blue / 255)).frame(height: 100)
            Text(name).font(.system(.title, design: .monospaced))
            row("Red", $red)
            row("Green", $green)
            row("Blue", $blue)
            Button("White") { (red, green, blue) = (255, 255, 255) }
        }
        .padding()
    }

    @ViewBuilder private func row(_ title: String, _ value: Binding<Double>) -> some View {
        HStack {
            Text(title).frame(width: 60, alignment: .leading)
            Slider(value: value, in: 0...255)
            Text("\(Int(value.wrappedValue))").frame(width: 40).foregroundStyle(.secondary)
        }
    }
}

private struct Pickers: View {
    @State private var day = "Mon"
    @State private var hour = 3
    @State private var sound: String? = nil
    var body: some View {
        Form {
            Picker("Day", selection: $day) { ForEach(["Mon", "Tue", "Wed"], id: \.self) { Text($0) } }
                .pickerStyle(.segmented)
            Picker("Hour", selection: $hour) { ForEach(0..<12, id: \.self) { Text("\($0) h") } }
                .pickerStyle(.wheel)
                .frame(height: 120)
            Picker("Sound", selection: $sound) {
                Text("Silent").tag(String?.none)
                ForEach(["Bell", "Horn"], id: \.self) { Text($0).tag(Optional($0)) }
            }
            .pickerStyle(.inline)
            Section { Text("\(day) at \(hour), \(sound ?? "no sound")") }
            Button("Later") { withAnimation { hour += 2 } }
        }
    }
}

extension Program {
    static let courseAForms: [Program] = [
        Program("coffee to order") {
            CoffeeOrder()
        } story: { person in
            person.sees("Coffee", "Medium", "Shots: 1", "$3.00")
            person.misses("Vanilla", "Large")
            try person.tap("Increment")
            try person.tap("Increment")
            person.sees("Shots: 3", "$4.00")
            try person.tap("Any extras?")
            try person.wait(0.1)
            try person.tap("Any extras?")
            try person.settle()
            person.misses("Vanilla")
            try person.tap("Any extras?")
            try person.settle()
            try person.tap("Vanilla syrup")
            person.sees("$4.25")
            try person.tap("Size")
            try person.settle()
            try person.tap("Large")
            try person.settle()
            person.sees("Large", "$4.75")
            person.misses("Medium", "Small")
        },
        Program("chain of fields") {
            Address()
        } story: { person in
            person.sees("Not editing")
            try person.tap("Full name")
            person.sees("Editing name")
            try person.type("Ann")
            try person.press(.return)
            try person.type("Main")
            try person.tap("Next field")
            person.sees("Editing city")
            try person.type("Oslo")
            try person.tap("Previous field")
            person.sees("Editing street", "Ann", "Main", "Oslo")
            try person.type(" St")
            try person.press(.return)
            try person.press(.return)
            person.sees("Not editing", "Sent 1", "Main St")
            try person.settle()
        },
        Program("password to reveal") {
            NewPassword()
        } story: { person in
            try person.tap("Secret")
            try person.type("Abc")
            person.misses("Abc")
            try person.tap("Reveal")
            person.sees("Abc")
            try person.tap("Secret")
            try person.type("defg1")
            try person.settle()
            person.sees("Abcdefg1", "Strong enough")
            try person.tap("Hide")
            try person.settle()
            person.misses("Abcdefg1")
            person.sees("Strong enough")
        },
        Program("registration in steps") {
            Registration()
        } story: { person in
            try person.tap("Continue")
            person.sees("That is no email")
            try person.tap("Your email")
            try person.type("a@b")
            try person.tap("Continue")
            try person.wait(0.15)
            person.misses("no email")
            try person.tap("Continue")
            person.sees("Too young")
            try person.tap("Increment")
            try person.tap("Increment")
            try person.settle()
            try person.tap("Continue")
            try person.wait(0.1)
            try person.tap("Go back")
            try person.wait(0.1)
            try person.tap("Continue")
            try person.settle()
            person.sees("Check: a@b, 18", "Finish")
            person.misses("Age 18", "Continue")
        },
        Program("thermostat") {
            Thermostat()
        } story: { person in
            person.sees("20°", "Steady", "Fine 20.0")
            try person.tap("Increment")
            person.sees("Fine 20.5")
            try person.tap("Frost")
            try person.wait(0.05)
            try person.settle()
            person.sees("10°", "Fine 10.0")
            try person.tap("Decrement")
            person.sees("Fine 10.0")
        },
        Program("mixer of colours") {
            Mixer()
        } story: { person in
            person.sees("#FF0000")
            let green = person.place(of: "Green")
            try person.drag(from: CGPoint(x: 98, y: green.midY), to: CGPoint(x: 380, y: green.midY))
            try person.settle()
            person.sees("#FFFF00")
            try person.tap("White")
            try person.settle()
            person.sees("#FFFFFF")
            person.expect("all three say so") { frame in frame.texts.filter { $0.string == "255" }.count == 3 }
        },
        Program("pickers of three kinds") {
            Pickers()
        } story: { person in
            person.sees("Mon at 3, no sound", "Silent", "Bell")
            try person.tap("Tue")
            try person.tap("Horn")
            person.sees("Tue at 3, Horn")
            try person.tap("Later")
            try person.wait(0.1)
            try person.tap("Later")
            try person.settle()
            person.sees("Tue at 7, Horn")
            try person.tap("Silent")
            try person.settle()
            person.sees("Tue at 7, no sound")
        },
    ]
}
