import type { MiddlewareFunction } from "react-router";
import { appModeContext } from "#app/context.ts";
import { isAppMode } from "#app/domain/page/app-mode.ts";

export const appModeMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  context.set(appModeContext, isAppMode(request.headers.get("user-agent"), new URL(request.url).searchParams));
  return next();
};
