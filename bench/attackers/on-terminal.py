"""Runs a program on a terminal of its own and types at it: on-terminal.py SECONDS WHAT PROGRAM ARGS...

SECONDS after the program begins, WHAT comes: "ctrl-c" is typed, "ctrl-c-twice" likewise, "hang-up" closes the terminal,
SIGINT, SIGTERM or SIGHUP is sent, "nothing" is nothing. Prints how it ended as JSON: its exit code, or the signal that
killed it below 0, and all that it wrote.
"""
import json, os, pty, select, signal, sys, time

seconds, what, program = float(sys.argv[1]), sys.argv[2], sys.argv[3:]
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(program[0], program)

due = [time.monotonic() + seconds] if what != "nothing" else []
if what == "ctrl-c-twice":
    due.append(due[0] + 0.3)
written = b""
while terminal is not None:
    wait = max(0.0, due[0] - time.monotonic()) if due else 60.0
    ready, _, _ = select.select([terminal], [], [], wait)
    if due and time.monotonic() >= due[0]:
        due.pop(0)
        if what.startswith("ctrl-c"):
            os.write(terminal, b"\x03")
        elif what == "hang-up":
            os.close(terminal)
            terminal = None
        else:
            os.kill(pid, getattr(signal, what))
    elif ready:
        try:
            piece = os.read(terminal, 65536)
        except OSError:  # Linux says so when the other end is closed
            piece = b""
        if piece == b"":
            break
        written += piece
_, status = os.waitpid(pid, 0)
code = os.waitstatus_to_exitcode(status)
print(json.dumps({"code": code, "written": written.decode("utf8", "replace")}))
