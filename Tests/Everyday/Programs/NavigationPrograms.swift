import SwiftUI

private struct Recipes: View {
    struct Recipe: Identifiable, Hashable {
        let id: Int
        let name: String
    }
    @State private var path: [Recipe] = []
    private let recipes = ["Soup", "Bread", "Cake"].enumerated().map { Recipe(id: $0.offset, name: $0.element) }

    var body: some View {
        NavigationStack(path: $path) {
            List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
                .navigationTitle("Recipes")
                .navigationDestination(for: Recipe.self) { recipe in
                    VStack {
                        Text("How to make \(recipe.name)")
                        Button("Next recipe") { path.append(recipes[(recipe.id + 1) % 3]) }
                        Button("Home") { path = [] }
                    }
                    .navigationTitle(recipe.name)
                    .navigationBarTitleDisplayMode(.inline)
                }
        }
    }
}

private struct Wizard: View {
    @State private var step = 1
    @State private var isForward = true
    var body: some View {
        VStack {
            ZStack {
                Text("Step \(step)").font(.largeTitle)
                    .id(step)
                    .transition(
                        .asymmetric(
                            insertion: .move(edge: isForward ? .trailing : .leading),
                            removal: .move(edge: isForward ? .leading : .trailing)))
            }
            ProgressView(value: Double(step), total: 4)
            HStack {
                Button("Previous") { go(-1) }.disabled(step == 1)
                Button("Following") { go(1) }.disabled(step == 4)
            }
        }
        .padding()
    }
    private func go(_ way: Int) {
        isForward = way > 0
        withAnimation(.easeInOut(duration: 0.4)) { step += way }
    }
}

private final class Router: ObservableObject {
    @Published var path = NavigationPath()
    @Published var showsDetail = false
}

private struct Routed: View {
    @StateObject private var router = Router()
    var body: some View {
        NavigationStack(path: $router.path) {
            VStack {
                Button("Number") { router.path.append(7) }
                Button("Word") { router.path.append("seven") }
                Button("Detail") { router.showsDetail = true }
            }
            .navigationDestination(for: Int.self) { Text("The number \($0)") }
            .navigationDestination(for: String.self) { WordView(word: $0) }
            .navigationDestination(isPresented: $router.showsDetail) { Text("The detail") }
            .navigationTitle("Router")
        }
        .environmentObject(router)
    }
    struct WordView: View {
        let word: String
        @EnvironmentObject var router: Router
        var body: some View {
            VStack {
                Text("The word \(word)")
                Button("Deeper") { router.path.append(word.count) }
                Button("To the root") { router.path.removeLast(router.path.count) }
            }
        }
    }
}

private struct Tabs: View {
    @State private var selection = "home"
    @State private var log: [String] = []
    var body: some View {
        TabView(selection: $selection) {
            VStack {
                Text("Home screen")
                Text(log.joined(separator: " "))
            }
            .onAppear { log.append("+home") }
            .onDisappear { log.append("-home") }
            .tabItem {
                Image(systemName: "house")
                Text("Home")
            }
            .tag("home")
            NavigationStack {
                NavigationLink("Go on") { Text("Further") }
                    .navigationTitle("Search")
            }
            .onAppear { log.append("+search") }
            .tabItem { Label("Find", systemImage: "magnifyingglass") }
            .tag("search")
            .badge(2)
        }
    }
}

private struct Drawer: View {
    @State private var isOpen = false
    @State private var screen = "Inbox"
    var body: some View {
        ZStack(alignment: .leading) {
            VStack {
                Button("Menu") { withAnimation(.easeOut(duration: 0.3)) { isOpen = true } }
                Text("Screen: \(screen)")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .disabled(isOpen)
            if isOpen {
                Color.black.opacity(0.4).ignoresSafeArea()
                    .onTapGesture { withAnimation { isOpen = false } }
                VStack(alignment: .leading) {
                    ForEach(["Inbox", "Sent", "Trash"], id: \.self) { name in
                        Button("Go to \(name)") {
                            screen = name
                            withAnimation { isOpen = false }
                        }
                    }
                    Spacer()
                }
                .padding()
                .frame(width: 240)
                .background(Color.white)
                .transition(.move(edge: .leading))
            }
        }
    }
}

extension Program {
    static let navigations: [Program] = [
        Program("recipes") {
            Recipes()
        } story: { person in
            try person.tap("Bread")
            try person.settle()
            person.sees("How to make Bread")
            try person.tap("Next recipe")
            try person.settle()
            person.sees("How to make Cake")
            try person.tap("Home")
            try person.settle()
            person.sees("Recipes", "Soup")
            person.misses("How to make")
        },
        Program("wizard") {
            Wizard()
        } story: { person in
            try person.tap("Following")
            try person.wait(0.2)
            try person.tap("Following")
            try person.settle()
            person.sees("Step 3")
            try person.tap("Previous")
            try person.settle()
            person.sees("Step 2")
        },
        Program("router") {
            Routed()
        } story: { person in
            try person.tap("Word")
            try person.settle()
            try person.tap("Deeper")
            try person.settle()
            person.sees("The number 5")
            try person.tap("Back")
            try person.settle()
            try person.tap("To the root")
            try person.settle()
            try person.tap("Detail")
            try person.settle()
            person.sees("The detail")
        },
        Program("tabs") {
            Tabs()
        } story: { person in
            person.sees("Home screen", "+home")
            person.misses("+search")
            try person.tap("Find")
            try person.settle()
            try person.tap("Go on")
            try person.settle()
            person.sees("Further")
            try person.tap("Home")
            try person.settle()
            person.sees("+search", "-home", "+home")
        },
        Program("drawer") {
            Drawer()
        } story: { person in
            try person.tap("Menu")
            try person.settle()
            try person.tap("Go to Sent")
            try person.wait(0.1)
            try person.settle()
            person.sees("Screen: Sent")
            person.misses("Go to")
        },
    ]
}
