import { pageNearAddress } from "@/lib/departments/near-address";

it.each([
  ["/railway-jobs-2026", "railway"],
  ["/jobs/bihar-police.html", "bihar"],
  ["/madhya-pradesh/index.php", "madhya-pradesh"],
  ["/category/RRB-NTPC", "railway"],
  ["/sbi-po-recruitment", "banking"],
  ["/delhi", "delhi"],
  ["/latest/jobs-in-bihar", "bihar"],
  ["/bombay", null],
  ["/foo.html", null],
  ["/index.php", null],
  ["/wp-admin/setup-config.php", null],
  ["/__proto__/constructor", null],
  [`/${"a/".repeat(5000)}ssc`, null],
])("finds in %.40s the page of %s", (path, slug) => expect(pageNearAddress(path)?.slug ?? null).toBe(slug));
