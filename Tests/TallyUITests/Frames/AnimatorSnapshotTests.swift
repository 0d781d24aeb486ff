#if DEBUG
    import SwiftUI
    import TallyStage
    import Testing

    @_spi(Runtime) @testable import TallyCore
    @testable import TallyUI

    /// What must hold of the animator's arrays, each broken on purpose.
    @MainActor
    struct AnimatorSnapshotTests {
        private let stage = Stage { Movers() }

        /// Two squares on their way: one that an offset moves, one that an opacity fades.
        private struct Movers: View {
            @State private var isOver = false

            var body: some View {
                VStack {
                    Square().offset(x: isOver ? 50 : 0)
                    Square().opacity(isOver ? 0 : 1)
                }
                .onAppear { withAnimation(.linear(duration: 10)) { isOver = true } }
            }
        }

        /// The snapshot of the stage after a second, and what does not hold of them once they are broken.
        private func broken(_ change: (inout AnimatorSnapshot) -> Void) -> String? {
            stage.advance(by: 1)
            var snapshot = stage.runtime.animator.snapshot
            #expect(snapshot.runs.count == 2 && snapshot.violation(at: stage.time) == nil)
            change(&snapshot)
            return snapshot.violation(at: stage.time)
        }

        @Test
        func `the arrays of runs are parallel`() {
            let fewer = broken { $0.ends.removeLast() }
            #expect(fewer == "the arrays of runs are not parallel: [2, 1, 2, 2] runs, ends, next events and sights")
            let more = broken { $0.visibilities.append(RunVisibility()) }
            #expect(more == "the arrays of runs are not parallel: [2, 2, 2, 3] runs, ends, next events and sights")
        }

        @Test
        func `an attribute knows its run`() {
            let wrong = broken { $0.runs.swapAt(0, 1) }
            #expect(wrong == "run 0: its attribute takes itself for run 1")
        }

        @Test
        func `an end is that of the motion`() {
            #expect(broken { $0.ends[1] = 3 } == "run 1: its end is noted as 3.0, and its motion ends at 10.0")
        }

        @Test
        func `a next event is the motion's end or that of a token`() {
            #expect(
                broken { $0.nextEvents[0] = .infinity }
                    == "run 0: its next event is noted as inf, and is at 10.0")
        }

        @Test
        func `what moves is an element that is there`() {
            var ended: Attribute?
            let wrong = broken {
                // Behind the animator's back.
                ended = $0.runs[0].attribute
                ended?.element.destroy()
                ended?.runIndex = 0
            }
            #expect(wrong == "run 0: it moves a value of an element that has ended")
            ended?.runIndex = -1
        }

        @Test
        func `a segment follows where the attribute says so, and is the element's`() {
            #expect(
                broken { $0.runs[0].follower = nil }
                    == "run 0: its attribute takes itself for followed by a segment, and it has none")
            #expect(
                broken { $0.runs[0].follower = $0.runs[1].follower }
                    == "run 0: the segment that follows it is none of its element's")
        }

        @Test
        func `a segment follows no attribute that does not know of it`() {
            #expect(
                broken {
                    let attribute = $0.runs[0].attribute
                    let follower = $0.runs[0].follower
                    attribute.endDirect()
                    $0 = stage.runtime.animator.snapshot
                    $0.runs[0].follower = follower
                } == "run 0: a segment follows it, and its attribute does not know")
        }

        @Test
        func `a run that goes at a pace knows its place among those that do`() {
            #expect(broken { $0.pacedPlaces.swapAt(0, 1) } == "run 0 takes itself for number 1 at a pace")
            #expect(broken { $0.pacedPlaces[1] = -1 } == "2 segments follow a pace, and 1 runs say so")
            #expect(broken { $0.pacedPlaces.removeLast() } == "2 runs have 1 places at a pace")
        }

        /// A square that is sent on in the frame in which it arrives, by what happens before anything is played.
        private struct Relay: View {
            @State private var place = 0.0

            var body: some View {
                Square().offset(x: place)
                    .onLongPressGesture(minimumDuration: 0.11) {
                        withAnimation(.linear(duration: 10)) { place = 100 }
                    } onPressingChanged: { isPressing in
                        guard isPressing else { return }
                        withAnimation(.linear(duration: 0.11)) { place = 50 }
                    }
            }
        }

        @Test
        func `what arrives and is sent on in one frame leaves its pace for the new one`() {
            let relay = Stage(size: CGSize(width: 100, height: 100)) { Relay() }
            relay.pointerDown(CGPoint(x: 50, y: 50))
            relay.advance(by: 0.2)
            let snapshot = relay.runtime.animator.snapshot
            #expect(snapshot.runs.count == 1 && snapshot.paced.count == 1)
            #expect(snapshot.violation(at: relay.time) == nil)
        }

        @Test
        func `a custom run knows its place, and is counted`() {
            let run = CustomRun()
            run.place = 1
            #expect(
                broken {
                    $0.custom = [run]
                    $0.customCount = 1
                } == "custom run 0 takes itself for number 1")
            run.place = 0
            #expect(broken { $0.custom = [run, nil] } == "0 custom runs are counted, and there are 1")
        }

        @Test
        func `no custom run is being played between two frames`() {
            #expect(
                broken { $0.isPlayingCustom = true } == "custom runs are being played, though the frame is over")
        }

        @Test
        func `what is not seen is counted`() {
            #expect(broken { $0.unseenCount = 1 } == "1 runs are counted as not seen, and 0 are not")
            #expect(broken { $0.visibilities[0].isSeen = false } == "0 runs are counted as not seen, and 1 are not")
            let run = CustomRun()
            run.place = 0
            run.visibility.isSeen = false
            #expect(
                broken {
                    $0.custom = [run]
                    $0.customCount = 1
                } == "0 runs are counted as not seen, and 1 are not")
        }

        @Test
        func `where a run asks a presence, the animator looks after it`() {
            #expect(
                broken { $0.visibilities[0].presence = Presence(outer: nil, isShown: true) }
                    == "a run asks a presence, and the animator takes all for seen")
        }

        @Test
        func `what is remembered of the next end is so`() {
            #expect(
                broken { $0.knownNextEnd = .infinity }
                    == "it remembers the next end as inf, and something ends at 10.0")
            #expect(broken { $0.knownNextEnd = 7 } == "it remembers an end at 7.0, when nothing ends")
        }

        @Test
        func `what is remembered of whether all that ends is over is so`() {
            #expect(
                broken {
                    $0.visibilities[0].isSeen = false
                    $0.unseenCount = 1
                    $0.knownIsQuiet = true
                } == "it remembers that what is seen and ends is over; it is not")
        }
    }
#endif
