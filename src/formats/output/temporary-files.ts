/** Hears of files that are under way under a name that is not theirs to keep. */
export type TemporaryWatcher = (path: string, held: boolean) => void;

let watcher: TemporaryWatcher = () => {};

/** For who may have to end the process before a file has its name, and takes it away then. */
export function watchTemporaryFiles(watch: TemporaryWatcher): void {
  watcher = watch;
}

export function holdTemporary(path: string): void {
  watcher(path, true);
}

export function releaseTemporary(path: string): void {
  watcher(path, false);
}
