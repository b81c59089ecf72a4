import { sign } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { type Answer, asked, type Engine, type Page, pauseOf, type Told } from "@/lib/engines/engine";
import { links } from "@/lib/links";

const ENDPOINT = "https://indexing.googleapis.com/v3/urlNotifications:publish";
const SCOPE = "https://www.googleapis.com/auth/indexing";
const TOKEN_SECONDS = 3600;
/** Calls of one run: one after the other they take seconds, and other schedules wait for them. */
const CALLS_A_RUN = 50;
const AFTER_FAILURE_MS = 60_000;
const AFTER_REFUSAL_MS = 60 * 60 * 1000;

const credentialsSchema = z.object({ client_email: z.string(), private_key: z.string(), token_uri: z.url() });
type Credentials = z.output<typeof credentialsSchema>;

type Options = { credentialsFile: string; perDay: number; origin: string; endpoint?: string };

/**
 * Google's Indexing API, which is for pages with JobPosting markup alone: of a notice of several posts those of the posts. It is told of
 * the English page, which names the Hindi one.
 */
export function googleIndexing({ credentialsFile, perDay, origin, endpoint = ENDPOINT }: Options): Engine {
  async function ask(page: Page, token: string): Promise<{ response: Response } | { error: unknown }> {
    try {
      const response = await fetch(endpoint, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(googleBody(page, origin)),
        ...asked(),
      });
      await response.body?.cancel();
      return { response };
    } catch (error) {
      return { error };
    }
  }
  async function tell(pages: readonly Page[]): Promise<Told> {
    const token = await askForToken(await readCredentials(credentialsFile), new Date());
    const answers: Answer[] = [];
    let problem: unknown;
    // Whatever would go wrong with the next page too ends the run, so that no more of the quota is spent on it.
    const stop = (answer: Answer, pauseMs: number): Told => {
      const rest = pages.slice(answers.length + 1).map((): Answer => "later");
      return { answers: [...answers, answer, ...rest], pauseMs, problem };
    };
    for (const page of pages) {
      const asked = await ask(page, token);
      if ("error" in asked) {
        problem = asked.error;
        return stop("failed", AFTER_FAILURE_MS);
      }
      const { response } = asked;
      if (!response.ok) problem = response.status;
      if (response.status === 429) return stop("later", pauseOf(response, new Date()));
      if (response.status >= 500) return stop("failed", AFTER_FAILURE_MS);
      if (response.status === 401 || response.status === 403) return stop("failed", AFTER_REFUSAL_MS);
      answers.push(response.ok ? "taken" : "failed");
    }
    return { answers, problem };
  }
  return { name: "google", batch: CALLS_A_RUN, perDay, wantsPage: "with-markup", tell };
}

/** A closed notice keeps its page, without markup: that is an update. URL_DELETED is of pages that answer 404. */
export function googleBody({ jobId, ordinal, isThere }: Page, origin: string) {
  const path = ordinal === 0 ? links.job("en", jobId) : links.post("en", jobId, ordinal);
  return { url: origin + path, type: isThere ? "URL_UPDATED" : "URL_DELETED" };
}

/** The signed claim that Google changes for a token (RFC 7523). */
export function assertionOf({ client_email, private_key, token_uri }: Credentials, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const claim = { iss: client_email, scope: SCOPE, aud: token_uri, iat: issuedAt, exp: issuedAt + TOKEN_SECONDS };
  const signed = [{ alg: "RS256", typ: "JWT" }, claim]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), private_key).toString("base64url")}`;
}

/** @throws Error that says nothing of what the file holds, since it is a key */
async function readCredentials(file: string): Promise<Credentials> {
  try {
    return credentialsSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    throw new Error("The file of GOOGLE_INDEXING_CREDENTIALS cannot be read as the key of a service account");
  }
}

async function askForToken(credentials: Credentials, now: Date): Promise<string> {
  const grant = { grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion: assertionOf(credentials, now) };
  const response = await fetch(credentials.token_uri, {
    method: "POST",
    body: new URLSearchParams(grant),
    ...asked(),
  });
  if (!response.ok) throw new Error(`Google answered ${response.status} to the request for a token`);
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}
