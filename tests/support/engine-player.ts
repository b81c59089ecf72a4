import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Reply = { status: number; retryAfter?: string; location?: string };
type Called = { path: string; authorization?: string; text: string };

/** Plays IndexNow and Google's Indexing API with its tokens: keeps what it is told, and answers as `reply` says. */
export async function playEngines() {
  const player = { called: [] as Called[], reply: (_path: string): Reply => ({ status: 200 }) };
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    let text = "";
    for await (const chunk of request) text += chunk;
    if (path === "/token") {
      response.end(JSON.stringify({ access_token: "an access token" }));
      return;
    }
    player.called.push({ path, authorization: request.headers.authorization, text });
    const { status, retryAfter, location } = player.reply(path);
    response.writeHead(status, { ...(retryAfter && { "retry-after": retryAfter }), ...(location && { location }) }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(player, {
    origin,
    /** Writes the key of a service account of this Google. */
    writeCredentials(file: string): void {
      const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
      const private_key = privateKey.export({ type: "pkcs8", format: "pem" });
      writeFileSync(file, JSON.stringify({ client_email: "a@b.example", private_key, token_uri: `${origin}/token` }));
    },
    close(): Promise<unknown> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
}
