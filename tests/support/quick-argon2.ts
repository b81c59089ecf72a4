import * as argon2 from "@node-rs/argon2/index.js";

/**
 * In the place of @node-rs/argon2: the same digests of passwords in few steps, since those of people keep a core busy for 15 to 30 ms each. A file that
 * is about their time mocks it by the real one, which is "@node-rs/argon2/index.js".
 */
export const hash: typeof argon2.hash = (text, options) => argon2.hash(text, { ...options, memoryCost: 64, timeCost: 1 });
export const verify = argon2.verify;
