import { DEPARTMENT_PAGES, findDepartmentPage } from "@/lib/departments/pages";
import type { DepartmentPage } from "@/lib/departments/schema";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import { placeKey } from "@/lib/places/places";

/** Words that a name of a department or state has at most ("andaman-and-nicobar-islands"), and that are looked at of an address. */
const MAX_NAME_WORDS = 4;
const MAX_WORDS = 12;

/**
 * The page of the department or state that the words of an address name, such as /railway-jobs-2026 or /bihar/police.html: the longest name
 * first. Null where they name none. No word is looked up anywhere: addresses that lead nowhere are mostly tried by programs.
 */
export function pageNearAddress(path: string): DepartmentPage | null {
  const words = (path.toLowerCase().match(/[a-z]+/g) ?? []).slice(0, MAX_WORDS);
  for (let length = MAX_NAME_WORDS; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const page = pageOfName(words.slice(start, start + length));
      if (page) return page;
    }
  }
  return null;
}

function pageOfName(words: readonly string[]): DepartmentPage | null {
  const name = words.join(" ");
  const page = findDepartmentPage(words.join("-")) ?? findDepartmentPage(placeKey(name));
  if (page) return page;
  return pageOfDepartment(name);
}

/** The page whose list holds all jobs of a department or group of them; null where none does. */
export function pageOfDepartment(name: string): DepartmentPage | null {
  const departments = resolveDepartments(name);
  const holdsThem = ({ own }: DepartmentPage) => {
    const held: readonly string[] = "department" in own ? resolveDepartments(own.department) : [];
    return departments.every((department) => held.includes(department));
  };
  return departments.length === 0 ? null : (DEPARTMENT_PAGES.find(holdsThem) ?? null);
}
