import pg from "pg";
import { Acknowledgements } from "@/lib/cache/acknowledgements";
import { LISTENER_NAME } from "@/lib/cache/change-channel";

/** Of the five seconds for which answers are waited for. */
const WAIT_MS = 1_500;

/** Does something while a server seems to listen that never answers. Gives `work` the waits that are asked for, each of which ends sooner here. */
export async function besideSilentListener(
  url: string,
  work: (waits: jest.SpyInstance<Promise<boolean>, [id: string, servers: number, timeoutMs: number]>) => Promise<void>,
): Promise<void> {
  const { expect: wait } = Acknowledgements.prototype;
  const waits = jest.spyOn(Acknowledgements.prototype, "expect").mockImplementation(function (
    this: Acknowledgements,
    id,
    servers,
  ) {
    return wait.call(this, id, servers, WAIT_MS);
  });
  const silent = new pg.Client({ connectionString: url, application_name: LISTENER_NAME });
  await silent.connect();
  try {
    await work(waits);
  } finally {
    waits.mockRestore();
    await silent.end();
  }
}
