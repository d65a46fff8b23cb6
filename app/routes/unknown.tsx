import { requireRedirect } from "#app/loaders/address/former-address.ts";
import type { Route } from "./+types/unknown.ts";

/** No route has this address; perhaps a former system had. */
export function loader({ context, url }: Route.LoaderArgs) {
  return requireRedirect(context, url);
}

/** Never shown: the loader always throws. */
export default function Unknown() {
  return null;
}
