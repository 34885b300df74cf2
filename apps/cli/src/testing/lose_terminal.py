"""Runs a program with a terminal for some of its streams, closes it once the program asks, and says how it ended."""

import os
import pty
import re
import subprocess
import sys

fds, *command = sys.argv[1:]
ours, theirs = pty.openpty()
streams = {
    name: theirs if str(fd) in fds else subprocess.PIPE
    for fd, name in enumerate(["stdin", "stdout", "stderr"])
}
# In a session of its own the terminal is nobody's: no signal tells that it is gone.
program = subprocess.Popen(command, start_new_session=True, **streams)
os.close(theirs)

shown = b""
output = ours if "1" in fds else program.stdout.fileno()
# A prompt ends the output; at a terminal the cursor is put behind it.
while not re.search(rb"> $|\x1b\[\d+G$", shown):
    shown += os.read(output, 65536)

os.close(ours)
for stream in (program.stdin, program.stdout, program.stderr):
    if stream is not None:
        stream.close()
code = program.wait()
print(f"ended by signal {-code}" if code < 0 else f"ended with code {code}")
