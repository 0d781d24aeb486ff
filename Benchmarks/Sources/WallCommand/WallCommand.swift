import CounterWall
import Foundation
import SwiftUI
import Tally
import TallyStage

/// Plays a wall of numbers along with the clock and says when it changed them and when its frames were done.
@main
struct WallCommand {
    @MainActor static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments.contains("--help") || arguments.contains("-h") { return print(WallOptions.usage) }
            let options = try WallOptions(arguments)
            let rows = try ValueFile.rows(of: options.values, count: options.counters)
            try run(options, rows)
        } catch {
            FileHandle.standardError.write(Data("error: \(error.message)\n".utf8))
            exit(error.code)
        }
    }

    @MainActor private static func run(_ options: WallOptions, _ rows: [[Int]]) throws(WallError) {
        let model = CounterWall.Model(values: rows[0])
        let stage = Stage(size: CounterWall.size) { CounterWall(model: model, style: .flow) }
        _ = stage.image()
        var next = 1
        func change() {
            model.values = rows[next % rows.count]
            next += 1
        }
        for _ in 0..<2 {
            change()
            stage.advance(by: 0)
            _ = stage.settle(within: 10)
            _ = stage.image()
        }
        print("START")
        fflush(nil)
        let log = LivePlay(stage).play(for: options.seconds, change: change)
        print("END")
        fflush(nil)
        try log.write(to: options.out)
    }
}
