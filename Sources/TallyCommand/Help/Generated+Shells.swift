extension Generated {
    /// The options, for shells that do not tell commands apart.
    private static var firstOfEachName: [Option] {
        var seen: Set<String> = []
        return Option.table.filter { $0.use != .gallery && seen.insert($0.name).inserted }
    }

    /// For `~/.local/share/bash-completion/completions/tally`.
    static var bash: String {
        var cases = ""
        for option in firstOfEachName where option.takesValue {
            let names = ([option.short.map { "-\($0)" }, "--\(option.name)"] as [String?]).compactMap(\.self)
            let action =
                switch option.value {
                case .file: "COMPREPLY=($(compgen -f -- \"$word\"))"
                case .oneOf(let values): "COMPREPLY=($(compgen -W \"\(values.joined(separator: " "))\" -- \"$word\"))"
                default: "COMPREPLY=()"
                }
            cases += "        \(names.joined(separator: "|"))) \(action); return ;;\n"
        }
        func names(_ options: [Option]) -> String { options.map { "--\($0.name)" }.joined(separator: " ") }
        return """
            # Completions of tally for bash.
            _tally() {
                local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "record play gallery preview help --help --version --generate" -- "$word"))
                    return
                fi
                case $before in
                    help) COMPREPLY=($(compgen -W "record play gallery preview" -- "$word")); return ;;
            \(cases)    esac
                case ${COMP_WORDS[1]} in
                    play) COMPREPLY=($(compgen -W "\(names(Option.play))" -- "$word")) ;;
                    preview)
                        COMPREPLY=($(compgen -W "\(names(Option.preview))" -- "$word") $(compgen -f -- "$word")) ;;
                    gallery) COMPREPLY=($(compgen -W "\(names(Option.gallery))" -- "$word")) ;;
                    *) COMPREPLY=($(compgen -W "\(names(Option.record))" -- "$word")) ;;
                esac
            }
            # A currency has a colon in it, at which a word must not end.
            COMP_WORDBREAKS=${COMP_WORDBREAKS//:}
            complete -o filenames -F _tally tally

            """
    }

    /// For a file `_tally` in a folder of `$fpath`.
    static var zsh: String {
        func quoted(_ text: String) -> String {
            text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
                .replacing(":", with: "\\:")
        }
        var lines: [String] = []
        // It does not tell commands apart: -o of the gallery is completed as that of a film.
        for option in firstOfEachName {
            let action =
                switch option.value {
                case .none: ""
                case .text: ":\(quoted(option.placeholder)): "
                case .file: ":\(quoted(option.placeholder)):_files"
                case .oneOf(let values):
                    ":\(quoted(option.placeholder)):(\(values.map(quoted).joined(separator: " ")))"
                }
            lines.append("'--\(option.name)[\(quoted(option.summary))]\(action)'")
            if let short = option.short { lines.append("'-\(short)[\(quoted(option.summary))]\(action)'") }
        }
        return """
            #compdef tally
            # Completions of tally for zsh.
            _tally() {
                if (( CURRENT == 2 )); then
                    compadd record play gallery preview help --help --version --generate
                    return
                fi
                _arguments -s '1:command:(record play gallery preview help)' \\
                    \(lines.joined(separator: " \\\n        ")) \\
                    '*:number or file:_files'
            }
            _tally "$@"

            """
    }

    /// For `~/.config/fish/completions/tally.fish`.
    static var fish: String {
        func quoted(_ text: String) -> String {
            "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
        }
        var lines = [
            "# Completions of tally for fish.",
            "complete -c tally -f",
            "complete -c tally -n __fish_use_subcommand -a record -d 'Make a film of numbers'",
            "complete -c tally -n __fish_use_subcommand -a play -d 'Play numbers in a window or in the terminal'",
            "complete -c tally -n __fish_use_subcommand -a gallery -d 'Show every component'",
            "complete -c tally -n __fish_use_subcommand -a preview -d 'Show a view of your own'",
            "complete -c tally -n '__fish_seen_subcommand_from preview' -F",
            "complete -c tally -n __fish_use_subcommand -a help -d 'Show the help'",
        ]
        for option in Option.table {
            let words = option.use == .all ? "" : option.use.words.joined(separator: " ")
            let condition = words.isEmpty ? "" : " -n '__fish_seen_subcommand_from \(words)'"
            var line = "complete -c tally\(condition) -l \(option.name)"
            if let short = option.short { line += " -s \(short)" }
            switch option.value {
            case .none: break
            case .text: line += " -x"
            case .file: line += " -r -F"
            case .oneOf(let values): line += " -x -a " + quoted(values.joined(separator: " "))
            }
            lines.append(line + " -d " + quoted(option.summary))
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
