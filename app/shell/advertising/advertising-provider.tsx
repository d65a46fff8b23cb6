import { AdvertisingContext } from "#app/components/advertising/advertising-context.ts";
import { toAdViews, type WireCampaign } from "#app/components/advertising/to-ad-views.ts";
import type { Booking } from "#app/domain/advertising/book-places.ts";

type AdvertisingProviderProps = { bookings: readonly Booking<WireCampaign>[]; children: React.ReactNode };

/** Tells the places of the page what is booked. */
export function AdvertisingProvider({ bookings, children }: AdvertisingProviderProps) {
  return <AdvertisingContext value={toAdViews(bookings)}>{children}</AdvertisingContext>;
}
