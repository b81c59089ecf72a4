import { waitFor } from "@testing-library/dom";
import { forgetAccountData } from "@/lib/device/account-sync";
import { clearSession, storeSession } from "@/lib/device/device-session";
import { keepInSync } from "@/lib/device/keep-in-sync";
import { savedJobs } from "@/lib/device/saved-jobs";

type Sent = { records: Record<string, { key: string }[]> };

const user = (id: number, fullName: string) => ({ id, fullName, email: `user${id}@example.org`, phone: null });
const asha = user(1, "Asha Verma");
const bina = user(2, "Bina Rao");

/** The server, whose cookie names `me`: what each account was sent. */
const server = { me: asha, sent: new Map<number, string[]>(), isAway: false };

beforeEach(() => {
  server.sent.clear();
  server.isAway = false;
  globalThis.fetch = jest.fn(async (address, init) => {
    if (server.isAway) throw new TypeError("The network is away");
    if (String(address).startsWith("/api/users/me/records")) {
      const { records } = JSON.parse(String(init?.body)) as Sent;
      const keys = Object.values(records).flatMap((list) => list.map(({ key }) => key));
      server.sent.set(server.me.id, [...(server.sent.get(server.me.id) ?? []), ...keys]);
      return Response.json({ revision: 1, records: {} });
    }
    return Response.json(server.me);
  });
});

afterEach(async () => {
  clearSession();
  await keepInSync(null);
  forgetAccountData();
});

async function signIn(who: typeof asha): Promise<void> {
  server.me = who;
  storeSession(who, "a-token");
  await keepInSync(who);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const save = (jobId: number) =>
  savedJobs.put(
    String(jobId),
    { jobId, title: `Job ${jobId}`, department: "Banking", deadline: "2030-12-31", isFollowed: false },
    new Date(),
  );
const kept = () => savedJobs.list().map(({ key }) => key);

it("merges what was kept signed out into the account that signs in", async () => {
  save(5);
  await signIn(asha);
  await waitFor(() => expect(server.sent.get(asha.id)).toEqual(["5"]));
  expect(kept()).toEqual(["5"]);
});

it("gives nothing of one account to the next that signs in where nobody signed out", async () => {
  await signIn(asha);
  save(5);
  await waitFor(() => expect(server.sent.get(asha.id)).toEqual(["5"]));
  await signIn(bina);
  expect(server.sent.get(asha.id)).toEqual(["5"]);
  expect(server.sent.get(bina.id) ?? []).toEqual([]);
  expect(kept()).toEqual([]);
});

it("shows the next none of it even where neither account could be exchanged with", async () => {
  await signIn(asha);
  server.isAway = true;
  save(6);
  await signIn(bina);
  expect(kept()).toEqual([]);
  server.isAway = false;
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.sent.get(bina.id) ?? []).toEqual([]);
});
