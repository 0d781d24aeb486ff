/// How a screen is put over another.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As `pageSheet`.
    case automatic = -2
    /// As `automatic`: it is there for what is adapted.
    case none = -1
    /// Over all of the window; the presenter is taken away meanwhile.
    case fullScreen = 0
    /// A card at the bottom edge, which a finger can pull away.
    case pageSheet = 1
    /// As `pageSheet`.
    case formSheet = 2
    /// As `fullScreen`, over the nearest controller around that defines a context.
    case currentContext = 3
    /// By a presentation controller of the transitioning delegate's.
    case custom = 4
    /// Over all of the window; the presenter stays where it is.
    case overFullScreen = 5
    case overCurrentContext = 6
    /// As `pageSheet`: there is no card beside a view.
    case popover = 7
}

/// How what is presented comes and goes, where no transitioning delegate says.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    /// Drawn as dissolving.
    case partialCurl = 3
}

/// The colour of a status bar; there is none on a stage.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
