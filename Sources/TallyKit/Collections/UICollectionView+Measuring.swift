import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

extension UICollectionView {
    /// Asks a view for the size that it prefers, where the layout measures. What differs has the layout prepare anew.
    final func measure(_ shown: CollectionItems.Shown) {
        let layout = collectionViewLayout
        let axes = layout.measuredAxes(shown.key)
        let preferred: UICollectionViewLayoutAttributes
        if axes.width || axes.height {
            preferred = shown.view.preferredLayoutAttributesFitting(shown.attributes)
            layout.note(preferred.size, of: shown.key)
            if abs(preferred.size.width - shown.attributes.size.width) > 0.01
                || abs(preferred.size.height - shown.attributes.size.height) > 0.01
            {
                layoutInvalidated()
            }
        }
    }

    /// The content of a cell in view asks for another size: it gets that in 0.3 s.
    final func sizeDiffers(_ cell: UICollectionViewCell) {
        guard let shown = items.shown.first(where: { $0.view === cell }), let runtime = layer.context?.runtime else {
            return
        }
        let axes = collectionViewLayout.measuredAxes(shown.key)
        guard axes.width || axes.height else { return }
        runtime.afterUpdate { [weak self] in
            guard let self, items.changes == nil, items.shown.contains(where: { $0 === shown }) else { return }
            measure(shown)
            if !items.isPrepared { performBatchUpdates(nil) }
        }
    }
}
