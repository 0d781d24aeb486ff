import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A tiled layer")
struct TiledLayerTests {
    private final class Map: UIView {
        var tiles: [CGRect] = []
        override class var layerClass: AnyClass { CATiledLayer.self }
        override func draw(_ rect: CGRect) {
            tiles.append(rect)
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(bounds)
        }
    }

    private let scene = LayerScene(width: 100, height: 100)

    private func map(_ tile: CGFloat) -> Map {
        scene.root.backgroundColor = .white
        let map = Map(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
        map.backgroundColor = nil
        map.layer.contentsScale = 1
        (map.layer as? CATiledLayer)?.tileSize = CGSize(width: tile, height: tile)
        map.setNeedsDisplay()
        scene.root.addSubview(map)
        return map
    }

    @Test(
        "is drawn a tile at a time, each once, which together are the bounds, and comes in over a quarter of a second")
    func tiles() {
        let map = map(40)
        scene.advance(0.125)
        #expect(map.tiles.count == 6 && Set(map.tiles.map { "\($0)" }).count == 6)
        #expect(map.tiles.reduce(0) { $0 + $1.width * $1.height } == 7000)
        let half = scene.pixel(50, 50)
        #expect(half[0] >= 253 && half[1] > 30 && half[1] < 225)
        scene.advance(0.2)
        #expect(scene.pixel(50, 50) == [255, 0, 0, 255] && scene.pixel(39, 39) == [255, 0, 0, 255])
        #expect(scene.pixel(40, 40) == [255, 0, 0, 255] && scene.isAtRest && map.tiles.count == 6)
    }

    @Test("of tiles without a size, or of too many, is one")
    func oneTile() {
        for size: CGFloat in [0, -5, .nan, 1e-6] {
            let map = map(size)
            scene.advance(0.3)
            #expect(map.tiles == [map.bounds], "\(size)")
            map.removeFromSuperview()
        }
    }
}
