import Foundation

/// The places that a compositional layout gives.
@MainActor
struct Composition {
    private(set) var size = CGSize.zero
    private(set) var places: [CollectionKey: UICollectionViewLayoutAttributes] = [:]
    /// Which lengths of what are measured.
    private(set) var axes: [CollectionKey: (width: Bool, height: Bool)] = [:]
    private var all: [UICollectionViewLayoutAttributes] = []
    private var pinned: [(UICollectionViewLayoutAttributes, isAtEnd: Bool, extent: ClosedRange<CGFloat>)] = []
    private var measured: [CollectionKey: CGSize] = [:]
    private var isVertical = true

    init() {}

    init(
        _ sections: [(section: NSCollectionLayoutSection?, count: Int)], in room: CGSize, isVertical: Bool,
        gap: CGFloat, _ measured: [CollectionKey: CGSize]
    ) {
        self.measured = measured
        self.isVertical = isVertical
        var v: CGFloat = 0
        for (number, (section, count)) in sections.enumerated() {
            if number > 0 { v += gap }
            if let section { v = lay(section, number, count, from: v, room) }
        }
        size = isVertical ? CGSize(width: room.width, height: v) : CGSize(width: v, height: room.height)
    }

    /// Returns where the section ends along the way that scrolls.
    private mutating func lay(
        _ section: NSCollectionLayoutSection, _ number: Int, _ count: Int, from start: CGFloat, _ room: CGSize
    ) -> CGFloat {
        let insets = section.contentInsets
        let inner = CGSize(
            width: max(room.width - insets.leading - insets.trailing, 0),
            height: max(room.height - insets.top - insets.bottom, 0))
        var v = start
        let edges = section.boundarySupplementaryItems
        let first = places.count
        for edge in edges where !edge.isAtEnd { v = add(edge, number, at: v, section, room, inner) }
        v += isVertical ? insets.top : insets.leading
        var item = 0
        while item < count {
            if item > 0 { v += section.interGroupSpacing }
            let corner = isVertical ? CGPoint(x: insets.leading, y: v) : CGPoint(x: v, y: insets.top)
            let before = item
            let taken = place(section.group, number, &item, count, at: corner, room: inner)
            v += isVertical ? taken.height : taken.width
            // A group without items would be repeated for ever.
            if item == before { break }
        }
        v += isVertical ? insets.bottom : insets.trailing
        for edge in edges where edge.isAtEnd { v = add(edge, number, at: v, section, room, inner) }
        if places.count > first {
            for edge in edges where edge.pinToVisibleBounds {
                let key = CollectionKey(kind: edge.elementKind, path: IndexPath(item: 0, section: number))
                if let own = places[key] { pinned.append((own, edge.isAtEnd, start...max(start, v))) }
            }
        }
        return v
    }

    private mutating func add(
        _ edge: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int, at v: CGFloat,
        _ section: NSCollectionLayoutSection, _ room: CGSize, _ inner: CGSize
    ) -> CGFloat {
        let follows = section.supplementariesFollowContentInsets
        let path = IndexPath(item: 0, section: number)
        let key = CollectionKey(kind: edge.elementKind, path: path)
        let size = size(edge.layoutSize, key, in: follows ? inner : room)
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: edge.elementKind, with: path)
        let insets = section.contentInsets
        let left = follows ? (isVertical ? insets.leading : insets.top) : 0
        let (all, own) =
            isVertical ? ((follows ? inner : room).width, size.width) : ((follows ? inner : room).height, size.height)
        let u: CGFloat =
            switch edge.alignment {
            case .topLeading, .leading, .bottomLeading: left
            case .topTrailing, .trailing, .bottomTrailing: left + all - own
            default: left + (all - own) / 2
            }
        attributes.frame = CGRect(origin: isVertical ? CGPoint(x: u, y: v) : CGPoint(x: v, y: u), size: size)
        attributes.zIndex = edge.zIndex
        note(attributes, edge.layoutSize)
        return v + (isVertical ? size.height : size.width)
    }

    private func size(_ wanted: NSCollectionLayoutSize, _ key: CollectionKey?, in room: CGSize) -> CGSize {
        var size = wanted.size(in: room)
        if let key, let own = measured[key] {
            if wanted.measures.width { size.width = own.width }
            if wanted.measures.height { size.height = own.height }
        }
        return size
    }

    private mutating func note(_ attributes: UICollectionViewLayoutAttributes, _ size: NSCollectionLayoutSize) {
        places[attributes.key] = attributes
        all.append(attributes)
        let measures = size.measures
        if measures.width || measures.height { axes[attributes.key] = measures }
    }

    /// Places the next items in a group, or one item. Returns the size that it takes.
    private mutating func place(
        _ item: NSCollectionLayoutItem, _ section: Int, _ next: inout Int, _ count: Int, at corner: CGPoint,
        room: CGSize, equal: CGFloat? = nil, alongX: Bool = true
    ) -> CGSize {
        guard let group = item as? NSCollectionLayoutGroup else {
            let path = IndexPath(item: next, section: section)
            next += 1
            let insets = item.contentInsets
            var outer = size(item.layoutSize, nil, in: room)
            if let equal { if alongX { outer.width = equal } else { outer.height = equal } }
            if let own = measured[CollectionKey(kind: nil, path: path)] {
                if item.layoutSize.measures.width { outer.width = own.width + insets.leading + insets.trailing }
                if item.layoutSize.measures.height { outer.height = own.height + insets.top + insets.bottom }
            }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(
                x: corner.x + insets.leading, y: corner.y + insets.top,
                width: max(outer.width - insets.leading - insets.trailing, 0),
                height: max(outer.height - insets.top - insets.bottom, 0))
            note(attributes, item.layoutSize)
            return outer
        }
        var outer = size(group.layoutSize, nil, in: room)
        if let equal { if alongX { outer.width = equal } else { outer.height = equal } }
        let taken = fill(group, section, &next, count, at: corner, outer)
        // A measured length is as long as what is inside.
        if group.layoutSize.measures.width { outer.width = taken.width }
        if group.layoutSize.measures.height { outer.height = taken.height }
        return outer
    }

    private mutating func fill(
        _ group: NSCollectionLayoutGroup, _ section: Int, _ next: inout Int, _ count: Int, at corner: CGPoint,
        _ outer: CGSize
    ) -> CGSize {
        let insets = group.contentInsets
        let room = CGSize(
            width: max(outer.width - insets.leading - insets.trailing, 0),
            height: max(outer.height - insets.top - insets.bottom, 0))
        let along = group.isHorizontal
        let (length, isMeasured) =
            along
            ? (room.width, group.layoutSize.measures.width) : (room.height, group.layoutSize.measures.height)
        let gap = group.interItemSpacing?.spacing ?? 0
        let equal = group.count.map { max((length - CGFloat($0 - 1) * gap) / CGFloat($0), 0) }
        guard !group.subitems.isEmpty else { return outer }
        var at = CGFloat.zero
        var broad = CGFloat.zero
        var turn = 0
        var ranges: [Range<Int>] = []
        while next < count {
            if let most = group.count, turn >= most { break }
            let item = group.subitems[turn % group.subitems.count]
            let own = item.layoutSize.size(in: room)
            let next0 = equal ?? (along ? own.width : own.height)
            let start = turn == 0 ? 0 : at + gap
            // What rounding alone puts over the edge still fits; a list that is measured is shown once.
            if turn > 0, equal == nil, start + next0 > length + 0.01, !isMeasured { break }
            if isMeasured, group.count == nil, turn >= group.subitems.count { break }
            let place0 = CGPoint(
                x: corner.x + insets.leading + (along ? start : 0), y: corner.y + insets.top + (along ? 0 : start))
            let firstOfAll = all.count
            let size = place(
                item, section, &next, count, at: place0, room: room, equal: equal.flatMap { isMeasured ? nil : $0 },
                alongX: along)
            ranges.append(firstOfAll..<all.count)
            at = start + (along ? size.width : size.height)
            broad = max(broad, along ? size.height : size.width)
            turn += 1
        }
        spread(group, ranges, left: length - at, along: along, isMeasured: isMeasured)
        let across = broad + (along ? insets.top + insets.bottom : insets.leading + insets.trailing)
        let way = at + (along ? insets.leading + insets.trailing : insets.top + insets.bottom)
        return along ? CGSize(width: way, height: across) : CGSize(width: across, height: way)
    }

    /// Shares what is left among flexible gaps.
    private func spread(
        _ group: NSCollectionLayoutGroup, _ ranges: [Range<Int>], left: CGFloat, along: Bool, isMeasured: Bool
    ) {
        guard group.interItemSpacing?.isFlexible == true, ranges.count > 1, left > 0, !isMeasured else { return }
        let step = left / CGFloat(ranges.count - 1)
        for (number, range) in ranges.enumerated() {
            for index in range {
                if along {
                    all[index].center.x += CGFloat(number) * step
                } else {
                    all[index].center.y += CGFloat(number) * step
                }
            }
        }
    }

    /// - Parameter seen: of the content, below bars.
    func attributes(in rect: CGRect, seen: CGRect?) -> [UICollectionViewLayoutAttributes] {
        guard let seen, !pinned.isEmpty else { return all.filter { $0.frame.overlaps(rect) } }
        let kept = Set(pinned.map { $0.0.key })
        var found = all.filter { !kept.contains($0.key) && $0.frame.overlaps(rect) }
        for (own, isAtEnd, extent) in pinned {
            let copy = own.pinned(isAtEnd: isAtEnd, within: extent, seen, isVertical: isVertical)
            copy.zIndex = max(own.zIndex, 1)
            if copy.frame.overlaps(rect) { found.append(copy) }
        }
        return found
    }
}
