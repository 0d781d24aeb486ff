@_exported public import struct TallyUI.CodableRepresentation
@_exported public import struct TallyUI.ProxyRepresentation
@_exported public import protocol TallyUI.TransferRepresentation
@_exported public import struct TallyUI.TransferRepresentationBuilder
@_exported public import protocol TallyUI.Transferable
