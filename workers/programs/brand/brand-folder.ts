/** Which brand is built (decision 106): `BRAND` names its folder; without it `imports` of package.json does, as for every other program. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";

const BRANDS = "app/configuration/brands";
const packageSchema = v.object({ imports: v.object({ "#brand/*": v.pipe(v.string(), v.regex(/^\.\/.+\/\*$/)) }) });

/** Path from the repository's root, without a slash at its end. Throws an error for operators that says which brands there are. */
export function findBrandFolder(brand: string | undefined): string {
  const { imports } = v.parse(packageSchema, JSON.parse(readFileSync("package.json", "utf8")));
  const folder = brand ? join(BRANDS, brand) : dirname(imports["#brand/*"].slice(2, -2));
  if (/^[a-z0-9-]*$/.test(brand ?? "") && existsSync(join(folder, "brand.json"))) return folder;
  const known = globSync(`${BRANDS}/*/brand.json`).map((file) => basename(dirname(file)));
  throw new Error(`BRAND: there is no brand ${JSON.stringify(brand ?? folder)}, only ${known.sort().join(", ")}`);
}
