import { faultOf } from "@/lib/mail/refusal";

/** What a server answers to a reader, as the library hands it on. */
const refused = (response: string, command = "RCPT TO") =>
  faultOf({ code: "EENVELOPE", response, responseCode: Number(response.slice(0, 3)), command });

it.each([
  "550 5.4.5 Daily user sending limit exceeded.",
  "550-5.7.1 Daily SMTP relay limit exceeded for customer.",
  "450 4.2.1 Daily SMTP relay sending limit exceeded for this customer.",
  "454 Throttling failure: Daily message quota exceeded.",
  "550 Domain example.in has exceeded the max emails per hour (100/100 (100%)) allowed. Message discarded.",
  "554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException",
  "550 5.1.90 Your message can't be sent because you've reached your daily limit for message recipients",
  "451 4.7.1 <a@b.in>: Sender address rejected: hostinger_out_ratelimit",
  "550 5.4.1 Relaying denied",
  "550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain",
])("takes it as said of every mail, and of none for good, that a server says: %s", (response) => {
  const fault = refused(response);
  expect(fault).toMatchObject({ isOfSite: true, isFinal: false, isAddressGone: false, isRefused: true });
});

it.each([
  ["452 4.2.2 The email account that you tried to reach is over quota.", false],
  ["450 4.2.1 The user you are trying to contact is receiving mail too quickly. Rate limited.", false],
  ["450 4.7.1 Greylisted, please try again later", false],
  ["552 5.2.2 Mailbox full: daily quota exceeded", true],
  ["550 5.4.1 Recipient address rejected: Access denied", true],
])("takes it as said of one reader that a server says: %s", (response, isFinal) => {
  expect(refused(response)).toMatchObject({ isOfSite: false, isFinal, isAddressGone: false, isRefused: true });
});

it("takes an address for gone where its server says so, and not where it says that of every mail", () => {
  const gone = ["5.1.1 No such user", "Unknown user", "Requested action not taken: mailbox unavailable", "Invalid recipient"];
  const refusals = ["Hourly limit reached", "relay not permitted", "Access denied", "Too many recipients", "Message rejected"];
  const answers = [...gone, ...refusals].map((words) => refused(`550 ${words}`).isAddressGone);
  expect(answers).toEqual([...gone.map(() => true), ...refusals.map(() => false)]);
});

it("takes the content of a mail as its own fault, and how much was sent as that of all", () => {
  expect(refused("552 5.3.4 Message too big", "DATA")).toMatchObject({ isOfSite: false, isFinal: true });
  expect(refused("454 Throttling failure: Daily message quota exceeded.", "DATA")).toMatchObject({
    isOfSite: true,
    isFinal: false,
  });
});
