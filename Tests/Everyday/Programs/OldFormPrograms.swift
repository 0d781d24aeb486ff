import Combine
import SwiftUI

// What tutorials of the first years print, in one program.

struct OldLogin: View {
    @State private var password = ""
    @State private var message = "locked"
    let title: String

    var body: some View {
        NavigationView {
            VStack {
                SecureField("Password", text: $password) { message = "entered \(password.count)" }
                Text(message)
                Circle().frame(width: CGSizeMake(20, 30).width, height: CGRectMake(0, 0, 10, 12).height)
            }
            .navigationBarTitle(title, displayMode: .inline)
        }
    }
}

struct OldList: View {
    var body: some View {
        NavigationView {
            List(0..<3) { Text("Row \($0)") }.navigationBarTitle(Text("Rows"), displayMode: .large)
        }
    }
}

extension View {
    func saving<T>(
        _ values: Published<T>.Publisher, every: RunLoop.SchedulerTimeType.Stride = 2, action: @escaping () -> Void
    ) -> some View {
        onReceive(values.debounce(for: every, scheduler: RunLoop.main)) { _ in action() }
    }
}

final class OldModel: ObservableObject {
    @Published var name = ""
    @Published var saved = 0
}

struct OldEditor: View {
    @StateObject private var model = OldModel()

    var body: some View {
        VStack {
            TextField("Name", text: $model.name)
            Text("Saved \(model.saved) times")
        }
        .saving(model.$name, action: { model.saved += 1 })
    }
}

extension Program {
    static let oldForms: [Program] = [
        Program("old login") {
            OldLogin(title: "Door")
        } story: { person in
            person.sees("Door", "locked")
            try person.tap("Password")
            try person.type("abc")
            try person.press(.return)
            person.sees("entered 3")
        },
        Program("old list") {
            OldList()
        } story: { person in
            person.sees("Rows", "Row 2")
        },
        // A publisher sends what it has to whoever comes.
        Program("old editor", isFunctionOfState: false) {
            OldEditor()
        } story: { person in
            try person.tap("Name")
            try person.type("Bo")
            try person.wait(1)
            person.sees("Saved 0 times")
            try person.wait(1.1)
            person.sees("Saved 1 times")
        },
    ]
}
