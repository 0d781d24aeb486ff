import Foundation
import TallyCore
import TallyUI

/// The field of a search in the bar of a screen, and while a person searches a button that cancels, and scopes.
struct SearchBar: View {
    let model: SearchModel
    let bar: NavigationBarModel
    @FocusState private var hasFocus: Bool

    init(model: SearchModel, bar: NavigationBarModel) {
        self.model = model
        self.bar = bar
    }

    /// Points below the field, as in the bars of iOS.
    private static var distance: CGFloat { 15 }

    var body: some View {
        let isPresented = model.isPresented
        let isAlone = model.hidesBar
        VStack(spacing: 8) {
            HStack(spacing: 12) {
                SearchField(model: model, bar: bar, scrolls: model.scrolls && !isPresented, hasFocus: $hasFocus)
                if isPresented {
                    Button("Cancel") { model.dismiss() }
                        .keyboardShortcut(.cancelAction)
                        .lineLimit(1)
                        .fixedSize()
                        .transition(.move(edge: .trailing).combined(with: .opacity))
                }
            }
            if isPresented, let scopes = model.scopes?.content,
                scopes.activation.kind == .presentation || !model.query.isEmpty
            {
                scopes.view.pickerStyle(SegmentedPickerStyle()).modifier(SearchEnvironment(model: model))
                    .transition(.opacity)
            }
        }
        .padding(.top, isAlone ? 8 : 1)
        .padding(.bottom, isAlone ? 8 : Self.distance)
        .padding(.horizontal, 16)
        .environment(\.labelLook, .titleAndIcon)
        .onChange(of: isPresented, initial: true) { _, isPresented in
            if hasFocus != isPresented { hasFocus = isPresented }
        }
    }
}

/// The glass, the tokens, the text and the button that empties them, on a ground with round corners.
private struct SearchField: View {
    let model: SearchModel
    let bar: NavigationBarModel
    /// Whether it grows flatter as the content is scrolled.
    let scrolls: Bool
    let hasFocus: FocusState<Bool>.Binding

    @ScaledMetric(relativeTo: .body) private var height: CGFloat = 36
    @ScaledMetric(relativeTo: .body) private var margin: CGFloat = 7

    init(model: SearchModel, bar: NavigationBarModel, scrolls: Bool, hasFocus: FocusState<Bool>.Binding) {
        self.model = model
        self.bar = bar
        self.scrolls = scrolls
        self.hasFocus = hasFocus
    }

    var body: some View {
        let prompt = model.prompt
        let query = model.query
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").accessibilityHidden(true).standardForeground(.secondary)
                .allowsHitTesting(false)
            ForEach(model.tokens) { token in
                SearchTokenFace(view: token.view)
                    .modifier(SearchEnvironment(model: model))
                    .transition(.scale(scale: 0.8).combined(with: .opacity))
            }
            TextField(input(prompt), label: EmptyView(), isBare: true)
                .focused(hasFocus)
                .focused(by: model.focus)
                .frame(minWidth: 40)
                .modifier(AccessibilityAttachmentModifier(AccessibilityChange(addedTraits: .isSearchField)))
            if !query.isEmpty || model.hasTokens {
                Button(action: clear) { Image(systemName: "xmark.circle.fill").standardForeground(.secondary) }
                    .buttonStyle(PlainButtonStyle())
                    .accessibilityLabel("Clear text")
                    // One that fades would stay behind a field that moves.
                    .transition(.identity)
            }
        }
        .font(.body)
        .padding(.horizontal, 8)
        .frame(height: height)
        .modifier(BarPart(bar: bar, role: scrolls ? .searchText : .title))
        .background { SearchGround(bar: bar, scrolls: scrolls).onTapGesture { hasFocus.wrappedValue = true } }
        .environment(\.submitActions, model.submitActions)
        .environment(\.submitTrigger, .search)
        .environment(\.textFieldInsets, EdgeInsets(top: margin, leading: 0, bottom: margin, trailing: 0))
    }

    private func clear() {
        model.clear()
        hasFocus.wrappedValue = true
    }

    private func input(_ prompt: Text) -> TextFieldInput {
        var input = TextFieldInput(
            TextSource(model.editedText), selection: model.editedSelection, prompt: prompt)
        input.title = prompt
        input.onEditingChanged = { [weak model] in if $0 { model?.present() } }
        input.onCommit = { [weak model] in model?.submitted() }
        input.deletesBeforeText = { [weak model] in model?.removeToken() ?? false }
        return input
    }
}

/// A token in the field.
private struct SearchTokenFace: View {
    let view: AnyView

    var body: some View {
        view.environment(\.pickerLook, .menu)
            .font(.system(size: 15))
            .lineLimit(1)
            .padding(.horizontal, 8)
            .frame(height: 24)
            .background(ControlFill.track, in: Capsule())
    }
}
