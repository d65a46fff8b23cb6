/** What a browser keeps, as far as a session is concerned, for tests without one. */
import { vi } from "vitest";
import { withPageFacts } from "./page-facts.ts";

export type StubbedBrowser = { stored: Map<string, string>; cookies: Map<string, string>; announced: unknown[] };

/** Stubs localStorage, location and document; `pathname` is the page's. Undone by vi.unstubAllGlobals(). */
export function stubBrowser(pathname: string): StubbedBrowser {
  const stored = new Map<string, string>();
  const cookies = new Map<string, string>();
  const announced: unknown[] = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const origin = "https://www.talblick.example";
  vi.stubGlobal("location", { protocol: "https:", hostname: "www.talblick.example", pathname, origin });
  vi.stubGlobal("document", {
    ...withPageFacts({ appEnv: "prod" }),
    documentElement: { dataset: {} },
    dispatchEvent: ({ detail }: CustomEvent<{ user: unknown }>) => (detail === undefined ? 0 : announced.push(detail.user)),
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0/i.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  return { stored, cookies, announced };
}
