import SnapsimCLI

Snapsim.main()
