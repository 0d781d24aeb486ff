import TallyCore

/// What a view is in its section, for containers that care.
package enum SectionPart: Sendable {
    case content
    case header
    case footer
}

package struct SectionPartKey: LayoutValueKey {
    package static let defaultValue = SectionPart.content
}

/// A header, views, and a footer, which stand in the container around them one after another; grids give the first and
/// the last a line of their own.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// Whether the content is shown; nil: always.
    package var expansion: Binding<Bool>?

    package nonisolated init(header: Parent, content: Content, footer: Footer, expansion: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.expansion = expansion
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public var body: Never { fatalError("A section has no body.") }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        if let expansion = view.expansion {
            reconcile(
                view, view.header.modifier(SectionDisclosure(isExpanded: expansion)),
                ExpandedContent(isExpanded: expansion, content: view.content), node, &update)
        } else {
            reconcile(view, view.header, view.content, node, &update)
        }
    }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        let view = view.pointee
        list.addSection(view.header, view.content, view.footer)
    }

    @MainActor private static func reconcile(
        _ view: Self, _ title: some View, _ content: some View, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        var inner = update
        inner.rememberedCount = 0
        let section = update.remember(node) { WeakNode(node) }
        let header = title.modifier(PinnedPart(part: .header, section: section))
            .layoutValue(key: SectionPartKey.self, value: .header)
        let footer = view.footer.modifier(PinnedPart(part: .footer, section: section))
            .layoutValue(key: SectionPartKey.self, value: .footer)
        guard let look = update.environment.sectionLook else {
            node.reconcileChild(0, header, inner)
            node.reconcileChild(1, content, inner)
            node.reconcileChild(2, footer, inner)
            return
        }
        let runtime = update.runtime
        let id = update.remember(node) { SectionIdentity(runtime) }.number
        func inSection(_ part: some View) -> some View { part.layoutValue(key: SectionKey.self, value: id) }
        node.reconcileChild(0, inSection(header.modifier(SectionTitle(look: look, isFooter: false))), inner)
        node.reconcileChild(1, inSection(content), inner)
        node.reconcileChild(2, inSection(footer.modifier(SectionTitle(look: look, isFooter: true))), inner)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}
