public import Foundation

extension IndexPath {
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// 0 in a path of fewer than two numbers.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(item: item, section: newValue) }
    }
    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(item: newValue, section: section) }
    }
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}
