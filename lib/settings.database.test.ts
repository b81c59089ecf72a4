import { readEnv } from "@/lib/settings";

it("says what a value must be in words, and not what the program made of it", () => {
  const read = () => readEnv({ PORT: "high", TRUST_PROXY: "1.5", DATABASE_URL: "db.example", SOCIAL_X: "http://x.example" });
  expect(read).toThrow(/PORT: must be.*\n.*DATABASE_URL: must be.*\n.*TRUST_PROXY: must be.*\n.*SOCIAL_X: must be/);
});

it("takes no password of a database that would be read otherwise or not at all, long before the first query", () => {
  const of = (password: string) => () => readEnv({ DATABASE_URL: `postgresql://site:${password}@127.0.0.1:5432/site` });
  for (const password of ["p%40s%2Fs%23%3F", "simple", "1!2", ""]) expect(of(password)).not.toThrow();
  for (const password of ["100%", "p/w", "1/2", "1#2", "p#w", "p?w"]) expect(of(password)).toThrow(/DATABASE_URL: must.*encoded/);
});

it("takes no replica where the database is the embedded one, which has none: it would be one of another database", () => {
  const DATABASE_READ_URL = "postgresql://site@replica/site";
  expect(() => readEnv({ DATABASE_READ_URL })).toThrow("DATABASE_URL: must be set with DATABASE_READ_URL");
  expect(readEnv({ DATABASE_READ_URL, DATABASE_URL: "postgresql://site@primary/site" })).toMatchObject({ DATABASE_READ_URL });
});
