import { expect, test } from "vitest";
import { decideBuilds } from "./decide-builds.ts";
import { type Deployment, decidePromotion, decideRollback, decideServing } from "./decide-rollback.ts";

/** `"v1:A"` is version v1 of build A for all readers, `"v1:A@90 v2:B@10"` two for parts of them; `-` is an unknown build. */
function read(...lines: string[]): Deployment[] {
  return lines.map((line) =>
    line.split(" ").map((share) => {
      const [, id = "", build = "", percentage = "100"] = /^(\w+):([\w-]+)(?:@(\d+))?$/.exec(share) ?? [];
      return { id, percentage: Number(percentage), build: build === "-" ? null : build };
    }),
  );
}

test.each<[string, string[], string[], [string, string] | null]>([
  ["nothing was deployed", [], [], null],
  ["there is one build", ["p0:-", "p1:A"], ["b0:-", "b1:A"], null],
  ["a secret made a version of the present build", ["p1:A", "p2:B"], ["b1:A", "b2:B", "b3:B"], ["p1", "b1"]],
  ["a secret made a version of the one before", ["p1:A", "p2:B"], ["b1:A", "b2:A", "b3:B"], ["p1", "b2"]],
  ["a deployment between failed after its back end", ["p1:A", "p3:C"], ["b1:A", "b2:B", "b1:A", "b3:C"], ["p1", "b1"]],
  ["one Worker of the build before is not known", ["p0:Z", "p1:A", "p2:B"], ["b0:Z", "b1:-", "b2:B"], ["p0", "b0"]],
  ["readers have gone back already", ["p1:A", "p2:B", "p1:A"], ["b1:A", "b2:B", "b1:A"], null],
  ["a build came after one went back", ["p1:A", "p2:B", "p1:A", "p3:C"], ["b1:A", "b2:B", "b1:A", "b3:C"], ["p1", "b1"]],
  ["a gradual deployment is in progress", ["p1:A", "p1:A@90 p2:B@10"], ["b1:A", "b2:B"], ["p1", "b1"]],
  ["readers have an unknown build", ["p1:A", "p2:-"], ["b1:A", "b2:-"], null],
])("where %s, readers go back to one build or to none", (_, portal, backend, expected) => {
  const former = decideRollback({ portal: read(...portal), backend: read(...backend) });
  expect(former === null ? null : [former.portal, former.backend]).toEqual(expected);
});

test("what most readers get, and what a gradual deployment brings", () => {
  const gradual = read("p1:A", "p1:A@50 p2:B@50");
  expect([decideServing(gradual)?.id, decidePromotion(gradual)]).toEqual(["p1", "p2"]);
  expect([decideServing(read("p1:A", "p2:B"))?.id, decidePromotion(read("p2:B"))]).toEqual(["p2", null]);
});

test("a version is of the build that its message names, or of the one before when a secret made it", () => {
  const secret = { message: null, trigger: "secret" };
  const versions = [
    { id: "draft", message: null, trigger: "upload" },
    { id: "draft-with-secret", ...secret },
    { id: "v1", message: "build A", trigger: "upload" },
    { id: "v2", ...secret },
    { id: "by-hand", message: "a try", trigger: "upload" },
    { id: "v3", ...secret },
  ];
  // Of an older version the account lists the deployment alone.
  const deployments = [
    { message: "build Z", versions: [{ id: "v0", percentage: 100 }] },
    {
      message: "build A",
      versions: [
        { id: "v0", percentage: 50 },
        { id: "v1", percentage: 50 },
      ],
    },
  ];
  expect([...decideBuilds(versions, deployments)]).toEqual([
    ["v0", "Z"],
    ["v1", "A"],
    ["v2", "A"],
  ]);
});
