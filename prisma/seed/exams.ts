import type { Day } from "@/lib/dates";

export async function seedExams(_today: Day): Promise<number> {
  return 0;
}
