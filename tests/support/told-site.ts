import { type AddressInfo, createServer } from "node:net";
import push from "web-push";
import { CLIENT, startOpenIdPlayer } from "@/tests/support/openid-provider";
import { sampleDataDir, startSite } from "@/tests/support/site-process.mjs";

/** A site of its own at which one signs in by an OpenID provider and chooses notifications, and the provider. */
export async function startToldSite() {
  const provider = await startOpenIdPlayer();
  const keys = push.generateVAPIDKeys();
  const { dataDir, remove } = sampleDataDir();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const site = startSite({
    DATA_DIR: dataDir,
    SEED: "sample",
    PORT: String(port),
    // The provider leads back to it.
    SITE_URL: address,
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
  return { address, provider, close };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
