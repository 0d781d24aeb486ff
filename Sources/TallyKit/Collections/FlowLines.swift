import Foundation

/// The places that a flow layout gives. `u` runs across the lines' way, `v` along the way that scrolls.
@MainActor
struct FlowLines {
    private(set) var size = CGSize.zero
    private(set) var places: [CollectionKey: UICollectionViewLayoutAttributes] = [:]
    /// In the order of their place along the way that scrolls.
    private var all: [UICollectionViewLayoutAttributes] = []
    private(set) var isVertical = true
    /// From where to where each section goes along the way that scrolls.
    private(set) var extents: [ClosedRange<CGFloat>] = []
    private var longest: CGFloat = 0

    init() {}

    init(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout) {
        isVertical = layout.scrollDirection == .vertical
        let told = view.flowDelegate
        let inset = view.adjustedContentInset
        let width =
            isVertical
            ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
        var v: CGFloat = 0
        for section in 0..<view.numberOfSections {
            let top = v
            let margin = told?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
            let path = IndexPath(item: 0, section: section)
            let header =
                told?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
                ?? layout.headerReferenceSize
            v += add(UICollectionView.elementKindSectionHeader, path, header, at: v, width)
            let (before, after) = isVertical ? (margin.top, margin.bottom) : (margin.left, margin.right)
            let (left, right) = isVertical ? (margin.left, margin.right) : (margin.top, margin.bottom)
            let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
                let path = IndexPath(item: item, section: section)
                return layout.ownSize(path) ?? told?.collectionView(view, layout: layout, sizeForItemAt: path)
                    ?? layout.itemSize
            }.map { CGSize(width: $0.width.sanitizedLength, height: $0.height.sanitizedLength) }
            let between =
                told?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
                ?? layout.minimumInteritemSpacing
            let lineGap =
                told?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
                ?? layout.minimumLineSpacing
            v += before
            if !sizes.isEmpty {
                v = fill(
                    sizes, section, from: v, start: left, room: width - left - right, between: between, lineGap,
                    type(of: layout).layoutAttributesClass)
            }
            v += after
            let footer =
                told?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
                ?? layout.footerReferenceSize
            v += add(UICollectionView.elementKindSectionFooter, path, footer, at: v, width)
            extents.append(top...max(top, v))
        }
        size = isVertical ? CGSize(width: width, height: v) : CGSize(width: v, height: width)
        for attributes in all { longest = max(longest, length(attributes)) }
    }

    private func u(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func v(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func start(_ a: UICollectionViewLayoutAttributes) -> CGFloat { isVertical ? a.frame.minY : a.frame.minX }
    private func length(_ a: UICollectionViewLayoutAttributes) -> CGFloat { v(a.size) }

    /// Returns how much of the way a header or a footer takes.
    private mutating func add(
        _ kind: String, _ path: IndexPath, _ size: CGSize, at v: CGFloat, _ width: CGFloat
    ) -> CGFloat {
        let length = self.v(size).sanitizedLength
        guard length > 0 else { return 0 }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame =
            isVertical
            ? CGRect(x: 0, y: v, width: width, height: length) : CGRect(x: v, y: 0, width: length, height: width)
        note(attributes)
        return length
    }

    private mutating func note(_ attributes: UICollectionViewLayoutAttributes) {
        places[attributes.key] = attributes
        all.append(attributes)
    }

    /// Fills the lines of a section. Returns where they end.
    private mutating func fill(
        _ sizes: [CGSize], _ section: Int, from top: CGFloat, start: CGFloat, room: CGFloat, between: CGFloat,
        _ lineGap: CGFloat, _ kind: AnyClass
    ) -> CGFloat {
        // What rounding alone puts over the edge still fits.
        let tolerance: CGFloat = 0.001
        let isEven = sizes.allSatisfy { $0 == sizes[0] }
        let own = u(sizes[0])
        let perLine =
            isEven && own + between > 0 ? max(1, Int(min((room + between + tolerance) / (own + between), 1e6))) : 0
        var v = top
        var first = 0
        while first < sizes.count {
            var last = first + 1
            var taken = u(sizes[first])
            while last < sizes.count, taken + between + u(sizes[last]) <= room + tolerance {
                taken += between + u(sizes[last])
                last += 1
            }
            let line = sizes[first..<last]
            let sum = line.reduce(0) { $0 + u($1) }
            let count = isEven ? perLine : line.count
            let isFull = isEven || last < sizes.count
            var gap = between
            var x = start
            if count == 1 {
                x += (room - sum) / 2
            } else if isFull, count > 1 {
                gap = isEven ? (room - CGFloat(count) * own) / CGFloat(count - 1) : (room - sum) / CGFloat(count - 1)
            }
            let breadth = line.reduce(0) { max($0, self.v($1)) }
            for item in first..<last {
                let size = sizes[item]
                let attributes =
                    ((kind as? UICollectionViewLayoutAttributes.Type) ?? UICollectionViewLayoutAttributes.self)
                    .init()
                attributes.indexPath = IndexPath(item: item, section: section)
                let y = v + (breadth - self.v(size)) / 2
                attributes.frame = CGRect(origin: isVertical ? CGPoint(x: x, y: y) : CGPoint(x: y, y: x), size: size)
                note(attributes)
                x += u(size) + gap
            }
            v += breadth
            first = last
            if first < sizes.count { v += lineGap }
        }
        return v
    }

    /// Returns what a rectangle meets, found by bisection.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if start(all[middle]) < from - longest - slack { low = middle + 1 } else { high = middle }
        }
        var found: [UICollectionViewLayoutAttributes] = []
        while low < all.count, start(all[low]) < to + slack {
            if all[low].frame.overlaps(rect) { found.append(all[low]) }
            low += 1
        }
        return found
    }

    /// By how much what stands in the middle of a line may begin behind what follows it.
    private var slack: CGFloat { longest }
}

extension CGRect {
    /// Whether they have more than an edge in common.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}

extension CGFloat {
    var sanitizedLength: CGFloat { isFinite && self > 0 ? self : 0 }
}
