/** `npm run licences`: writes public/lizenzen.txt; ends with 1 when a package has a licence that is not allowed. */
import { writeFileSync } from "node:fs";
import { isAllowed } from "./allowed-licences.ts";
import { readShippedPackages } from "./read-packages.ts";
import { toLicencesText } from "./to-licences-text.ts";

const packages = readShippedPackages();
writeFileSync(new URL("../../../public/lizenzen.txt", import.meta.url), toLicencesText(packages));
const refused = packages.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of refused) console.error(`${name} ${version}: the licence ${licence} is not allowed`);
console.log(`public/lizenzen.txt names ${packages.length} packages`);
process.exitCode = refused.length === 0 ? 0 : 1;
