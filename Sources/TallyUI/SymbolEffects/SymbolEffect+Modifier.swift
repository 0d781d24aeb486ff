import TallyCore

/// An effect as a view asks for it.
struct SymbolEffectEntry: Equatable {
    let effect: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    /// The value whose change plays the effect; with nil it lasts while it is active.
    let trigger: TriggerValue?
    let isActive: Bool

    /// Returns true if it is the same effect, whatever has become of the trigger and whether it is active.
    func isSameEffect(as other: SymbolEffectEntry) -> Bool {
        effect == other.effect && options == other.options && (trigger == nil) == (other.trigger == nil)
    }

    static func == (a: SymbolEffectEntry, b: SymbolEffectEntry) -> Bool {
        guard a.isSameEffect(as: b), a.isActive == b.isActive else { return false }
        guard let first = a.trigger, let second = b.trigger else { return true }
        return first.isSame(as: second)
    }
}

private struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectEntry] { [] } }

extension EnvironmentValues {
    /// The effects from the outermost view to the innermost.
    var symbolEffects: [SymbolEffectEntry] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

extension View {
    /// Lets the symbols inside play an effect as long as it is active.
    ///
    /// When it ends, what is under way goes over to rest from where it is, at the speed it has. An effect that plays for ever
    /// keeps a stage from settling no more than an animation that repeats for ever does.
    public nonisolated func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
        let entry = SymbolEffectEntry(
            effect: effect.configuration, options: options, trigger: nil, isActive: isActive)
        return transformEnvironment(\.symbolEffects) { $0.append(entry) }
    }

    /// Lets the symbols inside play an effect each time the value changes.
    ///
    /// A change while it plays begins anew; what was under way goes over to rest at the same time, and nothing jumps.
    public nonisolated func symbolEffect<T, U>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
        let (configuration, options) = (effect.configuration, options)
        return transformEnvironment(\.symbolEffects) {
            $0.append(
                SymbolEffectEntry(
                    effect: configuration, options: options, trigger: TypedTriggerValue(value), isActive: true))
        }
    }
}
