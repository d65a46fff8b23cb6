import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { computedModules } from "./computed-modules.ts";

test("a browser gets the values of a computed module, and nothing of what they are made of", async () => {
  const folder = await mkdtemp(join(tmpdir(), "computed-"));
  await writeFile(join(folder, "table.ts"), `export const table = [{ name: "abo", text: "not for browsers" }];`);
  const program = `import { table } from "./table.ts";\nexport const names: string[] = table.map(({ name }) => name);`;
  await writeFile(join(folder, "names.computed.ts"), program);
  await writeFile(join(folder, "entry.ts"), `import { names } from "./names.computed.ts";\nconsole.log(names);`);
  const plugin: Plugin = computedModules();
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [plugin],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, "entry.ts") } },
  });
  const [output] = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
  expect(output).toHaveProperty("code", expect.stringContaining('"abo"'));
  expect(output).toHaveProperty("code", expect.not.stringContaining("not for browsers"));
});
