// For files that import Foundation alone: a name that is imported by itself stands before the same name of a whole module.
@_exported public import func TallyUI.NSLocalizedString
