import { expect, test } from "vitest";
import { toLazy } from "./lazy-routes.ts";

const firsts = ["root", "routes/layouts/default", "routes/home", "routes/$post_slug.$id"];

function toBuild(names: readonly string[]): string {
  const imports = names.map((name, index) => `import * as route${index} from "/paper/app/${name}.tsx";`);
  return [...imports, `export const routes = { ${names.map((_, index) => `r${index}: { module: route${index} }`)} };`].join("\n");
}

test("what most first pages show comes with the Worker, every other route has a function in its place", () => {
  const [first, ...others] = toLazy(toBuild([...firsts, "routes/suche", "routes/newsroom/desk/redaktion.entwuerfe"])).split("\n");
  expect(first).toBe('import * as route0 from "/paper/app/root.tsx";');
  expect(others.slice(2)).toEqual([
    'import * as route3 from "/paper/app/routes/$post_slug.$id.tsx";',
    'const route4 = () => import("/paper/app/routes/suche.tsx");',
    'const route5 = () => import("/paper/app/routes/newsroom/desk/redaktion.entwuerfe.tsx");',
    "export const routes = { r0: { module: route0 },r1: { module: route1 },r2: { module: route2 },r3: { module: route3 },r4: { module: route4 },r5: { module: route5 } };",
  ]);
});

test.each([
  ["that imports them under other names", toBuild([...firsts, "routes/suche"]).replaceAll("route", "page")],
  ["without one of the first pages", toBuild([...firsts.slice(1), "routes/suche"])],
  ["without another route", toBuild(firsts)],
])("a server build %s ends the build of the Workers", (_, code) => {
  expect(() => toLazy(code)).toThrow("imports its routes in another way");
});
