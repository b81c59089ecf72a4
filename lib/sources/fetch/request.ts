import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchError, fetchErrorOf } from "@/lib/sources/fetch/fetch-error";
import type { Net } from "@/lib/sources/fetch/net";

export type Answer = { status: number; headers: IncomingMessage["headers"]; bytes: Uint8Array };

const UNPACK = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress };
const WITH_BODY = 200;

/**
 * Makes one request, without following a redirect, and reads its body, both within the limits of the net. Where a name leads is asked at the
 * moment of connecting, and that answer is what is judged and connected to: a name that changes its address in between gains nothing.
 * @throws FetchError
 */
export async function requestOnce(url: URL, headers: Record<string, string>, net: Net): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  // An address in the place of a name is never looked up.
  if (isIP(host) !== 0 && !net.mayReach(host, port)) throw notReachable(host, host);
  const signal = AbortSignal.timeout(net.limits.totalMs);
  try {
    const response = await send(url, { headers, signal, lookup: judgedLookup(net, port) });
    const { statusCode: status = 0 } = response;
    if (status !== WITH_BODY) {
      response.destroy();
      return { status, headers: response.headers, bytes: new Uint8Array() };
    }
    return { status, headers: response.headers, bytes: await readBody(response, net.limits.bytes, signal) };
  } catch (error) {
    throw fetchErrorOf(signal.aborted ? signal.reason : error, host);
  }
}

type Sent = { headers: Record<string, string>; signal: AbortSignal; lookup: LookupFunction };

function send(url: URL, options: Sent): Promise<IncomingMessage> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    request(url, { ...options, agent: false }, resolve)
      .on("error", reject)
      .end();
  });
}

/** Looks a name up as usual, and refuses it where any of its addresses may not be reached. */
function judgedLookup(net: Net, port: number): LookupFunction {
  return (name, options, done) => {
    net.lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, "");
      const refused = found.find(({ address }) => !net.mayReach(address, port));
      const [first] = found;
      if (refused) return done(notReachable(name, refused.address), "");
      if (!first) return done(Object.assign(new Error(`${name} has no address`), { code: "ENOTFOUND" }), "");
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

function notReachable(name: string, address: string): FetchError {
  return new FetchError("not-allowed", `${name} leads to ${address}, which is not a public web address`);
}

async function readBody(response: IncomingMessage, bytes: number, signal: AbortSignal): Promise<Uint8Array> {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  const unpack = Object.hasOwn(UNPACK, encoding) ? UNPACK[encoding as keyof typeof UNPACK]() : null;
  if (!unpack && encoding !== "identity")
    throw new FetchError("status", `the answer is packed as ${encoding}, which is not read`);
  const chunks: Uint8Array[] = [];
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  if (unpack) await pipeline(response, bounded(bytes), unpack, bounded(bytes), collect, { signal });
  else await pipeline(response, bounded(bytes), collect, { signal });
  return new Uint8Array(Buffer.concat(chunks));
}

function bounded(most: number) {
  return async function* (source: AsyncIterable<Uint8Array>) {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > most) throw new FetchError("too-large", `the answer is larger than ${Math.round(most / 1024 / 1024)} MB`);
      yield chunk;
    }
  };
}
