import type { Page } from "@playwright/test";

/** The table of vacancies as it is copied from a notice. */
export const TABLE = [
  "S.No.\tName of Post\tUR\tEWS\tOBC\tSC\tST\tTotal\tPwBD\tESM",
  "1\tAssistant\t40\t10\t27\t15\t8\t100\t4\t10",
  "2\tInspector\t20\t5\t13\t8\t4\t50\t2\t5",
  "3\tAuditor\t4\t1\t3\t1\t1\t10\t\t1",
].join("\n");

export const formOf = (page: Page) => page.getByRole("form", { name: "New job" });
