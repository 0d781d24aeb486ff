@_exported public import struct TallyUI.UTType
