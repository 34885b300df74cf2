process.stderr.write('guildhall: there are no benchmarks yet\n')
process.exitCode = 2
