import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sendStandIn } from "@/lib/server/http/response/stand-in";

it("breaks off where the page that stands in breaks off: nobody waits for the rest, nor takes the beginning for the whole", async () => {
  const server = createServer((request, response) => {
    const page = `http://${request.headers.host}/page`;
    if (request.url !== "/page") return sendStandIn(request, response, { status: 404 }, page);
    response.writeHead(200, { "content-type": "text/html", "content-length": 1_000 });
    response.write("a page");
    return setTimeout(() => response.destroy(), 20);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/job/7`, {
    signal: AbortSignal.timeout(2_000),
  });
  expect(answer.status).toBe(404);
  await expect(answer.text()).rejects.toThrow("terminated");
  await new Promise((resolve) => server.close(resolve));
});
