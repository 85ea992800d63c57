/** Milliseconds of processor time that work takes: unlike the time that passes, it does not hang on what else runs. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
