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
                guard let own = places[CollectionKey(kind: kind, path: path)]?.copied() else { continue }
                let isHeader = kind == UICollectionView.elementKindSectionHeader
                if isVertical {
                    own.frame.origin.y = place(
                        own.frame.minY, own.size.height, isHeader, seen.minY, seen.maxY, extent)
                } else {
                    own.frame.origin.x = place(
                        own.frame.minX, own.size.width, isHeader, seen.minX, seen.maxX, extent)
                }
                own.zIndex = 1024
                if own.frame.overlaps(rect) { found.append(own) }
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

    /// As far as the edge, but not out of the section.
    private func place(
        _ start: CGFloat, _ length: CGFloat, _ isHeader: Bool, _ low: CGFloat, _ high: CGFloat,
        _ extent: ClosedRange<CGFloat>
    ) -> CGFloat {
        isHeader
            ? max(start, min(low, extent.upperBound - length))
            : min(start, max(high - length, extent.lowerBound))
    }
}
