import { parseReturnPath } from "#app/domain/page/address/return-path.ts";
import { parsePostPath } from "#app/domain/post/post-address.ts";

const ONBOARDING = "/vplus-onboarding";

/**
 * Where a purchase leads; back to the post only from a post: a slug and a numeric id (rules 2.1). A reader who came from a post
 * to the page that sells has it in that page's `returnTo`, and goes back there as well.
 */
export function toOnboardingPath({ pathname, search }: { pathname: string; search: string }): string {
  const returnTo = parseReturnPath(new URLSearchParams(search).get("returnTo") ?? "");
  const target = [pathname, returnTo].find((path) => path !== null && parsePostPath(path) !== null);
  const [targetUrl = ""] = target?.split(/[?#]/, 1) ?? [];
  return targetUrl === "" ? ONBOARDING : `${ONBOARDING}?${new URLSearchParams({ targetUrl })}`;
}
