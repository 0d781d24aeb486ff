import Foundation
import TallyCore
import TallyUI

extension View {
    /// Shows a column about the view at its trailing side while the binding is true; where the width is compact a sheet.
    ///
    /// It comes and goes as the transaction says. The column is 270 points wide unless `inspectorColumnWidth(_:)` in it says
    /// otherwise.
    public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }
}

struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

nonisolated private struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @State private var width: ColumnWidth?
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(isPresented: Binding<Bool>, inspector: Inspector) {
        self.isPresented = isPresented
        self.inspector = inspector
    }

    @MainActor func body(content: Content) -> some View {
        let isCompact = sizeClass == .compact
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue, !isCompact {
                HStack(spacing: 0) {
                    Rectangle().fill(ControlFill.separator).frame(width: 0.5).ignoresSafeArea()
                    inspector.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
                .frame(width: width?.points ?? 270)
                .transition(.move(edge: .trailing))
            }
        }
        .sheet(
            isPresented: Binding(
                get: { isCompact && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
        ) { inspector }
    }
}
