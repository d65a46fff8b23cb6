/** What stands at the places of a page: asked of nobody, as the campaigns came with the menus. */
import type { RouterContextProvider } from "react-router";
import {
  adSubjectContext,
  appModeContext,
  botContext,
  environmentContext,
  menusContext,
  sessionContext,
  sessionCookiesContext,
} from "#app/context.ts";
import { listPlaces } from "#app/domain/advertising/ad-places.ts";
import { isQuiet } from "#app/domain/advertising/ad-subject.ts";
import { type Booking, bookPlaces } from "#app/domain/advertising/book-places.ts";
import { countPlaces } from "#app/domain/advertising/count-places.ts";
import { toDay, toDayName } from "#app/domain/calendar/day-name.ts";
import { findRecord } from "#app/domain/page/records/page-records.ts";
import type { GetLayoutQuery } from "#graphql/generated/operations.ts";

type Context = Readonly<RouterContextProvider>;

type Bookings = Booking<GetLayoutQuery["ad_campaigns"][number]>[];

/**
 * None unless the page's record and its loader both say that it has places: the loader of a post that is paid for says nothing. None in the app,
 * and for crawlers that are what they say.
 */
export async function readAdvertising(
  context: Context,
  { pattern, pathname, now }: { pattern: string; pathname: string; now: Date },
): Promise<Bookings> {
  const page = findRecord(pattern)?.advertising;
  const subject = context.get(adSubjectContext);
  const campaigns = context.get(menusContext)?.ad_campaigns ?? [];
  const { adNetwork } = context.get(environmentContext);
  if (page === undefined || subject === null || (campaigns.length === 0 && adNetwork === null)) return [];
  if (isQuiet(subject) || context.get(appModeContext) || context.get(botContext).isVerified) return [];
  const user = await context.get(sessionContext).user;
  const isUnknown = user === null && context.get(sessionCookiesContext) !== null;
  return bookPlaces({
    places: listPlaces(page),
    campaigns,
    subject,
    path: pathname,
    day: toDayName(toDay(now)),
    units: adNetwork?.units ?? {},
    most: countPlaces(isUnknown ? "unknown" : user),
  });
}
