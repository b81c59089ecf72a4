// The worker is a process of Node, which runs no TypeScript: tsx is told of it here, since the server's own flags are not handed on.
import { register } from "tsx/esm/api";

register();
await import("./run.ts");
