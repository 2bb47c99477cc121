import Arcade
import UIKit
import WebHost

WebHost.run(ArcadeDelegate())
