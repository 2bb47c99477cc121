import Arcade
import CaromWebHost
import UIKit

WebHost.run(ArcadeDelegate())
