import { settingsNotRead } from "./prepare.mjs";

it("names what a file .env sets and the environment lacks, and nothing that says no value", () => {
  const file = [
    "# PORT=1",
    "PORT=3001",
    "export SITE_URL=https://jobs.example",
    "SMTP_URL=",
    "SITE_NAME=''",
    'SEED=""',
    "TRUST_PROXY= ",
    " HOST = ::",
  ];
  for (const end of ["\n", "\r\n"]) {
    expect(settingsNotRead(file.join(end), {})).toEqual(["PORT", "SITE_URL", "HOST"]);
    expect(settingsNotRead(file.join(end), { PORT: "3001", HOST: "" })).toEqual(["SITE_URL", "HOST"]);
  }
});
