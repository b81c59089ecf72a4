import { type AddressInfo, createServer } from "node:net";
import push from "web-push";
import { CLIENT, startOpenIdPlayer } from "@/tests/support/openid-provider";
import { sampleDataDir, startSite } from "@/tests/support/site-process.mjs";

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;

/** How often one network may search there in a minute. */
const SEARCHES = 20;

/**
 * A site with the sample data that is apart from the one of all tests, for what that must not meet or is not set to: one signs in at it by an OpenID
 * provider, chooses notifications, comes by a proxy that names the network, and is refused after some searches.
 */
export async function startOwnSite() {
  const provider = await startOpenIdPlayer();
  const keys = push.generateVAPIDKeys();
  const { dataDir, remove } = sampleDataDir();
  const secret = "a secret of two servers of one site";
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const site = startSite({
    DATA_DIR: dataDir,
    SEED: "sample",
    PORT: String(port),
    // The provider leads back to it.
    SITE_URL: address,
    NEXTAUTH_SECRET: secret,
    TRUST_PROXY: "1",
    SEARCHES_A_MINUTE: String(SEARCHES),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "DigiLocker",
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
  });
  await site.address;
  const close = async () => {
    await site.stop();
    await provider.close();
    remove();
  };
  return { address, dataDir, secret, provider, searches: SEARCHES, close };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
