/** `npm run privacy`: writes the list of kept data into docs/privacy.md, between its two marks. */
import { readFileSync, writeFileSync } from "node:fs";
import { keptData } from "#shared/kept-data/kept-data.ts";
import { toPrivacyTables } from "./to-privacy-tables.ts";

const path = new URL("../../../docs/privacy.md", import.meta.url);
const BEGIN = "<!-- begin of the list -->\n";
const END = "<!-- end of the list -->\n";
const [before = "", rest = ""] = readFileSync(path, "utf8").split(BEGIN);
const [, after] = rest.split(END);
if (after === undefined) throw new Error("docs/privacy.md has lost the marks around its list");
writeFileSync(path, `${before}${BEGIN}${toPrivacyTables(keptData)}${END}${after}`);
