import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess: 0 (one of the commonest) to 4. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password.slice(0, 100)).score;
}
