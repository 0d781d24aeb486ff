import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// A field that is bound to an amount whose owner has a say in it.
@MainActor
struct AmountOwnerTests {
    /// How an owner holds its amount to 100.
    enum Holding: CaseIterable { case observer, setter, refusal, change }

    @MainActor @Observable
    final class Wallet {
        let holding: Holding?
        var amount: Decimal? {
            didSet { if holding == .observer, let held = amount, held > 100 { amount = 100 } }
        }

        init(_ amount: Decimal? = nil, _ holding: Holding? = nil) {
            self.amount = amount
            self.holding = holding
        }
    }

    private struct Screen: View {
        @Bindable var wallet: Wallet
        var limits: ClosedRange<Decimal>?

        private var binding: Binding<Decimal?> {
            switch wallet.holding {
            case .setter:
                Binding {
                    wallet.amount
                } set: {
                    wallet.amount = $0.map { min($0, 100) }
                }
            case .refusal:
                Binding {
                    wallet.amount
                } set: {
                    if ($0 ?? 0) <= 100 { wallet.amount = $0 }
                }
            default: $wallet.amount
            }
        }

        var body: some View {
            AmountField(amount: binding, limits: limits, currency: "USD")
                .onChange(of: wallet.amount) {
                    if wallet.holding == .change, let held = wallet.amount, held > 100 { wallet.amount = 100 }
                }
        }
    }

    private func stage(_ wallet: Wallet, limits: ClosedRange<Decimal>? = nil) -> Stage {
        let stage = Stage(size: CGSize(width: 320, height: 100)) { Screen(wallet: wallet, limits: limits) }
        stage.preferences.locale = locale("en_US")
        stage.advance(by: 0)
        stage.press(.tab)
        #expect(stage.settle(within: 4))
        return stage
    }

    private func text(_ stage: Stage) -> String {
        stage.faces.filter { $0.opacity > 0.5 }.sorted { $0.rect.minX < $1.rect.minX }.map(\.string).joined()
    }

    @Test(arguments: Holding.allCases)
    func `shows what its owner has made of what was typed, at every key`(holding: Holding) {
        let wallet = Wallet(nil, holding)
        let stage = stage(wallet)
        for key in "25078" {
            let before = wallet.amount
            stage.type(String(key))
            stage.advance(by: 1.0 / 60)
            #expect(wallet.amount ?? 0 <= 100)
            #expect(stage.settle(within: 4))
            let shown = wallet.amount.map { "$" + $0.formatted(.number.locale(locale("en_US"))) } ?? ""
            #expect(text(stage) == shown, "\(key) after \(before as Any)")
        }
        #expect(wallet.amount == (holding == .refusal ? 25 : 100))
        stage.press(.delete)
        #expect(stage.settle(within: 4))
        #expect(wallet.amount == (holding == .refusal ? 2 : 10))
    }

    @Test func `a zero that is typed is an amount, one that is deleted is none, and the owner's own stays`() {
        let wallet = Wallet()
        let stage = stage(wallet)
        stage.type("0")
        #expect(stage.settle(within: 4))
        #expect(wallet.amount == 0 && text(stage) == "$0")
        stage.press(.delete)
        #expect(stage.settle(within: 4))
        #expect(wallet.amount == nil)
        stage.type("05")
        #expect(stage.settle(within: 4))
        #expect(wallet.amount == 5)
        let own = Wallet(0)
        let other = self.stage(own)
        #expect(own.amount == 0)
        other.type("7")
        #expect(other.settle(within: 4))
        #expect(own.amount == 7)
    }

    @Test func `an amount that stays the same is shown, whatever is typed`() {
        let stage = Stage(size: CGSize(width: 320, height: 100)) { AmountField(amount: .constant(77), currency: "USD") }
        stage.preferences.locale = locale("en_US")
        stage.advance(by: 0)
        stage.press(.tab)
        stage.type("12")
        #expect(stage.settle(within: 4))
        #expect(text(stage) == "$77")
    }

    @Test(arguments: [-5, .nan] as [Decimal])
    func `an amount that cannot be typed is nothing, also one that comes from outside`(amount: Decimal) {
        let wallet = Wallet(33)
        let stage = stage(wallet, limits: 0...100)
        wallet.amount = amount
        #expect(stage.settle(within: 4))
        #expect(wallet.amount == nil && !text(stage).contains("3"))
        wallet.amount = 250
        #expect(stage.settle(within: 4))
        #expect(wallet.amount == 100 && text(stage) == "$100")
        wallet.amount = 250
        #expect(stage.settle(within: 4))
        #expect(wallet.amount == 100 && text(stage) == "$100")
    }

    @Test func `an owner that insists on more than the limit does not go round for ever`() {
        let wallet = Wallet(33, .change)
        let stage = stage(wallet, limits: 0...50)
        wallet.amount = 250
        #expect(stage.settle(within: 4))
        #expect(text(stage) == "$50")
    }

    @Test func `an amount that is changed without animation is there at once`() {
        let wallet = Wallet(33)
        let stage = stage(wallet)
        for next in [4_321, 5, 987_654] as [Decimal] {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { wallet.amount = next }
            stage.advance(by: 0)
            let first = text(stage)
            #expect(stage.settle(within: 4))
            #expect(first == text(stage))
        }
        wallet.amount = 12
        stage.advance(by: 1.0 / 60)
        #expect(stage.isAnimating)
    }

    @Test func `the least amounts are limits, too`() {
        for least in [Decimal.leastNonzeroMagnitude, Decimal(sign: .plus, exponent: -120, significand: 3)] {
            var input = AmountInput(12, limits: least...500, currency: "USD", locale: locale("en_US"))
            #expect(input.isWithinLimits)
            input.clear()
            #expect(input.isUnderMinimum)
            input.set(least)
            #expect(input.amount == nil)
            #expect(AmountInput(least, currency: "USD").amount == nil)
        }
    }
}
