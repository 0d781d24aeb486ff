// long: the programs of one theme and their stories, each of which is read with its program.

import SwiftUI

// A sheet for an item, edited in place, then deleted from inside of it.
private struct Pets: View {
    struct Pet: Identifiable, Equatable {
        let id: Int
        var name: String
    }
    @State private var pets = [Pet(id: 1, name: "Rex"), Pet(id: 2, name: "Tom"), Pet(id: 3, name: "Kit")]
    @State private var edited: Pet?
    var body: some View {
        List(pets) { pet in Button(pet.name) { edited = pet } }
            .sheet(item: $edited) { pet in
                PetEditor(name: pet.name) { name in
                    if let index = pets.firstIndex(where: { $0.id == pet.id }) { pets[index].name = name }
                } delete: {
                    withAnimation { pets.removeAll { $0.id == pet.id } }
                }
            }
    }
    struct PetEditor: View {
        @State var name: String
        let save: (String) -> Void
        let delete: () -> Void
        @Environment(\.dismiss) var dismiss
        var body: some View {
            NavigationStack {
                Form {
                    TextField("Pet name", text: $name)
                    Button("Delete pet", role: .destructive) {
                        delete(); dismiss()
                    }
                }
                .navigationTitle("Edit pet")
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Save") {
                            save(name); dismiss()
                        }.disabled(name.isEmpty)
                    }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                }
            }
        }
    }
}

private struct AlertAfterAlert: View {
    @State private var first = false
    @State private var second = false
    @State private var result = "idle"
    var body: some View {
        VStack {
            Text("State: \(result)")
            Button("Erase disk") { first = true }
        }
        .alert("Erase?", isPresented: $first) {
            Button("Yes", role: .destructive) { second = true }
            Button("No", role: .cancel) { result = "kept" }
        }
        .alert("Really erase?", isPresented: $second) {
            Button("Erase all", role: .destructive) { result = "erased" }
            Button("Keep", role: .cancel) { result = "kept" }
        } message: {
            Text("There is no way back.")
        }
    }
}

private struct ConfirmThenAlert: View {
    @State private var asks = false
    @State private var saved = false
    @State private var format = ""
    var body: some View {
        Button("Export") { asks = true }
            .confirmationDialog("Export as", isPresented: $asks, titleVisibility: .visible) {
                ForEach(["PDF", "PNG"], id: \.self) { kind in
                    Button(kind) {
                        format = kind
                        saved = true
                    }
                }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Choose a format")
            }
            .alert("Saved", isPresented: $saved, presenting: format) { _ in
                Button("Fine") {}
            } message: { kind in
                Text("As \(kind) file")
            }
    }
}

private struct Detents: View {
    @State private var isShown = false
    @State private var detent = PresentationDetent.medium
    var body: some View {
        VStack {
            Text("Map")
            Button("Places") { isShown = true }
            Spacer()
        }
        .sheet(isPresented: $isShown) {
            VStack {
                Text("List of places").padding()
                Button(detent == .medium ? "Larger" : "Smaller") {
                    withAnimation { detent = detent == .medium ? .large : .medium }
                }
                Spacer()
            }
            .presentationDetents([.medium, .large], selection: $detent)
            .presentationDragIndicator(.visible)
        }
    }
}

private struct Photo: View {
    @State private var isFull = false
    @State private var likes = 0
    var body: some View {
        VStack {
            Text("Album, \(likes) likes")
            Button("View photo") { isFull.toggle() }
        }
        .fullScreenCover(isPresented: $isFull, onDismiss: { likes += 1 }) { Viewer() }
    }
    struct Viewer: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            ZStack(alignment: .topTrailing) {
                Color.black.ignoresSafeArea()
                Text(isPresented ? "A photo" : "Not presented").foregroundColor(.white)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                Button {
                    dismiss()
                } label: {
                    Image(systemName: "xmark").padding()
                }
                .accessibilityLabel("Close photo")
                .tint(.white)
            }
        }
    }
}

private struct InfoRows: View {
    @State private var shown: Int?
    var body: some View {
        List(1..<5) { row in
            HStack {
                Text("Setting \(row)")
                Spacer()
                Button {
                    shown = row
                } label: {
                    Image(systemName: "info.circle")
                }
                .buttonStyle(.borderless)
                .accessibilityLabel("Info \(row)")
                .popover(isPresented: Binding(get: { shown == row }, set: { if !$0 { shown = nil } })) {
                    Text("What \(row) does").padding()
                }
            }
        }
    }
}

private struct RichMenu: View {
    @State private var color = "Red"
    @State private var isBold = false
    @State private var sort = 0
    var body: some View {
        VStack(spacing: 30) {
            Text("\(color), \(isBold ? "bold" : "thin"), sort \(sort)")
            Menu {
                Section("Style") {
                    Toggle("Bold", isOn: $isBold)
                    Menu("Colour") {
                        ForEach(["Red", "Green", "Blue"], id: \.self) { name in Button("\(name) ink") { color = name } }
                    }
                }
                Section {
                    Picker("Sort", selection: $sort) {
                        Text("By name").tag(0)
                        Text("By size").tag(1)
                    }
                }
                Divider()
                Button("Reset all", role: .destructive) {
                    color = "Red"; isBold = false; sort = 0
                }
            } label: {
                Label("Options", systemImage: "ellipsis.circle")
            }
        }
    }
}

private struct Download: View {
    enum Failure: LocalizedError, Identifiable {
        case noNetwork, full(Int)
        var id: String { errorDescription ?? "" }
        var errorDescription: String? {
            switch self {
            case .noNetwork: "No network"
            case .full(let megabytes): "Disk full by \(megabytes) MB"
            }
        }
        var recoverySuggestion: String? { "Try later" }
    }
    @State private var failure: Failure?
    @State private var tries = 0
    @State private var isDone = false
    var body: some View {
        VStack {
            if isDone { Text("Downloaded") } else { Button("Download") { run() } }
        }
        .alert(item: $failure) { failure in
            Alert(
                title: Text(failure.errorDescription ?? "Error"), message: Text(failure.recoverySuggestion ?? ""),
                primaryButton: .default(Text("Again")) { DispatchQueue.main.async { run() } },
                secondaryButton: .cancel(Text("Stop")))
        }
    }
    private func run() {
        do { try fetch() } catch { failure = error as? Failure }
    }
    private func fetch() throws {
        tries += 1
        if tries == 1 { throw Failure.noNetwork }
        if tries == 2 { throw Failure.full(5) }
        isDone = true
    }
}

extension Program {
    static let courseAPresentations: [Program] = [
        Program("pets to edit") {
            Pets()
        } story: { person in
            try person.tap("Tom")
            try person.wait(0.1)
            try person.settle()
            person.sees("Edit pet")
            try person.tap("Pet name")
            try person.press("a", .command)
            try person.press(.delete)
            try person.tap("Save")
            try person.settle()
            person.sees("Edit pet")
            try person.tap("Pet name")
            try person.type("Tim")
            try person.tap("Save")
            try person.settle()
            person.sees("Tim", "Rex")
            person.misses("Tom", "Edit pet")
            try person.tap("Rex")
            try person.settle()
            try person.tap("Delete pet")
            try person.wait(0.1)
            try person.settle()
            person.misses("Rex", "Delete pet")
            person.sees("Tim", "Kit")
            try person.tap("Kit")
            try person.settle()
            try person.tap("Pet name")
            try person.type("!!")
            try person.tap("Cancel")
            try person.settle()
            person.misses("!!")
        },
        Program("alert after an alert") {
            AlertAfterAlert()
        } story: { person in
            try person.tap("Erase disk")
            try person.settle()
            try person.tap("Yes")
            try person.settle()
            person.sees("Really erase?", "There is no way back.")
            person.misses("Erase?", "Yes")
            try person.tap("Erase all")
            try person.settle()
            person.sees("State: erased")
            person.misses("Really")
            try person.tap("Erase disk")
            try person.settle()
            try person.tap("No")
            try person.settle()
            person.sees("State: kept")
            person.misses("Really", "Erase?")
        },
        Program("confirmation, then an alert") {
            ConfirmThenAlert()
        } story: { person in
            try person.tap("Export")
            try person.settle()
            person.sees("Export as", "Choose a format", "PDF", "PNG")
            try person.tap("PNG")
            try person.settle()
            person.sees("Saved", "As PNG file")
            person.misses("Choose a format", "PDF")
            try person.tap("Fine")
            try person.settle()
            person.misses("Saved")
            try person.tap("Export")
            try person.settle()
            try person.tap("Cancel")
            try person.settle()
            person.misses("Saved", "PDF")
        },
        Program("places at two heights") {
            Detents()
        } story: { person in
            try person.tap("Places")
            try person.settle()
            let half = person.place(of: "List of places")
            person.expect("the sheet takes the lower half") { _ in half.minY > 300 }
            try person.tap("Larger")
            try person.wait(0.1)
            let onWay = person.place(of: "List of places")
            person.expect("it is on its way up") { _ in onWay.minY < half.minY && onWay.minY > 100 }
            try person.settle()
            person.expect("the sheet is tall") { _ in person.place(of: "List of places").minY < 150 }
            try person.tap("Smaller")
            try person.settle()
            person.expect("the sheet is half again") { _ in abs(person.place(of: "List of places").minY - half.minY) < 1
            }
            try person.tap(x: 195, y: 120)
            try person.settle()
            person.misses("List of places")
            person.sees("Map")
        },
        Program("photo in full") {
            Photo()
        } story: { person in
            try person.tap("View photo")
            try person.settle()
            person.sees("A photo")
            person.expect("what is under the cover is not spoken") { frame in
                !frame.accessibility.contains { $0.label.contains("Album") || $0.label == "View photo" }
            }
            try person.tap("Close photo")
            try person.wait(0.1)
            try person.settle()
            person.sees("Album, 1 likes")
            person.misses("A photo", "Not presented")
            try person.tap("View photo")
            try person.wait(0.15)
            try person.settle()
            person.sees("A photo")
        },
        Program("rows with a popover each") {
            InfoRows()
        } story: { person in
            try person.tap("Info 2")
            try person.settle()
            // On a phone a popover is a sheet.
            person.sees("What 2 does")
            try person.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 700))
            try person.settle()
            person.misses("What")
            try person.tap("Info 4")
            try person.settle()
            person.sees("What 4 does")
            person.misses("What 2")
        },
        Program("menu of sections") {
            RichMenu()
        } story: { person in
            person.sees("Red, thin, sort 0")
            try person.tap("Options")
            try person.settle()
            person.sees("Bold", "Colour", "By size", "Reset all")
            person.misses("Blue ink")
            try person.tap("Bold")
            try person.settle()
            person.sees("Red, bold")
            person.misses("Reset all")
            try person.tap("Options")
            try person.settle()
            try person.tap("Colour")
            try person.settle()
            try person.tap("Blue ink")
            try person.settle()
            person.sees("Blue, bold, sort 0")
            person.misses("ink")
            try person.tap("Options")
            try person.settle()
            try person.tap("By size")
            try person.settle()
            person.sees("sort 1")
            try person.tap("Options")
            try person.wait(0.05)
            try person.tap("Reset all")
            try person.settle()
            person.sees("Red, thin, sort 0")
        },
        Program("download that fails twice") {
            Download()
        } story: { person in
            try person.tap("Download")
            try person.settle()
            person.sees("No network", "Try later")
            try person.tap("Again")
            try person.settle()
            person.sees("Disk full by 5 MB")
            person.misses("No network")
            try person.tap("Stop")
            try person.settle()
            person.misses("Disk full")
            try person.tap("Download")
            try person.settle()
            person.sees("Downloaded")
        },
    ]
}
