import Arcade
import CaromWebHost
import UIKit

WebHost.run(ArcadeDelegate(), keeping: GameRuns())
