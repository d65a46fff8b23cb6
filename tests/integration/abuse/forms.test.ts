/** Posted forms that are made to be dear: refused at once, and the back end never hears of them. */
import { expect, test } from "vitest";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";
import { BOUNDARY, worstMultipartForms, worstPlainForms } from "#tests/worst-inputs/form.ts";

const { edge, portal } = prepareEdge();
const host = "www.talblick.example";
const own = { host, origin: `http://${host}` };
const SIZE = 900_000;

const forms = [
  "/profil",
  "/zugang-aktivieren",
  "/gemeinde/gemeinde",
  "/merkliste",
  "/fuer-dich",
  "/verschenken",
  "/profil/passkeys",
  "/newsletter",
  "/redaktion",
];
const bodies = [
  ...worstMultipartForms.map((input) => ({ ...input, type: `multipart/form-data; boundary=${BOUNDARY}` })),
  ...worstPlainForms.map((input) => ({ ...input, type: "application/x-www-form-urlencoded" })),
];

test.each(bodies.map(({ name, ...input }) => [name, input] as const))(
  "a form of %s",
  async (_name, { create, type, outcome }) => {
    const body = Buffer.from(create(SIZE)).toString("latin1");
    for (const path of forms) {
      // The answer may come before the whole body was sent.
      const answer = await portal(path, { method: "POST", headers: { ...own, "content-type": type }, body }).catch(() => null);
      if (answer === null) continue;
      // What is no longer than a form may be has fields that no form has.
      expect([outcome, answer.status < 500, answer.status >= 400 || outcome === "taken"]).toEqual([outcome, true, true]);
    }
    expect(edge.backend.operations().filter(({ operationName }) => !operationName?.startsWith("Get"))).toEqual([]);
  },
);

test("afterwards pages are served", async () => {
  expect((await portal("/", { headers: { host } })).status).toBe(200);
});
