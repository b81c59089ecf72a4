import { makeAdmin, makeUser, signIn } from "@/tests/support/accounts";
import type { Role } from "./requests";

type Headers = Record<string, string>;

/** Somebody new of each role. Every request gets a session of its own, since some of them end it. */
export async function makeActors(cronSecret: string): Promise<(role: Role, carrier: "cookie" | "bearer") => Promise<Headers>> {
  const [user, editor, admin] = [await makeUser(), await makeAdmin("editor"), await makeAdmin("admin")];
  const machine = { authorization: `Bearer ${cronSecret}` };
  return async (role, carrier) => {
    if (role === "nobody") return {};
    if (role === "machine") return machine;
    const [kind, { id }] = role === "user" ? (["user", user] as const) : (["admin", role === "editor" ? editor : admin] as const);
    // Whoever a request has deleted comes with the session that they had.
    return (await signIn(kind, id).catch(() => ({ user, editor, admin })[role]))[carrier];
  };
}
