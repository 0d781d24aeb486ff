import Foundation

/// The gallery as a page: plain HTML and CSS, without scripts, in the light and in the dark.
@MainActor enum GalleryPage {
    /// Returns the beginning of a page of the gallery, up to its body.
    static func head(_ title: String, style: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title)</title>
        <style>
        \(colors)
        \(style)
        </style>
        </head>
        """
    }

    /// The same entries give the same bytes.
    static func html(_ entries: [GalleryEntry]) -> String {
        """
        \(head("Tally: the components", style: style))
        <body>
        <header>
        <h1>Tally</h1>
        <p>Numbers in motion, for SwiftUI. Every picture is a recording of the code beside it.
        How each style changes a number, moment by moment, is on <a href="\(SheetsPage.file)">a page of its own</a>.</p>
        <nav aria-label="Components">
        <ul>
        \(entries.map { "<li><a href=\"#\($0.name)\">\(escaped($0.title))</a></li>" }.joined(separator: "\n"))
        </ul>
        </nav>
        </header>
        <main>
        \(entries.map(section).joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    private static func section(_ entry: GalleryEntry) -> String {
        let (width, height) = (Int(entry.size.width), Int(entry.size.height))
        let knobs = entry.knobs.map { "<dt><code>\(escaped($0.name))</code></dt><dd>\(escaped($0.purpose))</dd>" }
        return """
            <section id="\(entry.name)">
            <h2>\(escaped(entry.title))</h2>
            <p>\(escaped(entry.summary))</p>
            <picture>
            <source srcset="\(GalleryScheme.dark.file(of: entry))" media="(prefers-color-scheme: dark)">
            <img src="\(GalleryScheme.light.file(of: entry))" width="\(width)" height="\(height)" alt="\(escaped(entry.summary))">
            </picture>
            <pre><code>\(escaped(entry.code))</code></pre>
            <dl>
            \(knobs.joined(separator: "\n"))
            </dl>
            </section>
            """
    }

    private static func color(_ scheme: GalleryScheme) -> String {
        "#" + String(scheme.card & 0xFF_FFFF | 0x100_0000, radix: 16).dropFirst()
    }

    /// The colors of the pages, in the light and in the dark.
    static let colors = """
        :root { --page: #f2f2f7; --card: \(color(.light)); --text: #1c1c1e; --quiet: #636366; --line: #d1d1d6; }
        @media (prefers-color-scheme: dark) {
          :root { --page: #000000; --card: \(color(.dark)); --text: #f2f2f7; --quiet: #aeaeb2; --line: #3a3a3c; }
        }
        """

    private static let style = """
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
        header, main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; }
        h1 { margin: 0; }
        nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; padding: 0; list-style: none; }
        a { color: inherit; }
        section { margin: 0 0 2rem; padding: 1rem 1.25rem; background: var(--card); border-radius: 12px; }
        section > p, dd { color: var(--quiet); }
        h2 { margin: 0 0 0.25rem; }
        p { margin: 0 0 1rem; }
        img { display: block; max-width: 100%; height: auto; margin: 0 auto 1rem; }
        pre { margin: 0 0 1rem; padding: 0.75rem 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; }
        code { font: 14px/1.45 ui-monospace, monospace; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
        dd { margin: 0; }
        @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } }
        """

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
