import { env } from "@/lib/env";

const holder = globalThis as typeof globalThis & { firstSettings?: typeof env };

// Files of tests share the settings, and one that ran before may have left others than there were at first.
holder.firstSettings ??= { ...env };
for (const name of Object.keys(env)) if (!(name in holder.firstSettings)) Reflect.deleteProperty(env, name);
Object.assign(env, holder.firstSettings);
