#if DEBUG
    import Foundation
    import SwiftUI
    import TallyStage
    import Testing

    @_spi(Runtime) @testable import TallyCore
    @testable import TallyUI

    /// What must hold of a tree between two frames, each broken on purpose.
    @MainActor
    struct InvariantsTests {
        private let stage = Stage { Board() }
        private var runtime: Runtime { stage.runtime }
        private var list: ElementList { stage.rowList }
        private var leaf: _ViewNode { stage.rows[0].node }
        /// The node whose children stand there by key.
        private var keyed: _ViewNode { stage.rows[1].node.parent! }

        private struct Board: View {
            var body: some View {
                VStack {
                    Text("a").offset(x: 1)
                    ForEach([1, 2, 3], id: \.self) { Text("\($0)") }
                }
            }
        }

        private func violation(of list: ElementList) -> String? {
            var nodes = 0
            return list.violation(counting: &nodes)
        }

        @Test
        func `the frames of tests look whether all holds`() {
            #expect(Invariants.areChecked, "Run the tests with Scripts/test or Scripts/swift test, which ask for it.")
        }

        @Test(.enabled(if: Invariants.areChecked))
        func `all of it holds in a tree that nobody has broken`() {
            #expect(runtime.violation() == nil)
            #expect(violation(of: list) == nil && violation(of: stage.topList) == nil)
        }

        @Test(.enabled(if: Invariants.areChecked))
        func `a frame after which something does not hold traps and says what`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let stage = Stage { Text("a") }
                    stage.runtime.statistics.liveNodes += 1
                    for _ in 0..<100 { stage.advance(by: 1) }
                }
            }
            let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(said.contains("something does not hold that must: "))
            #expect(said.contains("nodes are counted, and "))
        }

        @Test
        func `a tree is walked again when the frames have done twice as much as there are nodes`() {
            var pace = CheckPace()
            var frame = RuntimeStatistics()
            frame.liveNodes = 100
            frame.bodiesEvaluated = 100
            let dense = (0..<4).map { _ in pace.isDue(after: frame) }
            #expect(dense == [false, true, false, true])
            frame.liveNodes = 1
            let small = (0..<2).map { _ in pace.isDue(after: frame) }
            #expect(small == [true, true])
        }

        // MARK: Nodes

        @Test
        func `a node in the tree has not ended`() {
            leaf.destroy()
            #expect(violation(of: list)?.hasSuffix("it has ended, and stands in the tree") == true)
        }

        @Test
        func `a node is of its list, and of the list's runtime`() {
            let other = Stage { Board() }
            #expect(
                leaf.violation(under: nil, in: other.rowList) == "it is of another runtime than the list it stands in")
            #expect(
                leaf.violation(under: nil, in: stage.topList)
                    == "it takes itself for one of another list than it stands in")
        }

        @Test
        func `a node's parent is the node it stands under`() {
            #expect(
                leaf.violation(under: keyed, in: list) == "its parent is another node than it stands under")
        }

        @Test
        func `a node is deeper than its parent`() {
            let depth = leaf.depth
            #expect(_ViewNode.depthViolation(depth + 1, under: leaf) == nil)
            #expect(
                _ViewNode.depthViolation(depth, under: leaf) == "it is at depth \(depth), and its parent at \(depth)")
        }

        @Test
        func `a node's body has a memory of its own, which has not ended`() {
            let (root, other) = (stage.topList.root!, Stage { Board() })
            let own = root.composite
            root.composite = other.topList.root!.composite
            #expect(
                root.violation(under: nil, in: stage.topList) == "its body's memory is another node's")
            root.composite = own
            own?.destroy(runtime)
            #expect(root.violation(under: nil, in: stage.topList) == "its body's memory has ended")
        }

        @Test
        func `a node is marked for an update only while one waits`() {
            let root = stage.topList.root!
            root.isDirty = true
            #expect(
                root.violation(under: nil, in: stage.topList) == "it is marked for an update, and none waits")
            runtime.recordWrite(readers: [root])
            #expect(root.violation(under: nil, in: stage.topList) == nil)
        }

        @Test
        func `a node's element is its own, and has not ended`() {
            let own = leaf.element
            leaf.element = stage.rows[1]
            #expect(leaf.violation(under: nil, in: list) == "its element is another node's")
            leaf.element = own
            own?.destroy()
            #expect(leaf.violation(under: nil, in: list) == "its element has ended")
        }

        @Test
        func `a node with an element has no children beside it`() {
            leaf.dynamic = keyed.dynamic
            #expect(leaf.violation(under: nil, in: list) == "its children by key are another node's")
            leaf.dynamic = nil
            keyed.element = leaf.element
            #expect(violation(of: list)?.hasSuffix("its element is another node's") == true)
            keyed.element = nil
            let text = Text("b")
            let update = _ViewUpdate(
                runtime: runtime, environment: EnvironmentValues(), scope: runtime.rootScope, chain: nil, content: nil,
                list: list)
            leaf.reconcileChild(0, text, update)
            #expect(violation(of: list)?.hasSuffix("it has an element, and children beside it") == true)
        }

        // MARK: Children by key

        @Test
        func `children by key have not ended`() {
            let keyed = keyed
            keyed.dynamic?.destroy()
            #expect(keyed.violation(under: nil, in: list) == "its children by key have ended")
        }

        @Test
        func `children that are there have a key each and a node, and do not leave`() {
            let live = keyed.dynamic!.live
            var departures = DynamicChildren.Departures()
            #expect(DynamicChildren.violation(live: live, departures: departures) == nil)
            #expect(
                DynamicChildren.violation(live: live + [live[0]], departures: departures)
                    == "the key of its child 3, 1, is there twice")
            #expect(
                DynamicChildren.violation(live: [DynamicChildren.Child(key: 9)], departures: departures)
                    == "its child 0 has no node")
            departures.add(live[1])
            #expect(
                DynamicChildren.violation(live: live, departures: departures)
                    == "its child 1 is there, and takes itself for one that leaves")
        }

        @Test
        func `children that leave have a node, and are found at their place and by their key`() {
            let live = keyed.dynamic!.live
            func violation(_ leaving: [DynamicChildren.Child]) -> String? {
                var departures = DynamicChildren.Departures()
                for child in leaving { departures.add(child) }
                return DynamicChildren.violation(live: [], departures: departures)
            }
            #expect(violation(live) == nil)
            #expect(violation([live[0], live[0]]) == "what leaves at place 0 takes itself to leave at 1")
            let same = DynamicChildren.Child(key: live[0].key)
            same.node = live[1].node
            #expect(violation([live[0], same]) == "what leaves at place 0 is not found by its key")
            #expect(violation([DynamicChildren.Child(key: 9)]) == "what leaves at place 0 has no node")
        }

        // MARK: Lists of elements

        @Test
        func `a list holds the elements that its nodes have`() {
            keyed.dynamic = nil
            #expect(violation(of: list) == "it holds 4 elements, and its nodes have 1")
        }

        @Test
        func `a list holds its elements in the order of its nodes`() {
            let child = keyed.dynamic!.live
            let (first, second) = (child[0].node, child[1].node)
            (child[0].node, child[1].node) = (second, first)
            #expect(
                violation(of: list)
                    == "it holds other elements than its nodes have, or in another order, from place 1 on")
            (child[0].node, child[1].node) = (first, second)
        }

        @Test
        func `an element knows whether it is leaving`() {
            leaf.element?.isLeaving = true
            #expect(violation(of: list)?.hasSuffix("its element does not know whether it is leaving") == true)
            // Nobody knows before the list is collected again.
            list.needsCollection()
            #expect(violation(of: list) == nil)
        }

        @Test
        func `a list with nodes has an owner, in a node that is there`() {
            let (list, owner) = (list, list.owner)
            list.stand(in: nil)
            #expect(violation(of: list)?.hasPrefix("its owner has gone, and the node of ") == true)
            list.stand(in: owner as? ContainerElement)
            list.root?.parent?.destroy()
            #expect(list.root == nil)
        }

        @Test
        func `a list without nodes has no elements`() {
            let root = list.root
            list.root = nil
            #expect(violation(of: list) == "it has elements, and no nodes")
            list.root = root
        }

        @Test
        func `a list's node stands under a node that is there`() {
            let list = ElementList(runtime: runtime, owner: runtime.root)
            let parent = _ViewNode(
                runtime: runtime, parent: nil, descriptor: ViewDescriptor.of(Text.self), box: ViewBox(Text("b")),
                list: list)
            let update = _ViewUpdate(
                runtime: runtime, environment: EnvironmentValues(), scope: runtime.rootScope, chain: nil, content: nil,
                list: list)
            list.reconcile(Text("c"), parent: parent, update)
            #expect(violation(of: list) == nil)
            parent.destroy()
            #expect(violation(of: list)?.hasSuffix(", which holds it, has ended") == true)
            list.destroy()
            withExtendedLifetime(parent) {}
        }

        @Test(.enabled(if: Invariants.areChecked))
        func `the nodes of all lists are those that are counted`() {
            let count = runtime.statistics.liveNodes
            runtime.statistics.liveNodes -= 1
            #expect(runtime.violation() == "\(count - 1) nodes are counted, and \(count) stand in the tree")
            #expect(runtime.violation(isThorough: false) == nil)
        }

        // MARK: Elements

        @Test
        func `a slot knows its level`() {
            let slot = stage.rows[0].slots[0]
            slot.level = 7
            #expect(stage.rows[0].violation == "slot 0 of its element, \(type(of: slot)), is at level 7")
        }

        @Test
        func `a value that moves is what the animator moves`() {
            let attribute = stage.rows[0].attributes[0]
            attribute.runIndex = 3
            #expect(stage.rows[0].violation == "value 0 of its element takes itself for run 3, and is not")
            attribute.runIndex = -1
        }

        @Test
        func `what takes itself for waiting waits`() {
            let element = stage.rows[0]
            element.invalidateLayout()
            #expect(element.violation == nil)
            runtime.layoutPass.queue = []
            #expect(element.violation == "its element takes itself for waiting for layout, and does not")
            runtime.layoutPass.queue = [element]
            runtime.layoutPass.run(LayoutContext(runtime))
            element.needsRecord()
            #expect(element.violation == nil)
            runtime.recordPass.queue = []
            #expect(element.violation == "its element takes itself for waiting to be drawn, and does not")
        }
    }
#endif
