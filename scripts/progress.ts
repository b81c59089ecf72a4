import { SingleBar } from "cli-progress";

export type ProgressBar = { update(done: number, total: number): void; stop(): void };

/** A bar on a terminal; elsewhere the name in a line of its own, and what is printed at the end says the rest. */
export function startProgress(name: string, unit: string): ProgressBar {
  if (!process.stdout.isTTY) {
    console.log(`${name} ...`);
    return { update: () => undefined, stop: () => undefined };
  }
  const bar = new SingleBar({ format: `{bar} {percentage}% | {value} of {total} ${unit} | {name}`, hideCursor: true });
  bar.start(1, 0, { name });
  return {
    update: (done, total) => {
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}

const STEPS = {
  writing: ["Backing up", "rows"],
  checking: ["Reading the backup", "MB"],
  restoring: ["Restoring", "rows"],
} as const;

/** A bar for each step of a backup or a restore, one after the other. */
export function showSteps(): { progress: (step: keyof typeof STEPS, done: number, total: number) => void; stop(): void } {
  let current: { step: keyof typeof STEPS; bar: ProgressBar } | undefined;
  const stop = () => {
    current?.bar.stop();
    current = undefined;
  };
  return {
    progress: (step, done, total) => {
      if (current?.step !== step) {
        stop();
        const [name, unit] = STEPS[step];
        current = { step, bar: startProgress(name, unit) };
      }
      current.bar.update(done, total);
    },
    stop,
  };
}
