import { expect, test } from "vitest";
import { toOnboardingPath } from "./to-onboarding-path.ts";

test("a reader who bought on a post comes back to it after the onboarding", () => {
  expect(toOnboardingPath({ pathname: "/rheindamm-wird-hoeher/653", search: "?a=1" })).toBe(
    "/vplus-onboarding?targetUrl=%2Frheindamm-wird-hoeher%2F653",
  );
});

test.each(["/", "/abo", "/news/12", "/page/2", "/beitrag/abc", "/beitrag/12/3", "/beitrag/0", "/beitrag/12/"])(
  "a reader who bought on %s has no post to come back to",
  (path) => {
    expect(toOnboardingPath({ pathname: path, search: "" })).toBe("/vplus-onboarding");
  },
);

test("a reader who came from a post to the page that sells goes back to that post", () => {
  const search = `?${new URLSearchParams({ angebot: "plus-jahr", returnTo: "/rheindamm-wird-hoeher/653" })}`;
  expect(toOnboardingPath({ pathname: "/abo", search })).toBe("/vplus-onboarding?targetUrl=%2Frheindamm-wird-hoeher%2F653");
});

test("what follows the post's own path is dropped", () => {
  const search = `?${new URLSearchParams({ returnTo: "/a/12?b=1#c" })}`;
  expect(toOnboardingPath({ pathname: "/abo", search })).toBe("/vplus-onboarding?targetUrl=%2Fa%2F12");
});

test.each(["/profil", "//evil.example/12", "https://evil.example/a/12", "/themen/12"])(
  "%s is no post to come back to",
  (returnTo) => {
    expect(toOnboardingPath({ pathname: "/abo", search: `?${new URLSearchParams({ returnTo })}` })).toBe("/vplus-onboarding");
  },
);
