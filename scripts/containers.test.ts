import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { CLUSTER_OPTIONS } from "@/lib/server/postgres/process";

const text = (file: string) => readFileSync(file, "utf8");

/** What compose.yaml may hold: a key that is none of these is misspelt, or new here. */
const serviceSchema = z.strictObject({
  image: z.string(),
  build: z.literal(".").optional(),
  init: z.boolean().optional(),
  restart: z.literal("unless-stopped"),
  read_only: z.boolean().optional(),
  cap_drop: z.tuple([z.literal("ALL")]).optional(),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]),
  stop_grace_period: z.string().optional(),
  mem_limit: z.string().optional(),
  shm_size: z.string().optional(),
  tmpfs: z.array(z.string()).optional(),
  volumes: z.array(z.string()),
  env_file: z.array(z.object({ path: z.literal(".env"), required: z.literal(false) })).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  healthcheck: z.union([z.object({ test: z.array(z.string()) }).loose(), z.object({ disable: z.literal(true) })]).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.literal("service_healthy") })).optional(),
});
const { services, volumes } = z
  .object({ services: z.record(z.string(), serviceSchema), volumes: z.record(z.string(), z.null()) })
  .loose()
  .parse(parse(text("compose.yaml"), { merge: true }));
const all = Object.entries(services);
const instructions = text("Dockerfile")
  .replace(/\\\n/g, " ")
  .split("\n")
  .filter((line) => /^[A-Z]+ /.test(line));

it("starts two servers, a worker, PostgreSQL and nginx, and opens nginx alone to the outside", () => {
  expect(Object.keys(services).sort()).toEqual(["database", "nginx", "site-1", "site-2", "worker"]);
  expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["nginx"]);
  for (const [, { depends_on = {} }] of all)
    for (const other of Object.keys(depends_on)) expect(services).toHaveProperty([other]);
});

it("writes nowhere but into volumes, and mounts files that are there", () => {
  for (const [name, service] of all) {
    if (name !== "database") expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ["ALL"]]);
    for (const [source = ""] of service.volumes.map((volume) => volume.split(":"))) {
      expect([source, source.startsWith("./") ? existsSync(source) : source in volumes]).toEqual([source, true]);
    }
  }
});

it("keeps rows out of the log of its database, as the embedded one does", () => {
  const embedded = text("lib/server/postgres/process.ts");
  const settings = ["log_error_verbosity=terse", "log_min_error_statement=panic"];
  expect(services.database?.command).toEqual(expect.arrayContaining(settings));
  for (const setting of settings) expect(embedded).toContain(setting.replace("=", ': "'));
});

it("makes the cluster of its database as the embedded one is made, whose options initdb takes: without the encoding it refuses these", () => {
  expect(services.database?.environment?.POSTGRES_INITDB_ARGS?.split(" ")).toEqual(CLUSTER_OPTIONS);
});

it("sets nothing that the site does not know", () => {
  const known = [...text(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  for (const name of ["site-1", "site-2", "worker"]) {
    for (const setting of Object.keys(services[name]?.environment ?? {})) expect(known).toContain(setting);
  }
  const fixed = instructions.filter((line) => line.startsWith("ENV ")).flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)]);
  // Read by Node and by the C library, before the site.
  for (const [, setting] of fixed) expect(["NODE_ENV", "MALLOC_ARENA_MAX", ...known]).toContain(setting);
});

it("starts with .env.example as its .env: no line of it moves what nginx asks, where is written, or whom the site believes", () => {
  const proxies = expect.stringMatching(/^\$\{PROXIES:-1\}$/);
  const own = { HOST: "0.0.0.0", PORT: "3000", DATA_DIR: "/data", TRUST_PROXY: proxies };
  for (const name of ["site-1", "site-2", "worker"]) expect(services[name]?.environment).toMatchObject(own);
});

it("gives a server its memory as the limit that it takes its sizes from", () => {
  expect([services["site-1"]?.mem_limit, services["site-2"]?.mem_limit]).toEqual(["1g", "1g"]);
});

it("leads the nginx of deploy/nginx.conf, which tests run, to both servers", () => {
  const [from, to] = /s\/([^/]+)\/([^/]+)\//.exec(services.nginx?.command?.join(" ") ?? "")?.slice(1) ?? [];
  expect(text("deploy/nginx.conf").split(from ?? "nothing")).toHaveLength(2);
  expect([...(to ?? "").matchAll(/server (\S+):3000 resolve fail_timeout=2s;/g)].map((match) => match[1])).toEqual([
    "site-1",
    "site-2",
  ]);
  // Names are asked for again where there is a zone to keep what was found, whose name no other of the file has, and a resolver.
  const [, zone = ""] = /^zone (\w+) 256k;/.exec(to ?? "") ?? [];
  expect(zone).not.toBe("");
  expect(text("deploy/nginx.conf")).not.toContain(`zone=${zone}:`);
  expect(services.nginx?.command?.join(" ")).toContain("resolver 127.0.0.11 ");
  expect(services.nginx?.tmpfs).toContain("/etc/nginx/conf.d");
});

it("makes the image of files that are there and that its build is sent, runs no root, and asks for the site's health", () => {
  const ignored = text(".dockerignore")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  const copied = instructions.filter((line) => line.startsWith("COPY ") && !line.includes("--from"));
  for (const file of copied.flatMap((line) => line.split(/\s+/).slice(1, -1))) {
    expect([file, existsSync(file), ignored.includes(file)]).toEqual([file, true, false]);
  }
  const made = instructions.filter((line) => line.includes("--from=build")).flatMap((line) => line.split(/\s+/).slice(2, -1));
  for (const file of made.map((file) => file.replace("/app/", "")).filter((file) => file !== ".next")) {
    expect([file, existsSync(file)]).toEqual([file, true]);
  }
  expect(instructions.findLast((line) => line.startsWith("USER "))).toBe("USER node");
  expect(instructions.find((line) => line.startsWith("HEALTHCHECK"))).toContain("/api/health");
  const command: string[] = JSON.parse(instructions.findLast((line) => line.startsWith("CMD "))?.slice(4) ?? "");
  expect(existsSync(command[1] ?? "")).toBe(true);
  expect(text("scripts/start.mjs")).toContain(`"${command[2]}"`);
});

it("sends a build no secret, no data and no repository", () => {
  const ignored = text(".dockerignore").split("\n");
  for (const name of [".git", ".env", ".env.*", ".data*", "node_modules", ".next*"]) expect(ignored).toContain(name);
});
