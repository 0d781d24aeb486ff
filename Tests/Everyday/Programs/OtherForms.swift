// long: small programs, each beside nothing but its story.

import Foundation
import SwiftUI

private struct BookingForm: View {
    private enum Field: Int, CaseIterable { case name, mail, guests }
    @State private var name = ""
    @State private var mail = ""
    @State private var guests = 2
    @State private var agrees = false
    @State private var wasSent = false
    @FocusState private var focus: Field?
    private var mailProblem: String? {
        guard !mail.isEmpty else { return nil }
        return mail.wholeMatch(of: #/[^@ ]+@[^@ ]+\.[a-z]+/#) == nil ? "This is no address" : nil
    }
    private var isValid: Bool { !name.isEmpty && !mail.isEmpty && mailProblem == nil && agrees }
    var body: some View {
        Form {
            Section {
                TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
                TextField("E-mail", text: $mail).focused($focus, equals: .mail).keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never).submitLabel(.done)
            } header: {
                Text("You")
            } footer: {
                if let mailProblem { Text(mailProblem).foregroundStyle(.red) }
            }
            Section("Visit") {
                Stepper(value: $guests, in: 1...8) { Text("^[\(guests) guest](inflect: true)") }
                Toggle("I agree", isOn: $agrees)
            }
            Section {
                Button(action: send) { Text("Book").frame(maxWidth: .infinity) }.disabled(!isValid)
            }
        }
        .onSubmit {
            switch focus {
            case .name: focus = .mail
            case .mail: focus = nil
            default: break
            }
        }
        .onAppear { focus = .name }
        .overlay(alignment: .top) {
            if wasSent {
                Text("Booked for \(name)").padding().background(.green, in: Capsule())
                    .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
    }
    private func send() {
        focus = nil
        withAnimation(.linear(duration: 0.5)) { wasSent = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            withAnimation(.linear(duration: 0.5)) { wasSent = false }
        }
    }
}

private struct Faq: View {
    private struct Entry: Identifiable {
        let id: Int
        let question: String, answer: String
    }
    @State private var open: Int?
    private let entries = [
        Entry(id: 0, question: "How do I pay?", answer: "By card, or when you pick it up."),
        Entry(id: 1, question: "May I return it?", answer: "Within 30 days, in its box."),
        Entry(id: 2, question: "Where are you?", answer: "In the old harbour."),
    ]
    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(entries) { entry in
                    VStack(alignment: .leading, spacing: 0) {
                        Button {
                            withAnimation(.easeInOut(duration: 0.4)) { open = open == entry.id ? nil : entry.id }
                        } label: {
                            HStack {
                                Text(entry.question).fontWeight(.semibold)
                                Spacer()
                                Image(systemName: "chevron.down").rotationEffect(.degrees(open == entry.id ? 180 : 0))
                            }
                            .padding().contentShape(Rectangle())
                        }
                        .buttonStyle(.plain)
                        if open == entry.id {
                            Text(entry.answer).padding([.horizontal, .bottom])
                                .transition(.opacity.combined(with: .move(edge: .top)))
                        }
                    }
                    .background(Color(.secondarySystemBackground))
                    .clipShape(RoundedRectangle(cornerRadius: 12))
                }
            }
            .padding()
        }
    }
}

private struct Preferences2: View {
    @AppStorage("otherName") private var name = "Guest"
    @AppStorage("otherNotifications") private var notifies = true
    @AppStorage("otherSound") private var sound = Sound.bell
    @AppStorage("otherVolume") private var volume = 0.5
    enum Sound: String, CaseIterable { case bell, horn, none }
    @State private var asksToReset = false
    var body: some View {
        NavigationStack {
            Form {
                Section("Account") { TextField("Name", text: $name) }
                Section {
                    Toggle("Notifications", isOn: $notifies.animation())
                    if notifies {
                        Picker("Sound", selection: $sound) {
                            ForEach(Sound.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                        }
                        Slider(value: $volume) { Text("Volume") }
                    }
                } header: {
                    Text("Alerts")
                } footer: {
                    Text(
                        notifies
                            ? "You will hear a \(sound.rawValue) at \(volume.formatted(.percent))."
                            : "You will hear nothing.")
                }
                Button("Reset", role: .destructive) { asksToReset = true }
            }
            .navigationTitle("Hello, \(name)")
            .alert("Reset everything?", isPresented: $asksToReset) {
                Button("Reset", role: .destructive) { (name, notifies, sound, volume) = ("Guest", true, .bell, 0.5) }
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}

private enum BankError: LocalizedError {
    case notEnough(missing: Int), closed
    var errorDescription: String? {
        switch self {
        case .notEnough(let missing): "You need \(missing) more"
        case .closed: "The bank is closed"
        }
    }
    var recoverySuggestion: String? { self.errorDescription == nil ? nil : "Try a smaller sum." }
}

private struct Bank: View {
    @State private var balance = 50
    @State private var error: BankError?
    @State private var isBusy = false
    var body: some View {
        VStack(spacing: 20) {
            Text("Balance: \(balance)")
            Button("Withdraw 40") { Task { await withdraw(40) } }
        }
        .disabled(isBusy)
        .overlay { if isBusy { ProgressView().controlSize(.large) } }
        .alert(
            isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }), error: error
        ) { _ in
            Button("OK") {}
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
    }
    private func withdraw(_ sum: Int) async {
        isBusy = true
        defer { isBusy = false }
        do {
            try await Task.sleep(for: .milliseconds(300))
            guard balance >= sum else { throw BankError.notEnough(missing: sum - balance) }
            balance -= sum
        } catch let problem as BankError {
            error = problem
        } catch {}
    }
}

extension Program {
    static let otherForms: [Program] = [
        Program("booking that is checked") {
            BookingForm()
        } story: { person in
            try person.wait(0.2)
            try person.type("Eve")
            try person.press(.return)
            try person.wait(0.1)
            try person.type("eve")
            person.sees("This is no address", "eve")
            try person.tap("Book")
            try person.wait(0.3)
            person.misses("Booked")
            try person.tap("E-mail")
            try person.type("@a.org")
            person.misses("This is no address")
            try person.press(.return)
            try person.tap("I agree")
            try person.tap("Book")
            try person.wait(0.25)
            person.expect("the banner comes in") { frame in
                frame.texts.contains { $0.string == "Booked for Eve" && abs($0.opacity - 0.5) < 0.1 }
            }
            try person.wait(1)
            person.sees("Booked for Eve")
            try person.wait(1.5)
            person.misses("Booked")
            try person.settle()
        },
        Program("answers that unfold") {
            Faq()
        } story: { person in
            let second = person.place(of: "May I return it?").minY
            try person.tap("How do I pay?")
            try person.wait(0.2)
            person.expect("the second is on its way down") { _ in
                let now = person.place(of: "May I return it?").minY
                return now > second + 5 && now < second + 36
            }
            try person.settle()
            person.sees("By card, or when you pick it up.")
            person.measures(
                "moved by the answer's height and its padding",
                second + person.place(of: "By card, or when you pick it up.").height + 16
            ) { _ in
                person.place(of: "May I return it?").minY
            }
            try person.tap("May I return it?")
            try person.wait(0.1)
            try person.tap("How do I pay?")
            try person.settle()
            person.sees("By card")
            person.misses("Within 30 days")
        },
        Program("preferences that are kept") {
            // What an earlier run of the tests has left in the person's file is none of the story's.
            for key in ["otherName", "otherNotifications", "otherSound", "otherVolume"] {
                UserDefaults.standard.removeObject(forKey: key)
            }
            return Preferences2()
        } story: { person in
            person.sees("Hello, Guest", "You will hear a bell at 50%.")
            try person.tap("Sound")
            try person.settle()
            try person.tap("Horn")
            try person.settle()
            person.sees("You will hear a horn")
            try person.tap("Notifications")
            try person.settle()
            person.sees("You will hear nothing.")
            person.misses("Sound")
            try person.tap("Reset")
            try person.settle()
            person.sees("Reset everything?")
            try person.tap("Cancel")
            try person.settle()
            person.sees("You will hear nothing.")
            try person.tap("Notifications")
            try person.settle()
            person.sees("You will hear a horn")
        },
        Program("bank that refuses") {
            Bank()
        } story: { person in
            try person.tap("Withdraw 40")
            try await person.play(for: 0.1)
            try person.tap("Withdraw 40")
            try await person.play(for: 0.5)
            person.sees("Balance: 10")
            try person.tap("Withdraw 40")
            try await person.play(for: 1)
            person.sees("You need 30 more", "Try a smaller sum.")
            try person.tap("OK")
            try person.settle()
            person.misses("You need")
            person.sees("Balance: 10")
        },
    ]
}
