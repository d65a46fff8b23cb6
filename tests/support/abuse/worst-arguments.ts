/** For tests: arguments with which the fields of the contract give the most in the demo paper. */
import type { WorstArguments } from "./worst-queries.ts";

const quote = (text: string) => JSON.stringify(text);

/** As many as a browser may follow, those with the most posts among them. */
const subjects = `[${["gemeindewahl", "bodensee", "wohnen", ...Array.from({ length: 26 }, (_, index) => `x${index}`)]
  .map((key) => `{ kind: TOPIC, key: "${key}" }`)
  .join(", ")}, { kind: MUNICIPALITY, key: "dornbirn" }]`;

/** `postId` is of a long post, `day` the paper's, as 2026-11-22. */
export function createWorstArguments(postId: number, day: string): WorstArguments {
  return {
    per_page: "100",
    limit: "24",
    query: quote("der"),
    text: quote("der"),
    id: String(postId),
    post_id: String(postId),
    ids: `[${Array.from({ length: 50 }, (_, index) => postId - index).join(", ")}]`,
    day: quote(day),
    date: quote(day),
    from: quote(`${day}T00:00:00Z`),
    until: quote(`${day}T23:59:59Z`),
    fuel: "DIESEL",
    period: "DAY",
    tier: "PLUS",
    slug: quote("dornbirn"),
    name: quote("footer"),
    path: quote("/x"),
    token: quote("x"),
    key: quote("x"),
    code: quote("x"),
    address: quote(String(postId)),
    h: quote("x"),
    t: quote("x"),
    userId: "1",
    post: String(postId),
    comment: "1",
    comments: `[${Array.from({ length: 200 }, (_, index) => index + 1).join(", ")}]`,
    list: "ALL",
    words: quote("der"),
    taxonomy: "TOPIC",
    at: quote(`${day}T12:00:00Z`),
    is_open: "false",
    year: "2026",
    subjects,
    beside: subjects,
    "Query.posts": 'feed: { type: "post" }, per_page: 100',
    "Query.topic": 'slug: "gemeindewahl"',
    "Newsroom.desk_dead_links": `addresses: ${JSON.stringify(Array.from({ length: 40 }, (_, index) => `/x/${index}`))}`,
    "Newsroom.terms": 'taxonomy: TOPIC, words: "", after: ""',
    "Newsroom.term": 'taxonomy: TOPIC, slug: "gemeindewahl"',
    "Query.page": 'slug: "datenschutz"',
    "Query.newsletter": 'slug: "morgen"',
    "Newsroom.newsletter": 'slug: "morgen"',
    "Query.category": 'slug: "politik"',
    "Query.events": `from: ${quote(day)}, days: 400, per_page: 100, query: "der"`,
    "Newsroom.events": "state: HELD",
    "DeathNoticeAnswer.condolences": "page: 1",
    "Query.death_notices": 'name: "a ba ca da ea fa", per_page: 100',
    "Newsroom.death_notices": "state: SHOWN",
    "Newsroom.condolences": "state: HELD, notice: 1",
    "Query.epaper": 'month: "2026-11"',
    "Query.epaper_issue": `key: ${quote(day)}`,
    "Query.epaper_handover": `key: ${quote(day)}`,
    "EpaperIssue.page": "number: 1",
    "Newsroom.campaigns": "state: RUNNING",
    "Query.weather": 'municipality: "dornbirn"',
    "Query.weather_line": 'municipality: "dornbirn"',
    "Query.author": 'slug: "x"',
    "Query.most_read": "limit: 50",
    "Query.home": "",
    "Query.site_addresses": "kind: POST, limit: 1000",
    "NewsroomTicker.entry": 'id: "x"',
  };
}
