/**
 * An offer to a print subscriber on its way from the check of the card to its page (rules 4, upsell), where the back end has no
 * call that shows an offer again (rules 7.1, decision 52). It stays in the reader's own browser.
 */
import { createCookie } from "react-router";
import * as v from "valibot";
import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { offerSchema, type UpsellOffer } from "#app/domain/subscription/upsell.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";
import { listSecrets } from "#app/gateway/grants/portal-secrets.ts";

const OFFER_COOKIE = "PortalOffer";
/** An offer's usual time; the back end says what it still takes. */
const KEPT_FOR_S = 30 * 60;
/** A browser takes 4096 bytes a cookie. */
const MAX_LENGTH = 4000;

type Site = { environment: PortalEnvironment; url: URL };

/** The Set-Cookie header; null for an offer that is too long for one. */
export async function toOfferCookie(site: Site, offer: UpsellOffer): Promise<string | null> {
  const header = await open(site).serialize(offer);
  return header.length > MAX_LENGTH ? null : header;
}

/** The offer of this key; null when the browser has none, or that of another key. */
export async function readOfferCookie(site: Site, cookieHeader: string | null, key: string): Promise<UpsellOffer | null> {
  if (!hasOffer(cookieHeader)) return null;
  const parsed = v.safeParse(offerSchema, await open(site).parse(cookieHeader));
  return parsed.success && parsed.output.token === key ? parsed.output : null;
}

/** The Set-Cookie header that deletes it; null when there is none. */
export async function toClearedOffer(site: Site, cookieHeader: string | null): Promise<string | null> {
  return hasOffer(cookieHeader) ? open(site).serialize("", { maxAge: 0, expires: new Date(0) }) : null;
}

function hasOffer(cookieHeader: string | null): boolean {
  return cookieHeader?.includes(`${OFFER_COOKIE}=`) ?? false;
}

function open({ environment, url }: Site) {
  const secure = toSiteUrl(environment, url).protocol === "https:";
  const secrets = listSecrets(environment);
  return createCookie(OFFER_COOKIE, { path: "/profil", httpOnly: true, sameSite: "lax", secure, maxAge: KEPT_FOR_S, secrets });
}
