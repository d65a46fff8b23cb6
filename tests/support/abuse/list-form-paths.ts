/** For tests: the address of every route that takes a form. */
import { readFileSync } from "node:fs";
import routes from "#app/routes.ts";
import { toExamplePath } from "./example-path.ts";

type Route = { path?: string; file?: string; children?: Route[] };

const takesForm = /export (?:async function|function|const) action\b/;

/** A route that is new is in it as soon as it has an action. */
export function listFormPaths(): string[] {
  return listRoutes(routes as Route[])
    .filter(({ file }) => file !== undefined && takesForm.test(readFileSync(`app/${file}`, "utf8")))
    .map(({ path = "" }) => toExamplePath(`/${path}`));
}

const listRoutes = (list: readonly Route[]): Route[] =>
  list.flatMap((route) => (route.children === undefined ? [route] : listRoutes(route.children)));
