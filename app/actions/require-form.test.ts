import { expect, test } from "vitest";
import { MAX_BODY_BYTES } from "#app/gateway/backend/read-limited-body.ts";
import { catchThrown } from "#tests/support/units/thrown.ts";
import { requireForm } from "./require-form.ts";

const post = (body: BodyInit, type?: string) =>
  new Request("https://talblick.example/", { method: "POST", body, headers: type === undefined ? {} : { "content-type": type } });

test("the fields of a form are read", async () => {
  expect((await requireForm(post(new URLSearchParams({ municipality: "gotzis" })))).get("municipality")).toBe("gotzis");
  const form = new FormData();
  form.set("municipality", "gotzis");
  expect((await requireForm(post(form))).get("municipality")).toBe("gotzis");
});

test("a form larger than any of ours is refused as such", async () => {
  const form = new URLSearchParams({ municipality: "x".repeat(MAX_BODY_BYTES) });
  expect(await catchThrown(() => requireForm(post(form)))).toMatchObject({ status: 413, statusText: "Content Too Large" });
});

test("a form of more fields than any of ours, of others than its own, or of one twice, is refused", async () => {
  const type = "application/x-www-form-urlencoded";
  expect(await catchThrown(() => requireForm(post("a&".repeat(1000), type)))).toMatchObject({ status: 413 });
  const own = { fields: ["text", "files"] };
  for (const body of ["text=a&other=b", "text=a&text=b"])
    expect(await catchThrown(() => requireForm(post(body, type), own))).toMatchObject({ status: 400 });
  const files = new FormData();
  for (const name of ["a", "b"]) files.append("files", new File(["x"], name));
  expect([...(await requireForm(post(files), { ...own, maxFiles: 2 })).keys()]).toEqual(["files", "files"]);
  expect(await catchThrown(() => requireForm(post(files), own))).toMatchObject({ status: 413 });
});

test.each([
  ['{"municipality":"gotzis"}', "application/json"],
  ["municipality=gotzis", "text/plain"],
  ["--x", "multipart/form-data; boundary=y"],
  ["x", "multipart/form-data"],
])("a body %j of type %s is a Bad Request, not a failure of ours", async (body, type) => {
  expect(await catchThrown(() => requireForm(post(body, type)))).toMatchObject({ status: 400, statusText: "Bad Request" });
});
