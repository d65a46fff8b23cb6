import type { MiddlewareFunction } from "react-router";
import { appModeContext } from "#app/context.ts";
import { isAppMode } from "#app/domain/page/app/app-mode.ts";

export const appModeMiddleware: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  context.set(appModeContext, isAppMode(request.headers.get("user-agent"), url.searchParams));
  return next();
};
