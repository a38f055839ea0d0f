// What `import SwiftUI` brings in an app, as far as a behavior may meet it.
@_exported import Observation
@_exported import ScrollBehavior
