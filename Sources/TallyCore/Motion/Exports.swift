@_exported public import TallyMotion
