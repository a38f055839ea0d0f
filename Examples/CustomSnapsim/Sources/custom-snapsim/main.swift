import SnapsimCLI

Snapsim.main(behavior: HalfPaging())
