import { NamesByEar } from "@/lib/jobs/search/words/spelling/by-ear";

const names = new NamesByEar(
  ["सहायक प्रबंधक", "assistant professor", "site engineer", "anganwadi", "police", "ओटी टेक्नीशियन"].map((name) => name.split(" ")),
);

it.each<[string, string | null]>([
  ["sahayak prabandhak", "सहायक प्रबंधक"],
  ["sahaayak prabndhak", "सहायक प्रबंधक"],
  ["asistant profesor", "assistant professor"],
  ["assistent proffesor", "assistant professor"],
  ["aanganwaadi", "anganwadi"],
  ["anganwadi", "anganwadi"],
  ["sahayak", null],
  ["sahayak prabandhan", null],
  ["sheet engineer", null],
  ["sahayk prabandhak", "सहायक प्रबंधक"],
  ["sahyk prbandhk", null],
  ["polish", null],
  ["assistant 2", null],
  ["assistant professor medicine", null],
])("hears %j as %j", (typed, name) => expect(names.find(typed.split(" "))).toBe(name));

it("takes the nearest of names that sound alike", () => {
  const alike = new NamesByEar(
    [["krishi adhikary"], ["krishi", "adhikari"], ["krishi", "adhikaree"]].map((name) => name.flatMap((word) => word.split(" "))),
  );
  expect(alike.find(["krishi", "adhikaree"])).toBe("krishi adhikaree");
});
