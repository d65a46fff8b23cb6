/** The readers of the demo paper: one for every tier and state. docs/demo.md lists them; their names are invented. */
import type { ReaderRecord } from "#workers/backend/readers/accounts/reader-records/reader-record.ts";

/** Of all of them. */
export const DEMO_PASSWORD = "talblick-demo";
/** Of the one without a subscription. */
export const DEMO_READER_MAIL = "anna@leser.talblick.example";
/** The same, hashed as WordPress did before 6.8. */
const wordPressHash = "$P$BTalb1ickqVhR0PQPkBycQqMhNDuhn/";

type AccountRecord = Extract<ReaderRecord, { kind: "account" }>;
type Subscription = NonNullable<AccountRecord["subscriptions"]>[number];
type Card = NonNullable<AccountRecord["cards"]>[number];
type Product = Subscription["product"];

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** All records; times are relative to `now`. */
export function seedReaders(now: Date): ReaderRecord[] {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();

  function reader(fullname: string, more: Partial<AccountRecord> = {}): AccountRecord {
    const [firstname = "", lastname = ""] = fullname.split(" ");
    const login = firstname.toLowerCase();
    const isPaying = (more.subscriptions ?? []).some(({ ends }) => ends == null || ends > now.toISOString());
    return {
      kind: "account",
      source: "demo",
      login,
      email: `${login}@leser.talblick.example`,
      firstname,
      lastname,
      created: at(-2 * YEAR_DAYS),
      agbAccepted: at(-2 * YEAR_DAYS),
      ...(more.passwordHash === undefined ? { password: DEMO_PASSWORD } : {}),
      newsletters: isPaying ? ["VPLUS_Subscriber"] : [],
      ...more,
    };
  }
  /** Bought half a year and a day ago, so that each period has most of its time before it; goes on by the clock. */
  function subscribed(product: Product, resourceName: string, periodMonths: 1 | 12): { subscriptions: [Subscription] } {
    const meta = [
      { key: "resourceName", value: resourceName },
      { key: "rid", value: `RTALB${product.replaceAll("_", "").toUpperCase()}` },
    ];
    const ends = toNextEnd(new Date(at(-185)), periodMonths, now);
    return { subscriptions: [{ product, starts: at(-185), ends: ends.toISOString(), autoRenew: true, periodMonths, meta }] };
  }
  /** Invited by a subscriber, for a time. */
  function guest(product: Product, resourceName: string): { subscriptions: [Subscription] } {
    const { subscriptions } = subscribed(product, resourceName, 12);
    return { subscriptions: [{ ...subscriptions[0], ends: at(5 * YEAR_DAYS), autoRenew: false, periodMonths: null }] };
  }
  /** Does not go on: switched off two weeks before the end of what is paid. */
  function cancelled({ subscriptions }: { subscriptions: [Subscription] }): { subscriptions: [Subscription] } {
    return { subscriptions: [{ ...subscriptions[0], ends: at(14), autoRenew: false, cancelled: at(-2) }] };
  }
  const card = (number: string): Card => ({ number, starts: at(-4 * YEAR_DAYS) });
  const expired = { starts: at(-400), ends: at(-30) };

  return [
    reader("Anna Nachbaur", { newsletters: ["morgen", "wochenende"], marketingAccepted: true }),
    reader("Bernhard Fessler", subscribed("plus", "Talblick Plus", 12)),
    reader("Claudia Moosmann", subscribed("plus_premium", "Talblick Plus Premium", 12)),
    reader("Dieter Lampert", subscribed("pur", "Talblick Pur", 1)),
    reader("Elisabeth Bilgeri", subscribed("vn", "VN", 12)),
    reader("Fabian Zudrell", subscribed("neue", "Neue", 12)),
    reader("Greta Metzler", subscribed("kayak_plus", "Talblick Plus", 1)),
    reader("Hannes Greussing", cancelled(subscribed("kayak_plus_premium", "Talblick Plus Premium", 1))),
    reader("Irma Salzgeber", guest("guest_kayak_plus_premium", "Talblick Plus Premium")),
    reader("Jakob Sutterlüty", subscribed("google_iap_plus", "Talblick Plus", 1)),
    reader("Katharina Vonbank", guest("guest_plus_premium", "Talblick Plus Premium")),
    reader("Lukas Dobler", subscribed("revenuecat_plus", "Talblick Plus", 1)),
    reader("Martina Kohler", subscribed("revenuecat_plus_premium", "Talblick Plus Premium", 1)),
    reader("Norbert Jochum", guest("guest_revenuecat_plus_premium", "Talblick Plus Premium")),
    reader("Olga Berchtold", subscribed("revenuecat_pur", "Talblick Pur", 1)),
    reader("Paul Stadelmann", { subscriptions: [{ product: "plus", ...expired }] }),
    reader("Quirin Amann", { state: "pending" }),
    reader("Rosa Hagspiel", { state: "blocked" }),
    reader("Simon Wüstner", { ...subscribed("plus", "Talblick Plus", 12), passwordHash: wordPressHash }),
    reader("Theresia Schedler", { cards: [card("40010001")] }),
    reader("Ulrich Burtscher", { ...subscribed("plus", "Talblick Plus", 12), cards: [card("40010002")] }),
    {
      kind: "card",
      source: "demo",
      ...card("40010003"),
      firstname: "Veronika",
      lastname: "Feuerstein",
      email: "veronika@leser.talblick.example",
    },
    { kind: "card", source: "demo", number: "40010004", ...expired, firstname: "Werner", lastname: "Bechter" },
  ];
}

/** The first end of a period of so many months that lies ahead. */
function toNextEnd(starts: Date, months: number, now: Date): Date {
  const end = new Date(starts);
  while (end <= now) end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
