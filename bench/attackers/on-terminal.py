"""Runs a program on a terminal of its own and types at it: on-terminal.py WHEN READY WHAT PROGRAM ARGS...

WHEN is a number of seconds after the program begins, or a path: when there is something at it. READY is "ready" or
"at-once": to wait, or not, until the program takes SIGHUP into its own hands (as far as Linux tells). Then WHAT comes:
"ctrl-c" is typed, "ctrl-c-twice" likewise, "hang-up" closes the terminal, SIGINT, SIGTERM or SIGHUP is sent, "nothing" is
nothing. Prints how it ended as JSON: its exit code, or the signal that killed it below 0, all that it wrote, and whether
WHAT came.
"""
import json, os, pty, re, select, signal, sys, time

when, ready, what, program = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(program[0], program)

began = time.monotonic()
again = None  # when the second Ctrl-C is due
came = what == "nothing"


def takes_hang_up():
    try:
        caught = re.search(r"^SigCgt:\s*([0-9a-f]+)", open(f"/proc/{pid}/status").read(), re.M)
        return caught is None or int(caught[1], 16) & 1 == 1
    except OSError:
        return True


def is_time():
    if came:
        return again is not None and time.monotonic() >= again
    if ready == "ready" and not takes_hang_up():
        return False
    return os.path.lexists(when) if when.startswith("/") else time.monotonic() - began >= float(when)


written = b""
while terminal is not None:
    readable, _, _ = select.select([terminal], [], [], 0.003 if not came or again else 60.0)
    if is_time():
        again = time.monotonic() + 0.3 if what == "ctrl-c-twice" and not came else None
        came = True
        if what.startswith("ctrl-c"):
            os.write(terminal, b"\x03")
        elif what == "hang-up":
            os.close(terminal)
            terminal = None
        else:
            os.kill(pid, getattr(signal, what))
    elif readable:
        try:
            piece = os.read(terminal, 65536)
        except OSError:  # Linux says so when the other end is closed
            piece = b""
        if piece == b"":
            break
        written += piece
_, status = os.waitpid(pid, 0)
code = os.waitstatus_to_exitcode(status)
print(json.dumps({"code": code, "written": written.decode("utf8", "replace"), "came": came}))
