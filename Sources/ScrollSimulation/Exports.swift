// A test that simulates a scroll view needs the behaviors' vocabulary too; one import gives it both.
@_exported import ScrollBehavior
