import TallyCore

// Windows that are opened for a value, by `openWindow(value:)`; one window for each. One that is opened for none has nil, or the
// default. A window that writes its binding shows the other value from then on, also to those who look for it.
extension WindowGroup {
    private nonisolated init<D, C>(
        _ id: String, _ title: Text?, _ makeValue: (() -> AnyHashable?)?, _ content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init(
            WindowScene(id: id, title: title, valueType: ObjectIdentifier(D.self), makeValue: makeValue),
            PresentedWindowContent(content))
    }

    private nonisolated init<D, C>(
        _ id: String, _ title: Text?, _ defaultValue: @escaping () -> D, _ content: @escaping (Binding<D>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init(id, title, { AnyHashable(defaultValue()) }) { (value: Binding<D?>) in
            content(Binding(reading: { value.wrappedValue ?? defaultValue() }, writing: { value.wrappedValue = $0 }))
        }
    }
}

extension WindowGroup {
    public nonisolated init<D, C>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init(id, title, nil, content)
    }

    public nonisolated init<D, C>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init(id, title, defaultValue, content)
    }

    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init(id, Text(titleKey), nil, content)
    }

    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init(id, Text(titleKey), defaultValue, content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D, C>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init(id, Text(title), nil, content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D, C>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init(id, Text(title), defaultValue, content)
    }

    public nonisolated init<D, C>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init(id, nil, nil, content)
    }

    public nonisolated init<D, C>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init(id, nil, defaultValue, content)
    }

    public nonisolated init<D, C>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init("", title, nil, content)
    }

    public nonisolated init<D, C>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init("", title, defaultValue, content)
    }

    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init("", Text(titleKey), nil, content)
    }

    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init("", Text(titleKey), defaultValue, content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D, C>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init("", Text(title), nil, content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D, C>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init("", Text(title), defaultValue, content)
    }

    public nonisolated init<D, C>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init("", nil, nil, content)
    }

    public nonisolated init<D, C>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable & Encodable & Hashable, C: View {
        self.init("", nil, defaultValue, content)
    }
}
