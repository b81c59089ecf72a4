import { understand } from "@/lib/jobs/search/words/understand";

const saying = (text: string) =>
  understand(text).flatMap(({ kind, words }) => (kind === "nothing" ? [] : [`${kind} ${words.join(" ")}`]));

it.each([
  ["graduate any stream", ["level graduate"]],
  ["kisi bhi vishay se graduate", ["level graduate"]],
  ["स्नातक किसी भी विषय", ["level स्नातक"]],
  ["iti any trade railway", ["names iti", "names railway"]],
  ["bina pariksha sidhi bharti", []],
  ["any subject bharti", []],
  ["bank clerk without experience", ["names bank", "names clerk"]],
  ["बिना अनुभव के नौकरी", []],
  ["anubhav ke bina clerk job", ["names clerk"]],
  ["without interview", []],
  ["bina interview ke naukri", []],
  ["बिना साक्षात्कार के बैंक नौकरी", ["names बैंक"]],
])("reads of %j nothing that chooses none", (text, said) => expect(saying(text)).toEqual(said));

it.each([
  ["sidhi job", ["place sidhi"]],
  ["walk in interview", ["names walk in interview"]],
  ["nurse 2 years experience", ["names nurse", "words 2", "words years", "words experience"]],
  ["subject expert", ["words subject", "names expert"]],
])("reads %j as it stands", (text, said) => expect(saying(text)).toEqual(said));
