import Physics
import Replay

public func isEven() -> Bool { (World().gravity * Recording().length).isMultiple(of: 2) }
