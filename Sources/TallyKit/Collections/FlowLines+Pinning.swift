import Foundation

extension FlowLines {
    /// Returns what a rectangle meets once headers and footers stay where they are seen.
    ///
    /// - Parameter seen: of the content, below bars.
    func attributes(
        in rect: CGRect, seen: CGRect, pinning: (headers: Bool, footers: Bool)
    ) -> [UICollectionViewLayoutAttributes] {
        var found = attributes(in: rect).filter { !isPinned($0, pinning) }
        for (section, extent) in extents.enumerated() {
            let kinds = [
                (UICollectionView.elementKindSectionHeader, pinning.headers),
                (UICollectionView.elementKindSectionFooter, pinning.footers),
            ]
            for (kind, isPinned) in kinds where isPinned {
                let path = IndexPath(item: 0, section: section)
                guard let own = places[CollectionKey(kind: kind, path: path)] else { continue }
                let isAtEnd = kind == UICollectionView.elementKindSectionFooter
                let copy = own.pinned(isAtEnd: isAtEnd, within: extent, seen, isVertical: isVertical)
                copy.zIndex = 1024
                if copy.frame.overlaps(rect) { found.append(copy) }
            }
        }
        return found
    }

    private func isPinned(
        _ attributes: UICollectionViewLayoutAttributes, _ pinning: (headers: Bool, footers: Bool)
    ) -> Bool {
        switch attributes.representedElementKind {
        case UICollectionView.elementKindSectionHeader: pinning.headers
        case UICollectionView.elementKindSectionFooter: pinning.footers
        default: false
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy at the edge of what is seen, or where it is if that is inside; never out of its section.
    final func pinned(
        isAtEnd: Bool, within extent: ClosedRange<CGFloat>, _ seen: CGRect, isVertical: Bool
    ) -> UICollectionViewLayoutAttributes {
        let copy = copied()
        let (start, length) = isVertical ? (frame.minY, size.height) : (frame.minX, size.width)
        let (low, high) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        let place =
            isAtEnd
            ? min(start, max(high - length, extent.lowerBound)) : max(start, min(low, extent.upperBound - length))
        if isVertical { copy.frame.origin.y = place } else { copy.frame.origin.x = place }
        return copy
    }
}
