import { expect, test } from "vitest";
import { toOnboardingPath } from "./to-onboarding-path.ts";

test("whoever bought on a post comes back to it after the onboarding", () => {
  expect(toOnboardingPath("/rheindamm-wird-hoeher/653")).toBe("/vplus-onboarding?targetUrl=%2Frheindamm-wird-hoeher%2F653");
});

test.each(["/", "/abo", "/news/12", "/page/2", "/beitrag/abc", "/beitrag/12/3", "/beitrag/0", "/beitrag/12/"])(
  "whoever bought on %s has no post to come back to",
  (path) => {
    expect(toOnboardingPath(path)).toBe("/vplus-onboarding");
  },
);
