// Signals while commands run: on a terminal, into a pipe, into nothing.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  badManners,
  everyByte,
  filesOf,
  scrubjay,
  scrubjayOnTerminal,
  sentinelsIn,
  until,
  workshop,
} from "./kit.mjs";
import { commandsIn } from "./signals/commands.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const ON_TERMINAL = ["ctrl-c", "ctrl-c-twice", "hang-up", "SIGTERM", "SIGHUP"];
/** As documented: 128 and the signal's number. A terminal that is gone ends a process by the signal itself. */
const CODES = {
  SIGINT: [130],
  "ctrl-c": [130],
  "ctrl-c-twice": [130],
  SIGTERM: [143],
  SIGHUP: [129],
  "hang-up": [129, -1],
};
/** Before a command has any code of ours running, the system ends it, and nothing can be said. */
const STARTING = "starting";
const LEFT_FOR_RESUME = /(?:^|\/)\.(?:(?:.*\.)?scrubjay-(?:journal|lock)|[0-9a-f]{16}\.part)$/;

/** One command, undisturbed: how long it takes and what it writes. */
async function undisturbed(command, shop) {
  const out = shop.fresh(command.out ?? "nothing");
  mkdirSync(dirname(out));
  const args = await command.args(out);
  const began = performance.now();
  const ran = await scrubjay(args);
  if (ran.code !== 0) throw new Error(`${command.name}: ${ran.stderr}`);
  return { seconds: (performance.now() - began) / 1000, files: filesOf(dirname(out)) };
}

/** Node itself takes SIGINT and SIGTERM; that SIGHUP is taken says that our code runs. Where Linux is not asked: yes. */
function hearsSignals(pid) {
  try {
    const caught = /^SigCgt:\s*([0-9a-f]+)/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
    return caught === undefined || (BigInt(`0x${caught}`) & 1n) === 1n;
  } catch {
    return true;
  }
}

/** Runs it and sends `what` at `moment`; `landed` is false where it ended before. */
async function disturb(command, one, { out, seconds }) {
  const { channel, what, moment } = one;
  const args = await command.args(out);
  const when = typeof moment === "string" ? join(out, moment) : moment * (command.endless ? 1 : seconds);
  if (channel === "terminal") return scrubjayOnTerminal(args, when, what, { ready: one.stage !== STARTING });
  const poke = async (child) => {
    const ended = () => child.exitCode !== null || child.signalCode !== null;
    const began = performance.now();
    const isTime = () =>
      typeof when === "string" ? existsSync(when) : performance.now() - began >= when * 1000;
    const ready = () => one.stage === STARTING || hearsSignals(child.pid);
    await until(() => isTime() && ready(), ended);
    child.kill(what);
  };
  return scrubjay(args, { poke, input: command.input, stdout: channel === "nothing" ? "ignore" : "pipe" });
}

/** What went wrong, or undefined. */
async function stopped(command, one, kit) {
  const whole = await kit.undisturbed(command);
  const out = kit.shop.fresh(command.out ?? "nothing");
  mkdirSync(dirname(out));
  const ran = await disturb(command, one, { out, seconds: whole.seconds });
  kit.sent++;
  const rude = badManners(ran);
  if (rude) return rude;
  const said = ran.stdout + ran.stderr;
  const codes = CODES[one.what];
  const bySystem = ran.code < 0 && 128 - ran.code === codes[0];
  const landed = codes.includes(ran.code) || (one.stage === STARTING && bySystem);
  if (landed) kit.landed++;
  else if (ran.code !== 0 || command.endless) return `exit code ${ran.code}`;
  const heard = one.what !== "hang-up" && one.channel !== "nothing" && ran.code > 0;
  if (heard && !/scrubjay:.* (?:stopped|ended at once)/.test(said)) return "it does not say why it ended";
  const cursor = [said.lastIndexOf("\x1b[?25l"), said.lastIndexOf("\x1b[?25h")];
  if (heard && cursor[0] > cursor[1]) return "the cursor stays hidden";
  const left = filesOf(dirname(out));
  const strange = Object.entries(left).filter(
    ([name, hash]) => whole.files[name] !== hash && !(command.resumes && LEFT_FOR_RESUME.test(name)),
  );
  if (strange.length > 0) return `left ${strange[0][0]}`;
  if (!command.resumes) return undefined;
  const values = sentinelsIn(everyByte(dirname(out)));
  if (values.length > 0) return `${values.join(", ")} in the output`;
  const resumed = await scrubjay([...(await command.args(out)), "--resume"]);
  if (resumed.code !== 0) return `--resume: ${resumed.code} ${resumed.stderr}`;
  const same = JSON.stringify(filesOf(dirname(out))) === JSON.stringify(whole.files);
  return same ? undefined : "--resume gives other bytes";
}

const hasPython = () => spawnSync("python3", ["--version"]).status === 0;

/** Every moment of a command; what comes and by which way takes turns, and a job hears all of them. */
function momentsOf(command, turn) {
  const all = [
    ...ON_TERMINAL.map((what) => ({ channel: "terminal", what })),
    ...SIGNALS.map((what) => ({ channel: "pipe", what })),
    ...SIGNALS.map((what) => ({ channel: "nothing", what })),
  ];
  const stages = Object.entries({ [STARTING]: 0.015, ...command.moments });
  return stages.flatMap(([stage, moment], at) =>
    all
      .filter((_, n) => command.name === "deid" || (n + at + turn) % 4 === 0)
      .map((way) => ({ stage, moment, ...way })),
  );
}

export const signals = {
  name: "signals",
  sample: 31,
  listed: new Map(),
  async open() {
    const shop = workshop();
    const known = new Map();
    return {
      shop,
      commands: commandsIn(shop.root),
      terminal: hasPython(),
      sent: 0,
      landed: 0,
      undisturbed(command) {
        if (command.endless) return { seconds: 1, files: {} };
        if (!known.has(command)) known.set(command, undisturbed(command, shop));
        return known.get(command);
      },
      close() {
        shop.close();
        if (this.sent > 4 && this.landed < this.sent / 3)
          throw new Error(`of ${this.sent} signals only ${this.landed} came before the command ended`);
      },
    };
  },
  attacks(kit) {
    const attacks = kit.commands.flatMap((command, turn) =>
      momentsOf(command, turn).map((one) => ({
        name: `${command.name}, ${one.stage}: ${one.what}, ${one.channel}`,
        run: async () =>
          one.channel === "terminal" && !kit.terminal
            ? { skipped: "no python3 to make a terminal with" }
            : stopped(command, one, kit),
      })),
    );
    return attacks;
  },
};
