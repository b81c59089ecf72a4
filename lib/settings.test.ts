import { readEnv, readServerEnv } from "@/lib/settings";

const SECRET = "s".repeat(32);

describe("readEnv", () => {
  it("needs no setting at all", () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: ".data", TRUST_PROXY: 0, SITE_URL: "http://localhost:3000" });
  });

  it("stands at the address on which it listens where none is given, so that links of mails open on a machine without the usual one", () => {
    expect(readEnv({ HOST: "192.168.1.5", PORT: "3001" }).SITE_URL).toBe("http://192.168.1.5:3001");
    expect(readEnv({ HOST: "::1" }).SITE_URL).toBe("http://[::1]:3000");
    expect(readEnv({ HOST: "[::1]" })).toMatchObject({ HOST: "::1", SITE_URL: "http://[::1]:3000" });
  });

  it("stands at the name that Vercel knows of it where none is given, so that no link leads to a visitor's own machine", () => {
    const VERCEL_PROJECT_PRODUCTION_URL = "jobs.example";
    expect(readEnv({ VERCEL_PROJECT_PRODUCTION_URL }).SITE_URL).toBe("https://jobs.example");
    expect(readEnv({ VERCEL_PROJECT_PRODUCTION_URL, SITE_URL: "https://a.example" }).SITE_URL).toBe("https://a.example");
  });

  it("treats an empty setting as unset", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "", SEED: "", SITE_URL: "" })).toEqual(readEnv({}));
  });

  it("leaves out what a file from Windows, or a hand, puts around a value, and takes nothing but spaces for unset", () => {
    const given = {
      PORT: "3001\r",
      DATA_DIR: " /srv/data\r",
      ADMIN_PASSWORD: "a password\r",
      SITE_URL: "https://jobs.example/\r",
    };
    expect(readEnv({ ...given, MAIL_FROM: "\r", TRUST_PROXY: " ", SEED: "\t" })).toEqual({
      ...readEnv({}),
      PORT: 3001,
      DATA_DIR: "/srv/data",
      ADMIN_PASSWORD: "a password",
      SITE_URL: "https://jobs.example",
    });
    expect(readEnv({ PORT: " " }).PORT).toBe(3000);
  });

  it("names every wrong setting in one message and repeats no value", () => {
    const read = () =>
      readEnv({ PORT: "high", DATABASE_URL: "mysql://root:hunter2@db/x", SEED: "all", NEXTAUTH_SECRET: "short" });
    expect(read).toThrow(/PORT.*\n.*DATABASE_URL.*\n.*SEED.*\n.*NEXTAUTH_SECRET/);
    expect(read).not.toThrow(/hunter2/);
  });

  it("names what one setting lacks beside what is wrong with another", () => {
    expect(() => readEnv({ PORT: "high", GOOGLE_CLIENT_ID: "site" })).toThrow(/PORT: .*\n {2}GOOGLE_CLIENT_SECRET: must be set/);
  });

  it("names an address that is none, as one without its scheme, with all else that is wrong", () => {
    const read = () => readEnv({ PORT: "high", SITE_URL: "jobs.example", SMTP_URL: "mail.example" });
    expect(read).toThrow(/^These settings are wrong:\n {2}PORT: .*\n {2}SITE_URL: .*\n {2}SMTP_URL: .*$/);
  });

  it("takes a provider of sign-ins without encryption on this machine alone", () => {
    const of = (OIDC_ISSUER: string) =>
      readEnv({ OIDC_ISSUER, OIDC_CLIENT_ID: "site", OIDC_CLIENT_SECRET: "secret" }).OIDC_ISSUER;
    for (const issuer of ["https://id.example", "http://127.0.0.1:9/", "http://localhost:9"]) expect(of(issuer)).toBe(issuer);
    for (const issuer of ["http://id.example", "http://localhost.example/", "ftp://localhost/"]) {
      expect(() => of(issuer)).toThrow("OIDC_ISSUER");
    }
  });

  it("drops the slash at the end of the site's address, and writes its host as browsers do", () => {
    const of = (SITE_URL: string) => readEnv({ SITE_URL }).SITE_URL;
    for (const url of ["https://jobs.example/", "https://Jobs.Example", "https://jobs.example:443//"]) {
      expect(of(url)).toBe("https://jobs.example");
    }
    expect(of("http://10.0.0.7:8080")).toBe("http://10.0.0.7:8080");
  });

  it("takes no address of a folder, with a question, a mark or a user for that of the site: every link would lead nowhere", () => {
    for (const rest of ["jobs.example/portal", "jobs.example?from=mail", "jobs.example/#top", "user:word@jobs.example"]) {
      expect(() => readEnv({ SITE_URL: `https://${rest}` })).toThrow(/SITE_URL: must be scheme and host alone/);
    }
  });

  it("takes no password of a mail server that could not be read back when the first mail is sent", () => {
    for (const url of [
      "smtp://user:half%off@mail.example:587",
      "smtps://us%er:word@mail.example",
      "smtp://user:25#x@mail.example",
    ]) {
      expect(() => readEnv({ SMTP_URL: url })).toThrow(/SMTP_URL: must have special characters of its password percent-encoded/);
    }
    for (const url of ["smtp://user:half%25off@mail.example:587", "smtp://mail.example"])
      expect(readEnv({ SMTP_URL: url }).SMTP_URL).toBe(url);
  });

  it("takes no database of which it is to use another schema: the driver would leave that out, and two sites share their tables", () => {
    const url = "postgresql://site@db.example/niyukti?sslmode=require&schema=trial";
    expect(() => readEnv({ DATABASE_URL: url })).toThrow("DATABASE_URL: must name no schema");
  });

  it("takes no password of the first administrator that no sign-in would take", () => {
    for (const length of [5, 201]) expect(() => readEnv({ ADMIN_PASSWORD: "x".repeat(length) })).toThrow("ADMIN_PASSWORD");
    for (const length of [6, 200]) expect(readEnv({ ADMIN_PASSWORD: "x".repeat(length) }).ADMIN_PASSWORD).toHaveLength(length);
  });

  it("takes no token that its header could not carry whole", () => {
    for (const name of ["METRICS_TOKEN", "CRON_SECRET"]) {
      expect(() => readEnv({ [name]: "four words of it" })).toThrow(`${name}: must be at least 16 characters, without spaces`);
    }
  });
});

describe("readServerEnv", () => {
  const url = "postgresql://user@db.example/niyukti?schema=public";

  it("wants a session secret beside a database that servers may share", () => {
    expect(() => readServerEnv({ DATABASE_URL: url })).toThrow(/NEXTAUTH_SECRET/);
    expect(readServerEnv({ DATABASE_URL: url, NEXTAUTH_SECRET: SECRET }).DATABASE_URL).toBe(url);
  });

  it("takes a line without a value in a file from Windows for none: no secret beside a database, and no database that would need one", () => {
    expect(() => readServerEnv({ DATABASE_URL: url, NEXTAUTH_SECRET: "\r" })).toThrow(/NEXTAUTH_SECRET: must be set/);
    expect(readServerEnv({ DATABASE_URL: "\r" }).DATABASE_URL).toBeUndefined();
  });

  it("names the missing secret together with the other wrong settings", () => {
    expect(() => readServerEnv({ DATABASE_URL: url, PORT: "-1" })).toThrow(/PORT.*\n.*NEXTAUTH_SECRET/);
  });

  it("does not want one for development or on the embedded database", () => {
    expect(() => readServerEnv({ DATABASE_URL: url, NODE_ENV: "development" })).not.toThrow();
    expect(() => readServerEnv({})).not.toThrow();
  });
});

it("names each wrong setting once, however many rules it breaks", () => {
  for (const SMTP_URL of ["mail.example:587", "mail"])
    expect(() => readEnv({ SMTP_URL })).toThrow(/^These settings are wrong:\n {2}SMTP_URL: [^\n]*$/);
});

it("names what stands in quotes, as it does where no shell reads the file: pages would show them, and an address be no address", () => {
  const given = { CONTACT_PHONE: '"+91 124 555 0199"', SMS_BODY: "'{}'", DATABASE_URL: '"postgresql://site@db/site"' };
  expect(() => readEnv(given)).toThrow(
    /CONTACT_PHONE: must stand without quotes.*\n.*DATABASE_URL: must stand.*\n.*SMS_BODY: must stand/,
  );
  expect(readEnv({ SITE_NAME: 'The "Jobs"', NEXTAUTH_SECRET: `"${SECRET}"` })).toMatchObject({ SITE_NAME: 'The "Jobs"' });
});
