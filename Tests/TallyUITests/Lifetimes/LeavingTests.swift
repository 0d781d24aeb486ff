import Foundation
import SwiftUI
import TallyScene
import TallyStage
import Testing

/// What moves × what goes with it × when, on a stage of 120 by 160 points.
@MainActor
struct LeavingTests {
    private enum Phase: CaseIterable { case opening, closing, dragged }

    /// Seconds of a frame.
    private static let frame = 1.0 / 60

    /// Plays until nothing moves, at a sixth of the frames.
    private func settle(_ stage: Stage) -> Bool {
        stage.frameRate = 10
        defer { stage.frameRate = 60 }
        return stage.settle()
    }

    private func stage(_ moving: Moving, _ going: Going, _ world: LeavingWorld) -> Stage {
        Stage(size: CGSize(width: 120, height: 160)) { LeavingProgram(moving: moving, going: going, world: world) }
    }

    private func middle(of text: String, _ stage: Stage) -> CGPoint? {
        stage.frame.texts.first { $0.string == text }.map { CGPoint(x: $0.rect.midX, y: $0.rect.midY) }
    }

    private func drag(_ stage: Stage, from start: CGPoint, by way: CGSize) {
        stage.pointerDown(start)
        stage.advance(by: 0)
        for step in 1...4 {
            let share = CGFloat(step) / 4
            stage.pointerMove(CGPoint(x: start.x + way.width * share, y: start.y + way.height * share))
            stage.advance(by: Self.frame)
        }
    }

    private func open(_ moving: Moving, _ stage: Stage, _ world: LeavingWorld) throws {
        switch moving {
        case .sheet, .cover, .alert, .fieldAlert, .dialog, .popover, .presentedPush: world.isOn = true
        case .itemSheet, .itemPopover, .itemPush: world.item = LeavingItem(id: 1)
        case .push, .zoom: world.path = [1]
        case .menu: try stage.tap("Menu")
        case .contextMenu:
            let place = try #require(middle(of: "Menu", stage))
            stage.pointerDown(place)
            stage.advance(by: 0.6)
            stage.pointerUp(place)
        case .rowSwipe:
            drag(stage, from: try #require(middle(of: "Row", stage)), by: CGSize(width: -40, height: 0))
        case .page: drag(stage, from: try #require(middle(of: "P0", stage)), by: CGSize(width: -40, height: 0))
        }
    }

    private func close(_ moving: Moving, _ stage: Stage, _ world: LeavingWorld) {
        switch moving {
        case .menu, .contextMenu: stage.press(.escape)
        case .rowSwipe, .page: stage.pointerUp(CGPoint(x: 60, y: 60))
        default:
            world.isOn = false
            world.item = nil
            world.path = []
        }
    }

    /// Takes hold of what is open; at odd frames the finger lets go of it before it goes.
    private func takeHold(_ moving: Moving, _ stage: Stage, isHeld: Bool) {
        let isPushed = [.push, .presentedPush, .itemPush, .zoom].contains(moving)
        let start = CGPoint(x: isPushed ? 4 : 60, y: 90)
        drag(stage, from: start, by: CGSize(width: 32, height: 32))
        if !isHeld { stage.pointerUp(CGPoint(x: start.x + 40, y: start.y + 40)) }
    }

    private func play(
        _ moving: Moving, _ going: Going, _ phase: Phase, _ frame: Int, like fresh: Stage
    ) throws {
        let world = LeavingWorld()
        var played: Stage? = stage(moving, going, world)
        let liveObjects = try #require(played).runtime.liveObjects
        do {
            let stage = try #require(played)
            #expect(settle(stage))
            try open(moving, stage, world)
            if phase != .opening { #expect(settle(stage)) }
            switch phase {
            case .opening: break
            case .closing: close(moving, stage, world)
            case .dragged: takeHold(moving, stage, isHeld: frame % 2 == 0)
            }
            stage.advance(by: Double(frame) * Self.frame)
            if frame % 2 == 0 {
                world.goAway()
            } else {
                withAnimation(.easeInOut(duration: 0.3)) { world.goAway() }
            }
            stage.advance(by: 0)
            stage.advance(by: 0.1)
            stage.pointerUp(CGPoint(x: 60, y: 90))
            let what = "\(moving) in \(going), \(phase), frame \(frame)"
            #expect(settle(stage), "\(what)")
            #expect(stage.frame == fresh.frame, "\(what)")
            #expect(stage.image() == fresh.image(), "\(what)")
            #expect(stage.liveNodes == fresh.liveNodes, "\(what)")
            #expect(stage.warnings.isEmpty, "\(what)")
        }
        played = nil
        #expect(liveObjects.lines == [], "\(moving) in \(going), \(phase), frame \(frame)")
    }

    @Test(arguments: Going.allCases, Moving.allCases)
    func `what goes while something of it moves is gone, as if it had never been there`(
        going: Going, moving: Moving
    ) throws {
        let end = LeavingWorld()
        end.goAway()
        let fresh = stage(moving, going, end)
        #expect(fresh.settle())
        // Every frame where nothing is around; elsewhere some.
        let isBare = going == .branch || going == .root
        for phase in Phase.allCases {
            let last = phase == .dragged ? 5 : 24
            for frame in stride(from: 0, through: last, by: isBare ? 1 : 5) {
                try play(moving, going, phase, frame, like: fresh)
            }
        }
    }
}
