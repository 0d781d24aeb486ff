import Foundation

@main enum Entry {
    @MainActor static func main() {
        Interrupt.listen()
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(Command.run(arguments, in: .process).code)
    }
}
