import { expect, test } from "vitest";
import { webcamActions } from "#app/actions/mountains/webcam-actions.ts";
import type { GetMountainsQuery } from "#graphql/generated/operations.ts";
import { toMountainsView } from "./mountains-view-model.ts";

type Webcam = GetMountainsQuery["mountains"]["webcams"][number];

const webcam = (changes: Partial<Webcam> = {}): Webcam => ({
  id: 3,
  name: "Pfänder",
  municipality: "lochau",
  link: "https://bahn.example/webcam",
  note: "",
  picture: "https://bilder.example/jetzt.jpg",
  owner: "Bergbahn",
  refresh_minutes: 10,
  is_own: false,
  ...changes,
});
const toPicture = (one: Webcam, loaded: number[] = []) =>
  toMountainsView({ is_sample: false, passes: [], webcams: [one] }, { loaded, origin: "https://talblick.example/berge" })
    .webcams[0]?.picture;

test("the picture of a webcam of others is asked for, the publisher's own and one that its reader loaded is shown", () => {
  expect(toPicture(webcam())).toEqual({ kind: "asked", host: "bilder.example" });
  expect(toPicture(webcam(), [4])).toEqual({ kind: "asked", host: "bilder.example" });
  const shown = { kind: "shown", src: "https://bilder.example/jetzt.jpg" };
  expect(toPicture(webcam(), [3])).toEqual(shown);
  expect(toPicture(webcam({ is_own: true }))).toEqual(shown);
  expect(toPicture(webcam({ picture: "/media/kamera.jpg" }))).toEqual({ kind: "shown", src: "/media/kamera.jpg" });
  expect(toPicture(webcam({ picture: "https://talblick.example/k.jpg" }))).toMatchObject({ kind: "shown" });
  expect(toPicture(webcam({ picture: "javascript:alert(1)" }))).toEqual({ kind: "none" });
});

test("passes stand by name, with their facts in words, and the page says when one was changed last", () => {
  const pass = {
    id: 1,
    name: "Furkajoch",
    municipality: "laterns",
    link: null,
    note: "",
    height: 1761,
    road: "L51",
    state: "WINTER" as const,
    since: null,
    changed: "2026-11-20T05:00:00Z",
  };
  const passes = [pass, { ...pass, id: 2, name: "Arlbergpass", changed: "2026-11-29T05:00:00Z", link: "https://land.example/x" }];
  const view = toMountainsView({ is_sample: false, passes, webcams: [] }, { loaded: [], origin: "https://talblick.example/" });
  expect(view.passes).toMatchObject([
    { name: "Arlbergpass", link: { host: "land.example" } },
    { name: "Furkajoch", facts: "L51 ·\u00a01\u00a0761\u00a0m ·\u00a0Laterns", stateText: "Wintersperre" },
  ]);
  expect(view.changed?.iso).toBe("2026-11-29T05:00:00Z");
});

test.each([
  [{ webcam: "3" }, [3]],
  [{ webcam: "3", loaded: "1~2~3~x~~-4" }, [1, 2, 3]],
  [{ webcam: "x" }, null],
  [{}, null],
])("a form that posts %j loads %j", async (entries, result) => {
  const action = webcamActions["load-picture"];
  const outcome = await action?.({ entries } as unknown as Parameters<typeof action>[0]);
  expect(outcome?.kind === "form" ? outcome.result : undefined).toEqual(result);
});
