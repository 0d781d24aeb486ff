import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor
struct CollectionViewTests {
    private func texts(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `only what is in view is there, and cells are used again`() {
        let scene = CollectionScene([texts(1000)], item: CGSize(width: 66, height: 50))
        #expect(scene.view.visibleCells.count == 12)
        scene.view.setContentOffset(CGPoint(x: 0, y: 10_000), animated: false)
        scene.stage.advance(by: 0)
        #expect(scene.view.visibleCells.count <= 15)
        #expect(scene.view.subviews.count == scene.view.visibleCells.count)
        #expect(scene.source.made < 30)
        #expect(scene.texts.contains("501"))
        scene.view.scrollToItem(at: path(600), at: .centeredVertically, animated: true)
        #expect(scene.stage.settle())
        #expect(scene.view.cellForItem(at: path(600))?.frame.midY == scene.view.bounds.midY)
    }

    @Test func `a tap highlights, selects and lets go`() {
        let scene = CollectionScene([texts(12)], item: CGSize(width: 66, height: 50))
        scene.stage.tap(CGPoint(x: 110, y: 25))
        #expect(scene.source.lines == ["may press 1", "pressed 1", "may select 1", "selected 1", "let go 1"])
        scene.source.lines = []
        scene.stage.tap(CGPoint(x: 110, y: 85))
        #expect(
            scene.source.lines == [
                "may press 4", "pressed 4", "may select 4", "deselected 1", "selected 4", "let go 4",
            ])
        #expect(scene.view.indexPathsForSelectedItems == [path(4)])
        #expect(scene.view.cellForItem(at: path(4))?.isSelected == true)
        #expect(scene.view.cellForItem(at: path(1))?.isSelected == false)
    }

    @Test func `an update moves, fades in and fades out, and tells when it is done`() {
        let scene = CollectionScene([texts(4)], item: CGSize(width: 66, height: 50))
        var done: [Bool] = []
        scene.view.performBatchUpdates {
            scene.source.sections[0].remove(at: 0)
            scene.source.sections[0].append("new")
            scene.view.deleteItems(at: [path(0)])
            scene.view.insertItems(at: [path(3)])
        } completion: {
            done.append($0)
        }
        scene.stage.advance(by: 0.15)
        #expect(scene.view.subviews.count == 5)
        #expect(scene.stage.frame.texts.contains { $0.string == "0" && abs($0.opacity - 0.5) < 0.05 })
        #expect(scene.stage.frame.texts.contains { $0.string == "new" && abs($0.opacity - 0.5) < 0.05 })
        #expect(done.isEmpty)
        #expect(scene.stage.settle())
        #expect(done == [true])
        #expect(scene.texts == ["1", "2", "3", "new"])
        #expect(scene.view.subviews.count == 4)
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test func `what is selected stays so where an update moves it`() {
        let scene = CollectionScene([texts(4)], item: CGSize(width: 66, height: 50))
        scene.view.selectItem(at: path(2), animated: false, scrollPosition: [])
        scene.source.sections[0].insert("x", at: 0)
        scene.view.insertItems(at: [path(0)])
        #expect(scene.view.indexPathsForSelectedItems == [path(3)])
        #expect(scene.stage.settle())
        #expect(scene.view.cellForItem(at: path(3))?.isSelected == true)
    }

    @Test func `numbers that do not fit are reported and loaded anew`() {
        let scene = CollectionScene([texts(4)], item: CGSize(width: 66, height: 50))
        scene.view.performBatchUpdates {
            scene.source.sections[0] = ["a"]
            scene.view.deleteItems(at: [path(0)])
        }
        #expect(scene.stage.settle())
        #expect(scene.texts == ["a"])
        #expect(scene.stage.warnings.count == 1)
        #expect(
            scene.stage.warnings.first?.hasPrefix("An update of a collection view does not fit: it had [4]") == true)
    }

    @Test func `updates that follow each other, a reload and the end cut each other off without harm`() {
        let scene = CollectionScene([texts(9)], item: CGSize(width: 66, height: 50))
        var done = 0
        for step in 0..<8 {
            scene.view.performBatchUpdates {
                if step % 2 == 0 {
                    scene.source.sections[0].remove(at: step / 2)
                    scene.view.deleteItems(at: [path(step / 2)])
                } else {
                    scene.source.sections[0].insert("n\(step)", at: step)
                    scene.view.insertItems(at: [path(step)])
                }
            } completion: { _ in
                done += 1
            }
            scene.stage.advance(by: 0.1)
            if step == 4 { scene.view.reloadData() }
        }
        let view = scene.view
        view.removeFromSuperview()
        #expect(scene.stage.settle())
        #expect(done == 8)
        #expect(view.subviews.count == view.visibleCells.count)
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test func `a delegate may load anew, or delete what is tapped`() {
        let scene = CollectionScene([texts(9)], item: CGSize(width: 66, height: 50))
        scene.source.selected = { view, _ in view.reloadData() }
        scene.stage.tap(CGPoint(x: 110, y: 25))
        #expect(scene.stage.settle())
        #expect(scene.view.indexPathsForSelectedItems == [])
        scene.source.selected = { [source = scene.source] view, path in
            source.sections[0].remove(at: path.item)
            view.deleteItems(at: [path])
        }
        scene.stage.tap(CGPoint(x: 110, y: 25))
        #expect(scene.stage.settle())
        #expect(scene.texts == ["0", "2", "3", "4", "5", "6", "7", "8"])
        #expect(scene.view.indexPathsForSelectedItems == [])
    }

    @Test func `snapshots find what has come, gone and moved`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
            (cell as? TextCell)?.label.text = text
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot)
        let stage = Stage(size: CGSize(width: 220, height: 100), view: view)
        stage.advance(by: 0)
        let cell = view.cellForItem(at: path(0))
        snapshot.moveItem("a", afterItem: "c")
        snapshot.deleteItems(["b"])
        var done = 0
        source.apply(snapshot) { done += 1 }
        stage.advance(by: 0.1)
        #expect(stage.isAnimating)
        #expect(stage.settle())
        #expect(done == 1)
        #expect(view.cellForItem(at: path(1)) === cell)
        #expect(source.itemIdentifier(for: path(0)) == "c")
        #expect(source.indexPath(for: "a") == path(1))
        snapshot.appendItems(["a", "a"])
        #expect(snapshot.itemIdentifiers == ["c", "a"])
    }
}
