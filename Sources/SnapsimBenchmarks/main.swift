Report.header()
try SettleBenchmark.run()
