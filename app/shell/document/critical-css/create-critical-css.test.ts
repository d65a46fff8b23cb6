import { expect, test } from "vitest";
import { compileStyles } from "./compile-styles.ts";
import { createCriticalCss } from "./create-critical-css.ts";

const openSheet = (styleSheet: string) => createCriticalCss(compileStyles(styleSheet));

const pick = openSheet(`
@layer theme { :root { --used: red; --via: var(--used); --unused: blue } }
@layer base { *, ::before { margin: 0 } table { border: 0 } p { color: var(--via) } a:hover { color: red } }
@font-face { font-family: Late; src: url(/late.woff2) }
@font-face { font-family: Fallback; src: local("Arial") }
@property --used { syntax: "*"; inherits: false }
@property --tw-gone { syntax: "*"; inherits: false }
@keyframes spin { to { rotate: 360deg } }
@layer utilities { .flex { display: flex } .md\\:flex { @media (width >= 768px) { display: flex } } .gone { color: red } }
@media print { .gone { display: none } }
.\\[\\&\\>li\\]\\:flex { & > li { display: flex } }
.before\\:content-\\[\\'\\!\\'\\] { &::before { content: "!" } }
.prose > h2, .other { margin: 1em }
.prose :is(h2, h3) { font-weight: 700 }
:where(.space-y-4 > :not(:last-child)) { margin-block: 1rem }
:where(.prose > :not(.spread)) { margin-block: 2rem }
.prose:has(> .aside, > h2) { display: grid }
.prose:has(> .aside) { display: block }
`);

const css = pick('<html><body><p class="flex md:flex">x</p><div class="prose"><h2>y</h2></div></body></html>');

test("a document gets the rules whose classes and elements it has", () => {
  expect(css).toContain(".flex{display:flex}");
  expect(css).toContain(".md\\:flex");
  expect(css).toContain("p{color:var(--via)}");
  expect(css).toContain(".prose > h2{");
  expect(css).toContain(".prose :is(h2, h3)");
});

test("utilities are found although React escapes what their names hold", () => {
  const found = pick('<ul class="[&amp;&gt;li]:flex before:content-[&#x27;!&#x27;]"><li>x</li></ul>');
  expect(found).toContain("& > li{display:flex}");
  expect(found).toContain('content:"!"');
});

test("of alternatives one must be there, wherever they stand; a negation demands nothing", () => {
  expect(css).toContain(":where(.prose > :not(.spread))");
  expect(css).toContain(".prose:has(> .aside, > h2)");
  expect(css).not.toContain("display:block");
  expect(css).not.toContain("space-y-4");
});

test("rules that the document does not need are left out", () => {
  for (const gone of [".gone", "table", "a:hover", "--unused", "--tw-gone", "spin", ".other", "@media print"])
    expect(css).not.toContain(gone);
});

test("variables that others need stay", () => {
  expect(css).toContain("--used:red");
  expect(css).toContain("@property --used");
});

test("web fonts wait for the first paint, their fallbacks do not", () => {
  expect(css).not.toContain("late.woff2");
  expect(css).toContain("Fallback");
});

test("what was picked for one document is right for the next one with the same names, and not for others", () => {
  const same = '<html><body><div class="prose flex"><h2>anders</h2></div><p class="md:flex flex other-name">z</p></body></html>';
  expect(pick(same)).toBe(css);
  expect(pick('<html><body><p class="flex">x</p></body></html>')).not.toContain(".prose");
});

test("edges for readers' own colours come with the late sheet: they are for few, and no document carries them", () => {
  const css = openSheet("@media (forced-colors: active){ .disc{ border: 1px solid } } .disc{ color: red }");
  expect(css('<p class="disc"></p>')).toBe(".disc{color:red}");
});
