import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createContext,
  createRequestHandler,
  data,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  redirect,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
  useRouteError,
} from "react-router";
import { expect, test, vi } from "vitest";
import { createDocumentHandler } from "./create-document-handler.ts";
import { createPages } from "./create-pages.ts";

const nameContext = createContext("nobody");

type Modules = Record<string, Partial<NonNullable<ServerBuild["routes"][string]>["module"]>>;

const modules: Modules = {
  root: {
    default: () => element("main", null, element(Outlet)),
    loader: () => ({ site: "Talblick" }),
    middleware: [
      async ({ context, request }, next) => {
        context.set(nameContext, request.headers.get("x-name") ?? "nobody");
        const response = (await next()) as Response;
        response.headers.set("x-middleware", "ran");
        return response;
      },
    ],
    ErrorBoundary: () => element("p", null, `root: ${toText(useRouteError())}`),
  },
  page: {
    default: () => element("p", null, `page: ${JSON.stringify(useLoaderData())}`),
    loader: ({ context, params }) =>
      data(
        { name: context.get(nameContext), id: params.id },
        {
          headers: [
            ["x-loader", "here"],
            ["set-cookie", "a=1; Path=/"],
            ["set-cookie", "b=2; Path=/"],
          ],
        },
      ),
    action: async ({ request }) => data({ posted: await request.text() }, { status: 422, headers: { "set-cookie": "c=3" } }),
    headers: ({ loaderHeaders }) => ({ "cache-control": `said ${loaderHeaders.get("x-loader")}` }),
    ErrorBoundary: () => element("p", null, `page's own: ${toText(useRouteError())}`),
  },
  plain: { default: () => element("p", null, "plain") },
  moved: { default: () => null, loader: () => redirect("/page/1", { status: 301, headers: { "set-cookie": "m=1" } }) },
  missing: {
    default: () => null,
    loader: () => {
      throw data({ message: "gone" }, { status: 404, statusText: "Not Found", headers: { "set-cookie": "n=1" } });
    },
    headers: ({ errorHeaders }) => errorHeaders ?? {},
  },
  broken: {
    default: () => null,
    loader: () => {
      throw new Error("the password is swordfish");
    },
  },
  unrendered: {
    default: () => {
      throw new Error("the key is under the mat");
    },
    ErrorBoundary: () => element("p", null, `caught: ${toText(useRouteError())}`),
  },
  front: { default: () => element("p", null, "front") },
  file: { loader: () => new Response("a file", { headers: { "content-disposition": "attachment" } }) },
};

const paths: Record<string, string> = {
  page: "page/:id",
  plain: "plain",
  moved: "moved",
  missing: "missing",
  broken: "broken",
  unrendered: "unrendered",
  file: "file/down",
};

function toText(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}

function createBuild(handleError: (error: unknown) => void): ServerBuild {
  const ids = Object.keys(modules);
  const toRoute = (id: string) =>
    id === "root" ? { id, path: "" } : { id, path: paths[id], parentId: "root", ...(id === "front" ? { index: true } : {}) };
  const routes = Object.fromEntries(ids.map((id) => [id, { ...toRoute(id), children: [], module: modules[id] }]));
  const manifest = Object.fromEntries(
    ids.map((id) => [id, { ...toRoute(id), module: "", hasLoader: modules[id]?.loader !== undefined, hasAction: false }]),
  );
  const render = (request: Request, status: number, headers: Headers, context: EntryContext) => {
    // The stream is the framework's matter: it shows nothing.
    const shown = element(ServerRouter, { context: { ...context, serverHandoffStream: undefined }, url: request.url });
    return new Response(renderToStaticMarkup(shown), { status, headers });
  };
  return {
    entry: { module: { default: render, handleError } },
    routes,
    assets: { entry: { imports: [], module: "/entry.js" }, routes: manifest, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    allowedActionOrigins: ["**"],
  } as unknown as ServerBuild;
}

type Asked = { path: string; init?: RequestInit };

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** As the records of pages find it; where a page's address could be anything, the router looks. */
const findPattern = (pathname: string) => {
  if (pathname === "/") return "/";
  const found = Object.values(paths).find((path) => new RegExp(`^/${path.replace(":id", "[0-9]+")}$`).test(pathname));
  return found === undefined ? null : `/${found}`;
};

/** As a build is that leaves most routes for later. */
function leaveForLater(build: ServerBuild): ServerBuild {
  const later = Object.entries(build.routes).map(([id, route]) => [
    id,
    id === "root" || id === "front" ? route : { ...route, module: async () => route?.module },
  ]);
  return { ...build, routes: Object.fromEntries(later) };
}

function openHandler(whole: ServerBuild, showsDetails: boolean): Handle {
  const build = leaveForLater(whole);
  const handle = createDocumentHandler(build, { pages: createPages(build, findPattern), showsDetails });
  return (request, context) => handle(request, new URL(request.url), context);
}

async function answer(handle: Handle, { path, init }: Asked) {
  const response = await handle(new Request(`http://talblick.example${path}`, init), new RouterContextProvider());
  const headers = [...response.headers].filter(([name]) => name !== "content-length");
  return { status: response.status, headers, text: await response.text() };
}

const questions: Asked[] = [
  { path: "/" },
  { path: "/page/7", init: { headers: { "x-name": "Rosa" } } },
  { path: "/page/7?index&a=1" },
  { path: "/page/7", init: { method: "POST", body: "x=1" } },
  { path: "/page/7/" },
  { path: "/plain" },
  { path: "/plain", init: { method: "POST", body: "x=1" } },
  { path: "/plain", init: { method: "PROPFIND" } },
  { path: "/moved" },
  { path: "/missing" },
  { path: "/broken" },
  { path: "/unrendered" },
  { path: "/nowhere/at/all" },
  { path: "/file/down" },
];

for (const showsDetails of [false, true]) {
  test.each(questions)(
    `answers $path as the framework's own handler does (details of errors: ${showsDetails}): $init`,
    async (question) => {
      const own = vi.fn();
      const frameworks = vi.fn();
      const handle = openHandler(createBuild(own), showsDetails);
      const framework = createRequestHandler(createBuild(frameworks), showsDetails ? "development" : "production");
      const expected = await answer(framework, question);
      expect(await answer(handle, question)).toEqual(expected);
      // The second time everything is known.
      expect(await answer(handle, question)).toEqual(expected);
      const reported = frameworks.mock.calls.map(([error]) => toText(error));
      expect(own.mock.calls.slice(0, reported.length).map(([error]) => toText(error))).toEqual(reported);
    },
  );
}

test("a page's modules are loaded when it is first asked for, and no others with it", async () => {
  const asked: string[] = [];
  const build = createBuild(() => undefined);
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const load = async () => {
      asked.push(id);
      return route?.module;
    };
    return [id, { ...route, module: load }];
  });
  const later = { ...build, routes: Object.fromEntries(routes) };
  const handler = createDocumentHandler(later, { pages: createPages(later, findPattern), showsDetails: false });
  const handle: Handle = (request, context) => handler(request, new URL(request.url), context);
  expect(asked).toEqual([]);
  await answer(handle, { path: "/plain" });
  expect(asked.toSorted()).toEqual(["plain", "root"]);
  await answer(handle, { path: "/PLAIN/" });
  await answer(handle, { path: "/file/down" });
  await answer(handle, { path: "/nowhere" });
  expect(asked.toSorted()).toEqual(["file", "plain", "root", "root", "root"]);
});

test("a route that cannot be loaded is reported, and is tried again with the next request", async () => {
  const report = vi.fn();
  const build = createBuild(report);
  let isBroken = true;
  const load = async () => {
    if (isBroken) throw new Error("no such module");
    return build.routes.plain?.module;
  };
  const routes = { ...build.routes, plain: { ...build.routes.plain, module: load } } as unknown as ServerBuild["routes"];
  const handle = createDocumentHandler(build, { pages: createPages({ ...build, routes }, findPattern), showsDetails: false });
  const ask = () =>
    handle(new Request("http://talblick.example/plain"), new URL("http://talblick.example/plain"), new RouterContextProvider());
  expect((await ask()).status).toBe(500);
  expect(report).toHaveBeenCalledTimes(1);
  isBroken = false;
  expect((await ask()).status).toBe(200);
});

test("readers see nothing of an unexpected error", async () => {
  const handle = openHandler(
    createBuild(() => undefined),
    false,
  );
  for (const path of ["/broken", "/unrendered"]) {
    const { status, text } = await answer(handle, { path });
    expect(status).toBe(500);
    expect(text).not.toMatch(/swordfish|mat/);
  }
});
