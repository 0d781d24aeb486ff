"""What Scripts/check-swiftui --self-test tries of calls and of interfaces."""

import swiftui_interface
import swiftui_record
from swiftui_interface import NEVER


def failed():
    """Calls are found that no platform has, that one has not, or has later, by labels, by type, and by name."""
    read = swiftui_interface.version
    old, late = [read("13"), read("10.15"), read("1")], [read("18"), read("15"), read("2")]
    here, there = [read("17"), read("14"), NEVER], [read("16"), NEVER, read("1")]
    known = ({
        "TextField": {"TextField(text:prompt?:label:)": old, "TextField(_:text:selection:prompt?:)": late},
        "frame": {"frame(width?:height?:alignment?:)": old}, "track": {"track(_:with*:onEnd?:)": old},
        "feel": {"feel(trigger:_:)": here}, "window": {"window(_:)": there},
        "tell": {"tell(_:)": late, "tell(_:when?:)": old},
    }, {"Selection": late, "Feeling": here}, {"frame(in:at:)"},
        {"notation": [("Currency", "notation(_:)", late)]})
    own = ({"frame": {"frame(of:)"}}, {"Own"}, {"track"})
    late_words = ["needs iOS 18.0", "needs macOS 15.0", "needs visionOS 2.0"]
    cases = [
        ("TextField(text: a, prompt: Text(b)) { c }", []),
        ("TextField(text: a, selection: b, prompt: c) { d }", ["is no label list"]),
        ('TextField("", text: a, selection: b)', late_words),
        ("@available(iOS 18, macOS 15, visionOS 2, *) struct A { let a = TextField(b, text: c, selection: d) }", []),
        ("@available(macOS 15, iOS 18, *) struct A { let a = TextField(b, text: c, selection: d) }", ["needs visionOS 2.0"]),
        ("if let a, #available(iOS 18, *) { TextField(b, text: c, selection: d) }", late_words[1:]),
        ("a.frame(height: 3, width: 2)", ["is no label list"]),
        ("a.frame(width: b < c ? 1 : 2, alignment: .top).frame(in: 1, at: 2).frame(of: 3)", []),
        ("a.frame(\n    width: 2,\n    length: 3)", ["is no label list"]),
        ("a.track(1, with: 2, with: 3) { b }.track(2)", []),
        ("track(anything: 1)", []),
        ("a.tell(1)", []),
        ("a.feel(trigger: 1) { b }", ["is not in visionOS"]),
        ("#if !os(visionOS)\na.feel(trigger: 1) { b }\n#endif", []),
        ("#if os(visionOS)\na\n#else\nlet b: Feeling\n#endif", []),
        ("#if os(iOS) || os(visionOS)\na.window(1)\n#else\na.window(2)\n#endif", ["is not in macOS"]),
        ("let a: Selection", late_words),
        ("extension Style.Currency { var a: Self { notation(.b) } }", late_words),
        ("extension Style.Currency { var a: Self { if #available(iOS 18, macOS 15, visionOS 2, *) { notation(.b) } else { c } } }", []),
        ("let a = Style.Currency(code: b)\n    .notation(.c)", late_words),
        ("let a = b.currency(code: c).notation(.d)", late_words),
        ("let a = b.number.notation(.d)", []),
    ]
    is_wrong = False
    for text, expected in cases:
        found = swiftui_record.wrong_calls("", text, known, own)[0]
        if len(found) != len(expected) or any(words not in line for words, line in zip(expected, found)):
            print(f"found {found}, not {expected}: {text}")
            is_wrong = True
    interface = """
@available(iOS 17.0, macOS 14.0, *)
@available(visionOS, unavailable)
public struct Feeling : Swift.Equatable {
  @available(iOS 18.0, *)
  public init<A, B>(_ a: (A) -> B, weight: Swift.Double = 1.0, _ rest: B...) where A : Swift.Equatable
  public static func impact(@Some.Builder<A> content: () -> A = { nil }) -> Feeling
  internal func hidden()
}
extension Module.View {
  nonisolated public func feel(_ a: Feeling) -> some Module.View { return body(a: 1) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, unavailable)
  public func window(_: Swift.Int)
}
"""
    noted = {}
    swiftui_interface.read(interface, lambda name, versions: noted.update({name: versions}))
    expected = {
        "Feeling": here, "Feeling(_:weight?:_*:)": [read("18"), read("14"), NEVER], "impact": here, "impact(content?:)": here,
        "feel": old, "feel(_:)": old, "window": [old[0], NEVER, old[2]], "window(_:)": [old[0], NEVER, old[2]],
    }
    if noted != expected:
        print(f"read {noted}, not {expected}")
        is_wrong = True
    return is_wrong
