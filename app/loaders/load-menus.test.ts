import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { backendContext, environmentContext } from "#app/context.ts";
import { createBackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { wireMenus } from "#tests/support/wire/wire.ts";
import { loadMenus } from "./load-menus.ts";
import { toAddress } from "./to-address.ts";

function createContext(answer: () => Response, variables: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(
    backendContext,
    createBackendClient("http://backend", async () => answer(), 50),
  );
  context.set(environmentContext, parseEnvironment({ APP_ENV: "default", ...variables }, "b1"));
  return context;
}

test("a page gets the menus", async () => {
  expect(await loadMenus(createContext(() => Response.json({ data: wireMenus })))).toEqual(wireMenus);
});

test("menus that cannot be had cost the reader the menus, not the page, and the operator learns of it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = () => Response.json({ data: null, errors: [{ message: "kaputt" }] });
  expect(await loadMenus(createContext(answer))).toEqual({ header: [], footer: [] });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("addresses of pages stand on the public origin, or else on the one that was asked", () => {
  const url = new URL("http://127.0.0.1:8787/themen");
  const answer = () => Response.json({});
  expect(toAddress(createContext(answer), url, "/a/1")).toBe("http://127.0.0.1:8787/a/1");
  const configured = createContext(answer, { PUBLIC_ORIGIN: "https://www.talblick.example" });
  expect(toAddress(configured, url, "/a/1")).toBe("https://www.talblick.example/a/1");
  expect(toAddress(configured, url, "https://bilder.example/1.jpeg")).toBe("https://bilder.example/1.jpeg");
});
