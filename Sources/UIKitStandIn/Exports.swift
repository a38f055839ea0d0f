// What `import UIKit` brings in an app, as far as a collection view's layout may meet it.
@_exported import SwiftUIStandIn
