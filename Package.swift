// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// On Apple platforms the components run on Apple's SwiftUI: nothing but `Tally` is built there. On Linux they stand on the
/// package's own module of that name. It is the platform that is built for that counts, so a Mac that builds for Linux gets the
/// runtime.
let onLinux = TargetDependencyCondition.when(platforms: [.linux])

let plain: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// What runs in each frame. The main actor orders every access; debug builds and tests still check it. Release frames are a
/// fifth cheaper. So are the checks of a closure's actor: debug builds and tests keep them.
let perFrame: [SwiftSetting] =
    plain + [
        .unsafeFlags(
            ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"],
            .when(configuration: .release))
    ]

/// Loops over pixels are some two hundred times slower unoptimised: `-O` also in debug builds.
let kernel: [SwiftSetting] = perFrame + [.unsafeFlags(["-O"])]

/// What everything stands on and seldom changes: where Tally's own scripts build, `-O` also in debug builds, with the checks of
/// a debug build. Tests spend most of their time there. Whoever depends on Tally debugs it as it is.
let groundwork: [SwiftSetting] =
    Context.environment["TALLY_OPTIMIZES_GROUNDWORK"] == nil
    ? perFrame : perFrame + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

let whenWindow = TargetDependencyCondition.when(traits: ["Window"])

/// Of no use where Xcode reads the catalogs, but there, so that a manifest may ask for it everywhere.
let assets: [Target] = [
    .target(name: "TallyCatalog", swiftSettings: plain),
    .target(name: "TallyAssetNames", dependencies: ["TallyCatalog"], swiftSettings: plain),
    .executableTarget(
        name: "TallyAssetsTool", dependencies: ["TallyAssetNames", "TallyCatalog"], swiftSettings: plain),
    .plugin(name: "TallyAssets", capability: .buildTool(), dependencies: ["TallyAssetsTool"]),
]

let components: [Target] = [
    .target(name: "Tally", dependencies: [.target(name: "SwiftUI", condition: onLinux)], swiftSettings: plain)
]

let runtime: [Target] = [
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CPoppler"),
    .systemLibrary(name: "CProcessor"),
    .target(name: "TallyMotion", swiftSettings: groundwork),
    .target(
        name: "TallyScene", dependencies: ["CPixbuf", "CPoppler", "CProcessor", "CWebP", "CZlib"],
        swiftSettings: groundwork),
    .macro(name: "SwiftUIMacros", swiftSettings: plain),
    .target(name: "TallyCombine", swiftSettings: groundwork),
    .systemLibrary(name: "CFormats"),
    .target(name: "TallyFormats", dependencies: ["CFormats"], swiftSettings: plain),
    .target(name: "CDate", publicHeadersPath: "."),
    .target(name: "CClipper", publicHeadersPath: ".", linkerSettings: [.linkedLibrary("polyclipping")]),
    .target(
        name: "TallyCore",
        dependencies: [
            "CClipper", "CDate", "TallyCatalog", "TallyCombine", "TallyMotion", "TallyScene", "SwiftUIMacros",
        ],
        swiftSettings: groundwork),
    .target(
        name: "TallyUI",
        dependencies: ["TallyCatalog", "TallyCombine", "TallyCore", "TallyMotion", "TallyScene", "SwiftUIMacros"],
        swiftSettings: perFrame),
    .target(
        name: "TallyControls", dependencies: ["TallyUI", "TallyCore", "TallyCombine", "TallyMotion", "TallyScene"],
        swiftSettings: perFrame),
    .target(name: "TallyTime", dependencies: ["TallyCombine", "TallyCore"], swiftSettings: plain),
    .target(
        name: "CCompositor", publicHeadersPath: ".",
        cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(
        name: "TallyCompositor", dependencies: ["TallyScene", "CCompositor", "CProcessor"],
        swiftSettings: kernel),
    .target(
        name: "TallyPainter", dependencies: ["TallyScene", "TallyCompositor", "CPango"],
        exclude: ["Font/OFL.txt"],
        swiftSettings: groundwork),
    .systemLibrary(name: "CRunLoop"),
    .target(
        name: "TallyStage", dependencies: ["TallyControls", "TallyUI", "TallyCore", "TallyPainter", "CRunLoop"],
        swiftSettings: perFrame),
    .target(name: "TallyRecorder", dependencies: ["CZlib", "TallyScene", "TallyStage"], swiftSettings: kernel),
    .target(
        name: "TallyWindow",
        dependencies: [
            "TallyScene", "TallyCore", "TallyUI", "TallyStage", .target(name: "CGTK", condition: whenWindow),
        ],
        swiftSettings: plain),
    .target(
        name: "TallyLayers", dependencies: ["TallyUI", "TallyCore", "TallyMotion", "TallyScene"],
        swiftSettings: perFrame),
    .target(name: "CoreGraphics", dependencies: ["TallyCore", "TallyLayers", "TallyUI"], swiftSettings: plain),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "TallyCore", "TallyLayers"], swiftSettings: plain),
    .target(name: "TallySolver", swiftSettings: groundwork),
    .systemLibrary(name: "CAppWindow"),
    .systemLibrary(name: "CSpelling"),
    .target(
        name: "TallyKit",
        dependencies: [
            "CAppWindow", "CSpelling", "TallySolver", "TallyLayers", "TallyStage", "TallyControls", "TallyUI",
            "TallyCore", "TallyMotion", "TallyScene",
        ],
        swiftSettings: perFrame),
    .target(
        name: "UIKit",
        dependencies: [
            "QuartzCore", "SwiftUIMacros", "TallyControls", "TallyKit", "TallyTime", "TallyUI",
        ],
        swiftSettings: plain),
    // Swift Testing's overlays for the two, which the compiler asks for by these names.
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], swiftSettings: plain),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"], swiftSettings: plain),
    .target(name: "UniformTypeIdentifiers", dependencies: ["TallyUI"], swiftSettings: plain),
    .target(name: "CoreTransferable", dependencies: ["TallyUI"], swiftSettings: plain),
    .target(name: "TallyWords", dependencies: ["TallyUI"], swiftSettings: plain),
    .target(name: "SwiftUICore", dependencies: ["SwiftUI"], swiftSettings: plain),
    .target(name: "simd", swiftSettings: groundwork),
    .target(name: "os", swiftSettings: plain),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: plain),
    .target(
        name: "SwiftUI",
        dependencies: [
            "TallyKit", "TallyLayers", "TallyTime", "TallyStage", "TallyControls", "TallyUI", "TallyCore",
            "TallyCombine", "TallyFormats", "TallyScene",
        ],
        swiftSettings: plain),
    .target(
        name: "TallyApp", dependencies: ["TallyUI", .target(name: "TallyWindow", condition: whenWindow)],
        swiftSettings: plain),
    .target(name: "Combine", dependencies: ["TallyTime", "TallyCombine"], swiftSettings: plain),
    .systemLibrary(name: "CLoader"),
    .executableTarget(
        name: "TallyCommand",
        dependencies: [
            "CLoader", "SwiftUI", "Combine", "OSLog", "os", "SwiftUICore", "TallyWords", "simd", "CoreGraphics",
            "QuartzCore", "UIKit",
            "Tally",
            "TallyAssetNames",
            "TallyCatalog", "TallyCore", "TallyUI",
            "TallyScene", "TallyStage", "TallyRecorder",
            .target(name: "TallyWindow", condition: whenWindow),
        ],
        swiftSettings: plain,
        // What `tally preview` compiles is loaded into the command, and finds there what it calls.
        linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
]

let tests: [Target] = [
    .testTarget(
        name: "TallyAssetsTests", dependencies: ["TallyAssetNames", "TallyAssetsTool", "TallyCatalog"],
        swiftSettings: plain),
    .testTarget(
        name: "TallyFormatsTests", dependencies: ["TallyFormats", "SwiftUI", "TallyStage"], swiftSettings: plain),
    .testTarget(name: "TallyCombineTests", dependencies: ["TallyCombine"], swiftSettings: plain),
    .testTarget(name: "LogTests", dependencies: ["OSLog", "os"], swiftSettings: plain),
    .target(name: "ConformanceJSON", path: "Tests/ConformanceJSON", swiftSettings: plain),
    .testTarget(
        name: "TallyMotionTests", dependencies: ["TallyMotion", "ConformanceJSON"], exclude: ["Conformance"],
        swiftSettings: plain),
    .testTarget(
        name: "TallyUITests",
        dependencies: [
            "TallyScene", "TallyStage", "TallyCore", "TallyUI", "TallyControls", "TallyKit", "SwiftUI", "Combine",
            "UniformTypeIdentifiers", "CoreTransferable",
        ],
        swiftSettings: plain),
    .testTarget(name: "TallySolverTests", dependencies: ["TallySolver"], swiftSettings: plain),
    .testTarget(
        name: "TallyLayersTests",
        dependencies: [
            "TallyLayers", "TallyKit", "TallyStage", "TallyCore", "TallyMotion", "TallyScene", "SwiftUI", "UIKit",
            "QuartzCore", "_Testing_UIKit", "CoreGraphics", "_Testing_CoreGraphics", "ConformanceJSON",
        ],
        exclude: ["Conformance"], swiftSettings: plain),
    .testTarget(name: "TallyStageTests", dependencies: ["TallyStage", "SwiftUI", "Combine"], swiftSettings: plain),
    .testTarget(name: "TallySceneTests", dependencies: ["TallyScene"], swiftSettings: plain),
    .testTarget(
        name: "TallyPainterTests",
        dependencies: ["TallyScene", "CCompositor", "TallyCompositor", "TallyPainter"],
        swiftSettings: plain),
    .testTarget(
        name: "TallyRecorderTests", dependencies: ["CZlib", "TallyScene", "TallyStage", "TallyRecorder"],
        swiftSettings: plain),
    .testTarget(
        name: "TallyCommandTests",
        dependencies: ["TallyCommand", "TallyScene", "TallyStage", "TallyRecorder", "SwiftUI"], swiftSettings: plain),
    .executableTarget(
        name: "WindowProbe", dependencies: ["SwiftUI", "Tally", "TallyApp", "TallyStage", "TallyWindow"],
        path: "Tests/WindowProbe",
        swiftSettings: plain),
    // Counts what fixed scenes cost: `Scripts/check-counts`. Valgrind would read debug information, and cannot read all of it.
    .target(name: "CCounts", path: "Benchmarks/Sources/CAllocations"),
    .executableTarget(
        name: "Counts", dependencies: ["CCounts", "SwiftUI", "Tally", "TallyStage", "TallyCore"], path: "Tests/Counts",
        swiftSettings: plain, linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
    .testTarget(
        name: "TallyWindowTests",
        dependencies: [
            "WindowProbe", "SwiftUI", "Tally", "TallyScene", "TallyStage", "TallyWindow",
            .target(name: "CGTK", condition: whenWindow),
        ],
        swiftSettings: plain),
    .testTarget(
        name: "TallyTests", dependencies: ["Tally", "TallyStage"], exclude: ["Components/__Goldens__"],
        swiftSettings: plain),
    // Small programs in other people's styles, compiled as an app's files would be.
    .testTarget(
        name: "EverydayTests",
        dependencies: [
            "SwiftUI", "Combine", "Tally", "TallyScene", "TallyStage", "TallyCommand", "MemoryGame", "OpeningScreen",
            "Payment", "Cookbook",
        ],
        path: "Tests/Everyday",
        // Other people's code warns of what it warns of on Apple's platforms too.
        swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
    // Examples, compiled as an app's files would be.
    .executableTarget(
        name: "MemoryGame", dependencies: ["SwiftUI", "TallyApp"], path: "Examples/MemoryGame/Sources/MemoryGame",
        swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "MemoryGameTests", dependencies: ["MemoryGame", "SwiftUI", "TallyStage", "TallyRecorder"],
        swiftSettings: plain),
    .executableTarget(
        name: "Payment", dependencies: ["SwiftUI", "Tally", "TallyApp"], path: "Examples/Payment/Sources/Payment",
        swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(name: "PaymentTests", dependencies: ["Payment", "SwiftUI", "TallyStage"], swiftSettings: plain),
    .executableTarget(
        name: "Scoreboard", dependencies: ["UIKit", "QuartzCore", "TallyApp"],
        path: "Examples/Scoreboard/Sources/Scoreboard", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "ScoreboardTests", dependencies: ["Scoreboard", "UIKit", "_Testing_UIKit", "QuartzCore", "TallyStage"],
        exclude: ["__Goldens__"], swiftSettings: plain),
    .executableTarget(
        name: "Transfer", dependencies: ["UIKit", "QuartzCore", "TallyApp"],
        path: "Examples/Transfer/Sources/Transfer", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "TransferTests", dependencies: ["Transfer", "UIKit", "_Testing_UIKit", "QuartzCore", "TallyStage"],
        exclude: ["__Goldens__"], swiftSettings: plain),
    .executableTarget(
        name: "Bakery", dependencies: ["SwiftUI", "TallyApp"], path: "Examples/Bakery/Bakery",
        swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["TallyAssets"]),
    .testTarget(
        name: "BakeryTests", dependencies: ["Bakery", "SwiftUI", "TallyStage"], path: "Examples/Bakery/Tests",
        swiftSettings: plain),
    .executableTarget(
        name: "OpeningScreen", dependencies: ["SwiftUI", "Tally", "TallyApp"],
        path: "Examples/OpeningScreen/Sources/OpeningScreen",
        swiftSettings: plain),
    .testTarget(
        name: "OpeningScreenTests", dependencies: ["OpeningScreen", "SwiftUI", "Tally", "TallyStage"],
        swiftSettings: plain),
    .target(
        name: "Cookbook", dependencies: ["SwiftUI", "Tally"], path: "Examples/Cookbook/Sources/Cookbook",
        swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "CookbookTests", dependencies: ["Cookbook", "SwiftUI", "Tally", "TallyStage"], swiftSettings: plain),
]

/// UIKit, and what files for it import beside.
let appleGraphics = ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"]

let package = Package(
    name: "Tally",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "Tally", targets: ["Tally"]),
        .plugin(name: "TallyAssets", targets: ["TallyAssets"]),
        // On Linux alone: who builds for other platforms too asks for them with a condition.
        .library(
            name: "SwiftUI",
            targets: ["SwiftUI", "SwiftUICore", "Combine", "UniformTypeIdentifiers", "CoreTransferable", "simd"]
                + appleGraphics),
        .library(name: "UIKit", targets: appleGraphics),
        .library(name: "QuartzCore", targets: ["QuartzCore", "CoreGraphics", "_Testing_CoreGraphics"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "OSLog", targets: ["OSLog", "os"]),
        .library(name: "TallyApp", targets: ["TallyApp"]),
        .library(name: "TallyStage", targets: ["TallyStage"]),
        .library(name: "TallyRecorder", targets: ["TallyRecorder"]),
        .library(name: "TallyWindow", targets: ["TallyWindow"]),
        .executable(name: "tally", targets: ["TallyCommand"]),
    ],
    traits: [
        .default(enabledTraits: ["Window"]),
        .trait(name: "Window", description: "What shows a window: TallyApp, TallyWindow and `tally play`, with GTK 4."),
    ],
    targets: assets + components + runtime + tests
)
