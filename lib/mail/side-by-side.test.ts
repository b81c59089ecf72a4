import { SideBySide } from "@/lib/mail/side-by-side";

/** Mails that end when the test says so, and in which order they began and ended. */
function mailsOf(most: number) {
  const [mails, log] = [new SideBySide(most), [] as string[]];
  const ends = new Map<number, (fault?: Error) => void>();
  const begin = async (reader: number) => {
    await mails.turn(reader);
    mails.begin(reader, async () => {
      log.push(`begins ${reader}`);
      await new Promise<void>((resolve, reject) => ends.set(reader, (fault) => (fault ? reject(fault) : resolve())));
      log.push(`ends ${reader}`);
    });
  };
  return { mails, log, begin, end: (reader: number, fault?: Error) => ends.get(reader)?.(fault) };
}

it("begins as many as may go on side by side, and the next once one has ended", async () => {
  const { mails, log, begin, end } = mailsOf(2);
  await begin(1);
  await begin(2);
  const third = begin(3);
  expect([mails.count, log]).toEqual([2, ["begins 1", "begins 2"]]);
  end(2);
  await third;
  expect(log).toEqual(["begins 1", "begins 2", "ends 2", "begins 3"]);
  end(1);
  end(3);
  await mails.end();
  expect([mails.count, log.slice(4).sort()]).toEqual([0, ["ends 1", "ends 3"]]);
});

it("begins the next of a reader once the one before has ended, though there is room", async () => {
  const { mails, log, begin, end } = mailsOf(3);
  await begin(1);
  const next = begin(1);
  await begin(2);
  end(1);
  await next;
  expect(log).toEqual(["begins 1", "begins 2", "ends 1", "begins 1"]);
  end(1);
  end(2);
  await mails.end();
});

it("begins no further one once one has failed, and says why when those under way have ended", async () => {
  const { mails, log, begin, end } = mailsOf(2);
  await begin(1);
  await begin(2);
  const third = begin(3);
  end(1, new Error("the database is away"));
  await expect(third).rejects.toThrow("the database is away");
  const over = mails.end().finally(() => log.push("over"));
  end(2);
  await expect(over).rejects.toThrow("the database is away");
  expect(log).toEqual(["begins 1", "begins 2", "ends 2", "over"]);
});
