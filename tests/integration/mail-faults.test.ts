import { receiveMessage } from "@/lib/contact/receive-message";
import { replyToMessage } from "@/lib/contact/replies";
import { DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { MailError } from "@/lib/mail/message";
import { mailTemplate } from "@/lib/mail/template";
import { eraseOldSubscribers } from "@/lib/subscribers/retention";
import { makeAdmin } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";

jest.mock("@/lib/mail/template", () => ({ mailTemplate: jest.fn() }));
const error = jest.spyOn(log, "error").mockReturnValue(undefined);

const MESSAGE = { name: "Asha", email: "asha@example.in", subject: "Admit card", message: "Where is it?" };
const NOW = new Date();

const database = useDatabase();
beforeEach(async () => {
  await database.clear();
  error.mockClear();
});

/** Ways that carry on where a mail fails, each with what it names in the log. */
const WAYS: [string, () => Promise<object>][] = [
  [
    "a reply",
    async () => {
      const { id } = await db().contactMessage.create({ data: MESSAGE });
      const { id: actorId, username } = await makeAdmin();
      await expect(replyToMessage(id, { text: "Here" }, { id: actorId, username })).rejects.toThrow("could not be sent");
      return { messageId: id };
    },
  ],
  [
    "a message to support",
    async () => {
      await receiveMessage(MESSAGE, { language: "en", now: NOW, isForm: false });
      return { messageId: (await db().contactMessage.findFirstOrThrow()).id };
    },
  ],
  [
    "the yearly question",
    async () => {
      const dates = { createdAt: new Date(NOW.getTime() - 400 * DAY_MS), confirmedAt: new Date(NOW.getTime() - 400 * DAY_MS) };
      const alert = { key: "nurse", value: {}, confirmedAt: dates.confirmedAt };
      const data = { email: MESSAGE.email, emailKey: MESSAGE.email, language: "en", ...dates, alerts: { create: [alert] } };
      const { id } = await db().subscriber.create({ data });
      await eraseOldSubscribers(NOW);
      expect(await db().subscriber.findFirst()).toMatchObject({ askedAt: null });
      return { subscriberId: id };
    },
  ],
];

it.each(WAYS)(
  "logs what is wrong with %s where it could not even be made, and says nothing again of one that was not taken",
  async (_what, way) => {
    const fault = new TypeError("x is undefined");
    jest.mocked(mailTemplate).mockRejectedValueOnce(fault);
    const named = await way();
    expect(error.mock.calls).toEqual([[{ ...named, err: fault }, "A mail could not be made"]]);
    error.mockClear();
    await database.clear();
    jest.mocked(mailTemplate).mockRejectedValueOnce(new MailError("not taken"));
    await way();
    expect(error).not.toHaveBeenCalled();
  },
);
