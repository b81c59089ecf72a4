import { deliverAlerts } from "@/lib/alerts/deliver";
import { deliverReminders } from "@/lib/reminders/deliver";

// What a worker's schedules do, at the times that the test tells: a process of its own, which the test kills (delivery-workers.ts).
process.on("message", async (now: string) => {
  await deliverAlerts(new Date(now));
  await deliverReminders(new Date(now));
  process.send?.("done");
});
process.send?.("done");
