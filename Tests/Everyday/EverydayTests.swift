import SwiftUI
import TallyStage
import Testing

extension Program {
    /// All there are. A report of a user begins as one more.
    static let all =
        counters + forms + oldForms + models + presentations + lists + tables + motions + layouts + navigations + styles
        + gestures + times + texts + dates + lives + columns + searches + combines + coursesA + coursesB + others
        + seams

    private static let coursesA =
        courseAForms + courseALists + courseANavigations + courseAPresentations + courseAModels
    private static let coursesB =
        courseShapesB + courseMotionB + courseHandsB + courseNavigationB + courseLayoutsB + courseTimersB + courseGamesB
        + courseStylesB + courseTallyB
    private static let seams = seamBindings + seamModels + seamClosures + seamViews + seamMotion
    private static let others =
        otherCounters + otherOpenings + otherModels + otherForms + otherScreens + otherGames + otherMotion + otherStyles
}

@Suite(.serialized) @MainActor struct EverydayTests {
    @Test(arguments: Program.all) func `shows what its author means`(program: Program) async throws {
        let liveObjects = try await play(program)
        try Player.check(liveObjects)
    }

    @Test(arguments: Program.all)
    func `ends in any hand as a stage made in its state`(program: Program) {
        for seed in Soak.first..<Soak.first + Soak.seeds {
            if let finding = RandomPlay.find(program, seed: seed, steps: Soak.handSteps) { Issue.record("\(finding)") }
        }
    }

    private func play(_ program: Program) async throws -> LiveObjects {
        let player = Player(program)
        try await program.story(Reader(player))
        try player.checkRest()
        return player.stage.liveObjects
    }
}
