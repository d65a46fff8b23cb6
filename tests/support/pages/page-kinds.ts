/** One address of every kind of page. They rest on hand-written stories and fixed slugs of the demo paper, never on the day's date. */

/** `story` is the slug of a hand-written story; its number is only known once the paper is seeded. */
type PageKind = { name: string; status: number } & ({ path: string } | { story: string; below?: string });

export const stories = {
  /** Free, with tags, facts, an informant button and an associated post. */
  free: "e-bike-diebe-hard-bregenz-serie",
  /** 13 paragraphs, the first two of them free. */
  premium: "schockanrufe-goldbarren-feldkirch",
  /** Free, its text in 11 paragraphs of ordinary length. */
  elevenParagraphs: "gemeindewahl-duens-leerer-stimmzettel",
  /** Premium, 13 paragraphs of ordinary length; its subject has many other posts. */
  paidThirteenParagraphs: "bodensee-quaggamuschel-forschung-tiefe",
  everyBlock: "alle-bausteine-einer-geschichte",
  /** Premium, with ten comments, which everybody may read. */
  commented: "alpe-hinterlegg-sennerin-letzter-sommer",
  ticker: "liveticker-fuechse-gegen-steinboecke",
} as const;

export const pageKinds: readonly PageKind[] = [
  { name: "the front page", path: "/", status: 200 },
  { name: "a free post", story: stories.free, status: 200 },
  { name: "a premium post, cut", story: stories.premium, status: 200 },
  { name: "a post with every block", story: stories.everyBlock, status: 200 },
  { name: "a live ticker", story: stories.ticker, status: 200 },
  { name: "the comments on a post", story: stories.commented, below: "/kommentare", status: 200 },
  { name: "a conversation", story: stories.commented, below: "/kommentare/1", status: 200 },
  { name: "the topics", path: "/themen", status: 200 },
  { name: "topics that a reader looks for", path: "/themen?q=rhein", status: 200 },
  { name: "a topic", path: "/themen/bodensee", status: 200 },
  { name: "a topic with a button", path: "/themen/gemeindewahl", status: 200 },
  { name: "an author", path: "/autor/lea-bertsch", status: 200 },
  { name: "the news of a category", path: "/news/politik", status: 200 },
  { name: "the videos", path: "/video", status: 200 },
  { name: "a municipality", path: "/gemeinde/dornbirn", status: 200 },
  { name: "the choice of a municipality", path: "/gemeinde/gemeinde", status: 200 },
  { name: "a standing page", path: "/impressum", status: 200 },
  { name: "the second page of all news", path: "/page/2", status: 200 },
  { name: "a page in app mode", path: "/kontakt?noheader", status: 200 },
  { name: "a gift that there is not", path: "/geschenk/x", status: 404 },
  { name: "a guest's saved articles", path: "/merkliste", status: 200 },
  { name: "what is new for a guest who follows nothing", path: "/fuer-dich", status: 200 },
  { name: "notices for a guest", path: "/benachrichtigungen", status: 200 },
  { name: "the login", path: "/profil?dialog=login", status: 200 },
  { name: "the registration", path: "/profil?dialog=register", status: 200 },
  { name: "the print card's login", path: "/profil?dialog=abocard-activation", status: 200 },
  { name: "an offer that is gone", path: "/profil?dialog=upsell-save&key=x", status: 200 },
  { name: "an offer that a mail completes", path: "/profil?dialog=upsell-save-confirm&type=print", status: 200 },
  { name: "a new password", path: "/profil?dialog=reset-password&key=x", status: 200 },
  { name: "the activation", path: "/zugang-aktivieren?key=x", status: 200 },
  { name: "a changed address", path: "/profil/adresse?key=x", status: 200 },
  { name: "the subscriptions", path: "/abo", status: 200 },
  { name: "the subscriptions, after an unknown offer", path: "/abo?angebot=unbekannt", status: 200 },
  { name: "an order", path: "/abo?angebot=plus-jahr&returnTo=%2Fimpressum", status: 200 },
  { name: "the onboarding without a subscription", path: "/vplus-onboarding", status: 200 },
  { name: "the onboarding in the app", path: "/onboarding/nav", status: 200 },
  { name: "a payment to authorise", path: "/zahlung-autorisieren?id=x", status: 200 },
  { name: "a payment that was refused", path: "/zahlung-autorisieren?id=x&status=abgelehnt", status: 200 },
  { name: "the moon of a month", path: "/mondkalender?monat=2026-11", status: 200 },
  { name: "the page without a line", path: "/offline", status: 200 },
  { name: "the printed paper", path: "/epaper", status: 200 },
  { name: "disturbances of buses and trains", path: "/bus-bahn", status: 200 },
  { name: "passes and webcams", path: "/berge", status: 200 },
  { name: "the services", path: "/service", status: 200 },
  { name: "the arrangement of the services", path: "/service/anordnen", status: 200 },
  { name: "the search", path: "/suche", status: 200 },
  { name: "what a search found", path: "/suche?q=Bodensee", status: 200 },
  { name: "a search that found nothing", path: "/suche?q=Quagamuschel&zeitraum=jahr", status: 200 },
  { name: "the emergency services", path: "/notdienste", status: 200 },
  { name: "what is on", path: "/termine", status: 200 },
  { name: "what is on of a place and a kind", path: "/termine?zeitraum=monat&gemeinde=lech&art=konzert", status: 200 },
  { name: "an event to send", path: "/termine/melden", status: 200 },
  { name: "an event that was sent", path: "/termine/melden/danke", status: 200 },
  { name: "death notices", path: "/trauer", status: 200 },
  { name: "a death notice", path: "/trauer/1", status: 200 },
  { name: "a search for death notices that found nothing", path: "/trauer?name=Niemandsburg&gemeinde=lech", status: 200 },
  { name: "the horoscope", path: "/horoskop", status: 200 },
  { name: "the weather", path: "/wetter", status: 200 },
  { name: "the weather of a place", path: "/wetter/lech", status: 200 },
  { name: "the snow report", path: "/schneebericht", status: 200 },
  { name: "the widget of the snow report", path: "/widgets/schnee", status: 200 },
  { name: "the newsletters", path: "/newsletter", status: 200 },
  { name: "the archive of a newsletter", path: "/newsletter/eilmeldungen", status: 200 },
  { name: "a newsletter to confirm", path: "/newsletter/bestaetigen?key=x", status: 200 },
  { name: "a newsletter that was left", path: "/newsletter/abmelden?key=x", status: 200 },
  { name: "the widget of a municipality", path: "/widgets/gemeinde?gemeinde=dornbirn", status: 200 },
  { name: "the traffic", path: "/verkehr", status: 200 },
  { name: "the traffic of a road without reports", path: "/verkehr?strasse=A99&bezirk=bludenz", status: 200 },
  { name: "petrol prices", path: "/spritpreise", status: 200 },
  { name: "petrol prices around a municipality", path: "/spritpreise?treibstoff=super&gemeinde=lech", status: 200 },
  { name: "the form of a tip", path: "/tipp-geben", status: 200 },
  { name: "how a tip stands", path: "/tipp-geben/status", status: 200 },
  { name: "a contract to end", path: "/kuendigen", status: 200 },
  { name: "a contract to withdraw from", path: "/widerrufen", status: 200 },
  { name: "something to report", path: "/inhalt-melden", status: 200 },
  { name: "a comment to report that is gone", path: "/inhalt-melden?kommentar=999999999", status: 200 },
  { name: "something that was reported", path: "/inhalt-melden/danke?nummer=7", status: 200 },
  { name: "the rules for comments", path: "/kommentarregeln", status: 200 },
  { name: "the imprint of the law", path: "/offenlegung", status: 200 },
  { name: "what is kept of readers", path: "/datenschutz", status: 200 },
  { name: "what is kept of the newsroom", path: "/datenschutz-redaktion", status: 200 },
  { name: "the terms", path: "/agb", status: 200 },
  { name: "the accessibility statement", path: "/barrierefreiheit", status: 200 },
  { name: "the 404 page", path: "/nirgendwo/hier/nicht", status: 404 },
];

/** The path of a page kind. Throws when its story is not in the paper. */
export async function findPath(origin: string, kind: PageKind): Promise<string> {
  return "path" in kind ? kind.path : `${await findStory(origin, kind.story)}${kind.below ?? ""}`;
}

/** The path of a hand-written story. Throws when it is not in the paper. */
export async function findStory(origin: string, slug: string): Promise<string> {
  const response = await fetch(`${origin}/wp-json/wp/v2/posts?slug=${slug}`);
  const posts = (await response.json()) as { slug: string; link: string }[];
  const story = posts.find((post) => post.slug === slug);
  if (story === undefined) throw new Error(`The paper has no story "${slug}" (${response.status})`);
  return new URL(story.link, origin).pathname;
}
