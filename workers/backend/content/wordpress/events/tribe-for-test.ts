/** For tests: The Events Calendar of a site in memory, in the form of its interface `tribe/events/v1`. */

type Json = Record<string, unknown>;

/** What a test says of an event; the rest is as the plugin writes it. */
export type FakeEvent = Json & { id: number };

const details = { currency_symbol: "€", currency_code: "EUR", currency_position: "prefix" };

/** An event as the plugin writes it: PHP's empty lists where there is nothing. */
export function toTribeEvent({ id, ...changes }: FakeEvent): Json {
  const url = `https://alt.example/event/nr-${id}/`;
  return {
    id,
    global_id: `alt.example?id=${id}`,
    author: "1",
    status: "publish",
    date: "2026-11-01 08:00:00",
    date_utc: "2026-11-01 07:00:00",
    modified: "2026-11-02 08:00:00",
    modified_utc: "2026-11-02 07:00:00",
    url,
    rest_url: `https://alt.example/wp-json/tribe/events/v1/events/${id}`,
    title: `Termin ${id}`,
    description: "<p>Ein Satz.</p>\n",
    excerpt: "",
    slug: `nr-${id}`,
    image: false,
    all_day: false,
    start_date: "2026-12-03 19:00:00",
    end_date: "2026-12-03 21:00:00",
    utc_start_date: "2026-12-03 18:00:00",
    utc_end_date: "2026-12-03 20:00:00",
    timezone: "Europe/Vienna",
    timezone_abbr: "CET",
    cost: "",
    cost_details: { ...details, values: [] },
    website: "",
    show_map: true,
    show_map_link: true,
    hide_from_listings: false,
    sticky: false,
    featured: false,
    categories: [],
    tags: [],
    venue: [],
    organizer: [],
    ...changes,
  };
}

export function toVenue(venue: string, city: string): Json {
  return {
    id: 900,
    author: "1",
    status: "publish",
    venue,
    slug: "ort",
    address: "Hauptstraße 1",
    city,
    country: "Österreich",
    zip: "6840",
  };
}

const refuse = (status: number, code: string) => Response.json({ code, message: code, data: { status } }, { status });

/** The answer to a request of it, null for any other address. */
export function answerTribe(events: readonly FakeEvent[], url: URL): Response | null {
  const [, id = ""] = /^\/wp-json\/tribe\/events\/v1\/events(?:\/(\d+))?$/.exec(url.pathname) ?? [null];
  if (!url.pathname.startsWith("/wp-json/tribe/events/v1/events")) return null;
  const all = events.map(toTribeEvent);
  if (id !== "") {
    const event = all.find((one) => one.id === Number(id));
    if (event === undefined) return refuse(404, "event-not-found");
    return event.status === "publish" ? Response.json(event) : refuse(403, "event-not-accessible");
  }
  const [page, perPage] = [Number(url.searchParams.get("page") ?? 1), Number(url.searchParams.get("per_page") ?? 10)];
  const from = url.searchParams.get("start_date") ?? "";
  const listed = all
    .filter(({ status, start_date }) => status === "publish" && String(start_date) >= from)
    .sort((one, other) => String(one.start_date).localeCompare(String(other.start_date)));
  const pages = Math.ceil(listed.length / perPage);
  if (page > Math.max(1, pages)) return refuse(404, "event-archive-page-not-found");
  const next = page < pages ? { next_rest_url: `${url.origin}${url.pathname}?page=${page + 1}&per_page=${perPage}` } : {};
  const items = listed.slice((page - 1) * perPage, page * perPage);
  return Response.json({ events: items, rest_url: url.href, ...next, total: listed.length, total_pages: pages });
}
