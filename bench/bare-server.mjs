// The same bytes from memory and nothing else: what a hot page is measured against. They come over the channel, its address goes back.
import { createServer } from "node:http";

process.once("message", ({ body, headers }) => {
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, "127.0.0.1", () => process.send?.(`http://127.0.0.1:${server.address().port}`));
});
process.once("disconnect", () => process.exit());
