// The compiler asks for a module of this name where a file imports both Testing and UIKit. On Apple's platforms it adds attachments
// of pictures; here there is nothing to add, and the two can be imported beside one another.
@_exported import UIKit
