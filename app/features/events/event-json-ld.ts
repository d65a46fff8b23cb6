/** One event for machines. */
import { toEventDays } from "#app/components/event/to-event-line.ts";
import type { JsonLd } from "#app/components/page-meta/json-ld.ts";
import { toEventPath } from "#app/domain/event/event-paths.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { land } from "#brand/land.ts";
import type { WireEvent } from "./event-view-model.ts";

/** schema.org Event, with what search engines require of one, and what they recommend as far as it is known. `toAddress` makes a path a full address. */
export function toEventJsonLd(event: WireEvent, toAddress: (path: string) => string): JsonLd {
  const { id, title, text, starts, ends, place, address, municipality, organiser, link, image, is_all_day: isAllDay } = event;
  const days = toEventDays(event);
  const town = municipality === null ? null : (parseMunicipality(municipality)?.title ?? null);
  const region = land.in.replace(/^\S+ /, "");
  const offer = toOffer(event);
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: title,
    ...(text === "" ? {} : { description: text }),
    startDate: isAllDay ? days.first : toLocalMoment(starts),
    ...(ends === null ? {} : { endDate: isAllDay ? days.last : toLocalMoment(ends) }),
    eventStatus: `https://schema.org/${event.is_cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: place || town || region,
      address: {
        "@type": "PostalAddress",
        ...(address === "" ? {} : { streetAddress: address }),
        ...(town === null ? {} : { addressLocality: town }),
        addressRegion: region,
        addressCountry: "AT",
      },
    },
    ...(organiser === ""
      ? {}
      : { organizer: { "@type": "Organization", name: organiser, ...(link === null ? {} : { url: link }) } }),
    isAccessibleForFree: event.is_free,
    ...(offer === null ? {} : { offers: { "@type": "Offer", ...offer, url: link ?? toAddress(toEventPath(id)) } }),
    ...(image === null ? {} : { image: [image.src.startsWith("/") ? toAddress(image.src) : image.src] }),
    url: toAddress(toEventPath(id)),
  };
}

/** With the offset of the region's clocks, so that it is shown as the hour at which it begins here. */
function toLocalMoment(iso: string): string {
  const local = toLocalInput(iso);
  const hours = Math.round((Date.parse(`${local}:00Z`) - Date.parse(iso)) / 3_600_000);
  return `${local}:00+${String(hours).padStart(2, "0")}:00`;
}

/** A price that is a single number; of others machines are told nothing. */
function toOffer({ price, is_free: isFree }: WireEvent): { price: string; priceCurrency: string } | null {
  if (isFree) return { price: "0", priceCurrency: "EUR" };
  const [number, ...others] = price.match(/\d+(?:,\d{1,2})?/g) ?? [];
  return number === undefined || others.length > 0 ? null : { price: number.replace(",", "."), priceCurrency: "EUR" };
}
