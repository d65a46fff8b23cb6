import { build } from "vite";
import { expect, test } from "vitest";
import { foldPortalId } from "./fold-portal-id.ts";

test("what a browser loads holds the portal's id as text, and no module for it", async () => {
  const source = `import { PORTAL_ID } from "#brand/portal-id.ts";\nexport const KEY = \`\${PORTAL_ID}:status\`;\nexport const id = PORTAL_ID;\n`;
  const virtual = { name: "virtual", resolveId: (id: string) => (id.endsWith("names.ts") ? id : null), load: () => source };
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [foldPortalId("bote"), virtual],
    build: { write: false, lib: { entry: "names.ts", formats: ["es"] }, minify: false },
  });
  const [output] = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
  expect(output).toMatchObject({ type: "chunk", moduleIds: [expect.stringContaining("names.ts")] });
  expect(output).toHaveProperty("code", expect.stringContaining("bote:status"));
  expect(output).toHaveProperty("code", expect.not.stringContaining("PORTAL_ID"));
});
