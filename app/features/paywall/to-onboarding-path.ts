import { parsePostAddress } from "../../domain/post-address.ts";

const ONBOARDING = "/vplus-onboarding";

/** Where a purchase leads; back to the post only from a post: a slug and a numeric id (spec 2.1). */
export function toOnboardingPath(currentPath: string): string {
  const [, slug = "", id = "", ...rest] = currentPath.split("/");
  if (rest.length > 0 || parsePostAddress(slug, id) === null) return ONBOARDING;
  return `${ONBOARDING}?${new URLSearchParams({ targetUrl: currentPath })}`;
}
