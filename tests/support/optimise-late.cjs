// A function runs for a second or two in a test file and is then made anew for the next; a site that a test starts shows a few pages and ends. To
// optimise a function after 67,000 steps of it, as V8 does for what runs for hours, costs a fifth of the CPU of Jest, and a sixth of that of such a site.
const { setFlagsFromString } = require("node:v8");
setFlagsFromString("--interrupt-budget=540000");
// And what makes SQL of Prisma's queries, in WebAssembly, after thirty times as much of it: 0.4 s of the 2 until a site is open.
setFlagsFromString("--wasm-tiering-budget=54000000");
