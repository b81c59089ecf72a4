// The worker is a thread of Node, which runs no TypeScript: tsx is told of it here, since `--import tsx` does not reach threads.
import { register } from "tsx/esm/api";

register();
await import("./run.ts");
