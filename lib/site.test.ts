const before = process.env.SITE_CLAIMS;

afterEach(() => {
  if (before === undefined) delete process.env.SITE_CLAIMS;
  else process.env.SITE_CLAIMS = before;
});

it.each([
  ["spec", "welcomeClaimed"],
  ["measured", "welcome"],
])("SITE_CLAIMS=%s welcomes by the message %s", async (claims, message) => {
  process.env.SITE_CLAIMS = claims;
  jest.resetModules();
  const { WELCOME } = await import("@/lib/site");
  expect(WELCOME).toBe(message);
});
