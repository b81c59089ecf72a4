import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { openSiteServer } from "@/lib/server/http/http-server";

it.each([
  [
    "h2c",
    "POST /api/a HTTP/1.1\r\nHost: site\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nContent-Length: 5\r\n\r\nhello",
    "POST /api/a hello",
  ],
  ["websocket", "GET /b HTTP/1.1\r\nHost: site\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n", "GET /b "],
])(
  "answers a request that would go on in another protocol (%s) in this one, and the next of its connection too",
  async (_name, asked, answer) => {
    const site = await openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 0, isDevelopment: false });
    site.serve(async (incoming, response) => {
      response.end(`${incoming.method} ${incoming.url} ${await text(incoming)}.`);
    });
    const socket = connect(site.port, "127.0.0.1");
    let answers = "";
    socket
      .on("error", () => undefined)
      .on("data", (part) => {
        answers += part;
        if (answers.includes(`${answer}.`) && !answers.includes("GET /next"))
          socket.write("GET /next HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n");
      });
    socket.write(asked);
    await once(socket, "close");
    await site.close();
    expect(answers.match(/HTTP\/1\.1 \d+|[A-Z]+ \/[\w/]+ \w*\./g)).toEqual([
      "HTTP/1.1 200",
      `${answer}.`,
      "HTTP/1.1 200",
      "GET /next .",
    ]);
  },
);
