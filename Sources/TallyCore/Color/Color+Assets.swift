public import Foundation
import Synchronization

extension Color {
    /// The colour of a name in an asset catalog, `*.xcassets`, among the resources of a bundle, with what that has for the dark.
    ///
    /// One that is not there is clear, and a warning is written once. The main bundle has the catalogs of all the program's targets.
    public init(_ name: String, bundle: Bundle? = nil) {
        let folder = (bundle ?? .main).resourceURL
        if let colors = AssetCatalog.of(folder)?.color(name) {
            self.init(kind: .adaptive(light: colors.light, dark: colors.dark))
        } else {
            self.init(kind: .named(.clear))
            MissingColors.report(name, folder)
        }
    }
}

private enum MissingColors {
    private static let reported = Mutex<Set<String>>([])

    static func report(_ name: String, _ folder: URL?) {
        guard let runtime = Runtime.current, reported.withLock({ $0.insert("\(folder?.path ?? "")/\(name)").inserted })
        else {
            return
        }
        whenOnMain {
            runtime.report(
                "No colour is named \"\(name)\": no asset catalog in \(folder?.path ?? "the bundle, which has no resources,") has "
                    + "a colour set of that name. Nothing is drawn in its place. Add the catalog to the target's resources."
            )
        }
    }
}
