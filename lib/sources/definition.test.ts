import { definitionSchema } from "@/lib/sources/definition";

const scheduleOf = definitionSchema.shape.schedule;

it.each(["every 30 minutes", "every 1 hour", "every 6 hours", "every 1 day"])("takes a schedule of %s", (schedule) => {
  expect(scheduleOf.safeParse(schedule).success).toBe(true);
});

it.each(["every 29 minutes", "every 0 hours", "every week", "6 hours", ""])(
  "refuses %p, which is no schedule or asks an office more often than every half an hour",
  (schedule) => expect(scheduleOf.safeParse(schedule).success).toBe(false),
);
