/** What one kind of request costs: CPU ms of server and database, ms that one and sixteen callers wait, requests a second of sixteen. */
export type Row = {
  name: string;
  cpu: number;
  database: number;
  p50: number;
  p95: number;
  busy95: number;
  busy99: number;
  rate: number;
};

export type Figures = {
  size: number;
  rows: Row[];
  /** One figure each, with its unit in the name. */
  single: Record<string, number>;
};

const HEADS = ["CPU ms", "database", "p50 ms", "p95 ms", "16: p95", "16: p99", "16: /s"];

export function printHead(size: number): void {
  console.log(`\n${size.toLocaleString("en-IN")} jobs, a tenth of them open`);
  console.log(`  ${"".padEnd(26)}${HEADS.map((head) => head.padStart(9)).join("")}`);
}

export function printRow({ name, cpu, database, p50, p95, busy95, busy99, rate }: Row): void {
  const figures = [
    cpu.toFixed(2),
    database.toFixed(2),
    ...[p50, p95, busy95, busy99].map((ms) => ms.toFixed(1)),
    rate.toFixed(0),
  ];
  console.log(`  ${name.padEnd(26)}${figures.map((figure) => figure.padStart(9)).join("")}`);
}

export function printSingle(single: Figures["single"]): void {
  for (const [name, figure] of Object.entries(single)) console.log(`  ${name.padEnd(60)} ${figure.toFixed(2).padStart(10)}`);
}

/** Each figure of now as a multiple of the earlier one, where both have it. */
export function printCompared(now: readonly Figures[], before: readonly Figures[]): void {
  for (const { size, rows, single } of now) {
    const then = before.find((one) => one.size === size);
    if (!then) continue;
    console.log(`\n${size.toLocaleString("en-IN")} jobs, as multiples of the earlier run`);
    for (const row of rows) {
      const old = then.rows.find(({ name }) => name === row.name);
      if (!old) continue;
      const of = (key: Exclude<keyof Row, "name">) => `${key} ${(row[key] / (old[key] || Number.NaN)).toFixed(2)}`;
      console.log(`  ${row.name.padEnd(26)} ${[of("cpu"), of("p95"), of("busy95"), of("rate")].join(", ")}`);
    }
    for (const [name, figure] of Object.entries(single)) {
      const old = then.single[name];
      if (old) console.log(`  ${name.padEnd(60)} ${(figure / old).toFixed(2)}`);
    }
  }
}

/** The value below which a share of sorted ones lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
