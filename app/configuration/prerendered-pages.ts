/**
 * Pages of the manifest's `prerendered` (rules 7.2.8, decision 93): what they show is everybody's and needs no reader, so what they are made of can be had
 * ahead as JSON (`{page}/_payload.json`). A publisher may add pages that are the same for all; never one with paid text or personal data.
 */
export const prerenderedPages: readonly string[] = [
  "/abo",
  "/horoskop",
  "/mondkalender",
  "/notdienste",
  "/service",
  "/spritpreise",
  "/suche",
  "/verkehr",
];
