import type { Qualification } from "@/lib/jobs/schema";

/** How people ask for a level of education. The first name of a line is searched for as words too. */
export const LEVELS: readonly [Qualification, string][] = [
  [
    "10th",
    "10th pass | 10th | 10 pass | tenth | tenth pass | class 10 | 10 class | 10th class | matric | matric pass | matriculation | high school | high school pass | sslc | sslc pass | 10वीं पास | 10वीं | दसवीं | दसवीं पास | हाई स्कूल | हाईस्कूल | मैट्रिक | मैट्रिक पास | dasvi | dasvi pass | dasvin | daswi | dasvin pass | 10vi | 10vi pass | 10vin | 10vin pass | 10vi paas | 10th paas | 12th fail | 12 fail | 12vi fail | inter fail | barhvi fail | 12वीं फेल | बारहवीं फेल | इंटर फेल",
  ],
  [
    "12th",
    "12th pass | 12th | 12 pass | twelfth | class 12 | 12 class | 12th class | 10 2 | 10 2 pass | inter pass | inter | intermediate | intermediate pass | hsc | hsc pass | puc | puc pass | higher secondary | senior secondary | 12वीं पास | 12वीं | बारहवीं | बारहवीं पास | इंटर | इंटर पास | इंटरमीडिएट | barvi | barvi pass | barhvi | barhvi pass | barahvi | barahvi pass | 12vi | 12vi pass | 12vin | 12vin pass | 12vi paas | 12th paas",
  ],
  [
    "graduate",
    "graduate | graduates | graduation | any graduate | graduate pass | any degree | degree | degree holder | bachelor degree | bachelors degree | स्नातक | स्नातक पास | ग्रेजुएट | ग्रेजुएशन | snatak | snatak pass | grajuet | graduation pass",
  ],
  [
    "postgraduate",
    "post graduate | postgraduate | post graduation | postgraduation | pg | pg degree | masters | masters degree | master degree | स्नातकोत्तर | पोस्ट ग्रेजुएट | परास्नातक | snatkottar | parasnatak",
  ],
  [
    "diploma",
    "diploma | diploma holder | diploma pass | polytechnic diploma | polytechnic pass | diploma polytechnic | डिप्लोमा | डिप्लोमा पास | पॉलिटेक्निक डिप्लोमा | पॉलिटेक्निक पास",
  ],
  [
    "engineering",
    "btech | b tech | be degree | engineering | engineering degree | engineering graduate | btech pass | बीटेक | इंजीनियरिंग",
  ],
];

/** After these names of levels such a word says a post: "graduate apprentice", "diploma trainee". */
export const MAKES_A_POST = new Set(
  "apprentice apprentices apprenticeship trainee trainees teacher teachers engineer engineers level service services drawing college university executive".split(
    " ",
  ),
);
