/** The route table of rules 2.1. A page number is validated where the page is loaded (domain/page/address/page-number.ts). */
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { isPagePattern, type PagePattern } from "./domain/page/records/page-records.ts";

/** A module with the addresses that it answers. One without a record (domain/page/records) does not compile, and does not start. */
function page(file: string, ...patterns: PagePattern[]): RouteConfigEntry[] {
  return patterns.map((pattern, at) => {
    if (!isPagePattern(pattern)) throw new Error(`The route ${pattern} has no record in app/domain/page/records`);
    const path = pattern.slice(1);
    return path === "" ? index(file) : route(path, file, at === 0 ? {} : { id: path });
  });
}

function within(file: string, ...pages: RouteConfigEntry[][]): RouteConfigEntry {
  return layout(file, pages.flat());
}

export default [
  within(
    "routes/layouts/default.tsx",
    page("routes/services/verkehr.tsx", "/verkehr"),
    page("routes/services/spritpreise.tsx", "/spritpreise"),
    page("routes/home.tsx", "/"),
    page("routes/page.$page.tsx", "/page/:page"),
    page("routes/themen.tsx", "/themen", "/themen/page", "/themen/page/:page"),
    page("routes/themen.$slug.tsx", "/themen/:slug", "/themen/:slug/:_", "/themen/:slug/:_/:page"),
    page("routes/news.$slug.tsx", "/news/:slug", "/news/:slug/page/:page"),
    page("routes/autor.$slug.tsx", "/autor/:slug", "/autor/:slug/page/:page"),
    page("routes/video/video.tsx", "/video", "/video/page/:page"),
    page("routes/video/video.$post_slug.$id.tsx", "/video/:post_slug/:id"),
    page("routes/liveticker.tsx", "/liveticker", "/liveticker/page/:page"),
    page("routes/abo.tsx", "/abo"),
    page("routes/account/fuer-dich.tsx", "/fuer-dich"),
    page("routes/vorschau.$token.tsx", "/vorschau/:token"),
    page("routes/gifts/geschenk.$token.tsx", "/geschenk/:token"),
    page("routes/gemeinde.$municipality.tsx", "/gemeinde/:municipality"),
    page("routes/$post_slug.$id.tsx", "/:post_slug/:id"),
    page("routes/comments/$post_slug.$id.kommentare.tsx", "/:post_slug/:id/kommentare", "/:post_slug/:id/kommentare/page/:page"),
    page("routes/comments/$post_slug.$id.kommentare.$comment.tsx", "/:post_slug/:id/kommentare/:comment"),
    page("routes/unknown.tsx", "/*"),
  ),
  within(
    "routes/layouts/web.tsx",
    page("routes/$page.tsx", "/:page"),
    page("routes/account/profil.tsx", "/profil"),
    page("routes/services/service.tsx", "/service"),
    page("routes/services/mondkalender.tsx", "/mondkalender"),
    page("routes/suche.tsx", "/suche"),
    page("routes/services/schneebericht.tsx", "/schneebericht"),
    page("routes/services/notdienste.tsx", "/notdienste"),
    page("routes/services/horoskop.tsx", "/horoskop"),
    page("routes/tips/tipp-geben.tsx", "/tipp-geben"),
    page("routes/tips/tipp-geben.danke.tsx", "/tipp-geben/danke"),
    page("routes/tips/tipp-geben.status.tsx", "/tipp-geben/status"),
    page("routes/kuendigen.tsx", "/kuendigen", "/widerrufen"),
    page("routes/notices/inhalt-melden.tsx", "/inhalt-melden"),
    page("routes/notices/inhalt-melden.danke.tsx", "/inhalt-melden/danke"),
    page("routes/account/merkliste.tsx", "/merkliste"),
    page("routes/gifts/verschenken.tsx", "/verschenken"),
    page("routes/comments/profil.kommentare.tsx", "/profil/kommentare"),
    page("routes/comments/profil.kommentare.$id.tsx", "/profil/kommentare/:id"),
    page("routes/newsletter/newsletter.tsx", "/newsletter"),
    page("routes/newsletter/newsletter.bestaetigen.tsx", "/newsletter/bestaetigen"),
    page("routes/newsletter/newsletter.abmelden.tsx", "/newsletter/abmelden"),
    page("routes/newsletter/newsletter.$slug.tsx", "/newsletter/:slug", "/newsletter/:slug/page/:page"),
    page("routes/newsletter/newsletter.$slug.$day.tsx", "/newsletter/:slug/:day"),
    page("routes/account/zugang-aktivieren.tsx", "/zugang-aktivieren"),
    page("routes/account/vplus-onboarding.tsx", "/vplus-onboarding"),
    page("routes/account/zahlung-autorisieren.tsx", "/zahlung-autorisieren"),
  ),
  within(
    "routes/layouts/newsroom.tsx",
    page("routes/newsroom/redaktion.tsx", "/redaktion"),
    page("routes/newsroom/redaktion.status.tsx", "/redaktion/status"),
    page("routes/newsroom/redaktion.einrichten.tsx", "/redaktion/einrichten"),
    page("routes/newsroom/redaktion.marke.tsx", "/redaktion/marke"),
    page("routes/newsroom/redaktion.tipps.tsx", "/redaktion/tipps"),
    page("routes/newsroom/redaktion.tipps.$id.tsx", "/redaktion/tipps/:id"),
    page("routes/newsroom/redaktion.ticker.tsx", "/redaktion/ticker"),
    page("routes/newsroom/redaktion.ticker.$id.tsx", "/redaktion/ticker/:id"),
    page("routes/newsroom/redaktion.bestaetigen.tsx", "/redaktion/bestaetigen"),
    page("routes/newsroom/redaktion.konto.tsx", "/redaktion/konto"),
    page("routes/newsroom/redaktion.sperren.tsx", "/redaktion/sperren"),
    page("routes/newsroom/redaktion.sperren.$id.tsx", "/redaktion/sperren/:id"),
    page("routes/newsroom/redaktion.entwuerfe.tsx", "/redaktion/entwuerfe"),
    page("routes/newsroom/redaktion.kommentare.tsx", "/redaktion/kommentare"),
    page("routes/newsroom/redaktion.eilmeldung.tsx", "/redaktion/eilmeldung"),
    page("routes/notices/redaktion.meldungen.tsx", "/redaktion/meldungen"),
    page("routes/notices/redaktion.meldungen.$id.tsx", "/redaktion/meldungen/:id"),
    page("routes/notices/redaktion.meldungen.zahlen.tsx", "/redaktion/meldungen/zahlen"),
    page("routes/newsroom/redaktion.kommentare.regeln.tsx", "/redaktion/kommentare/regeln"),
    page("routes/newsroom/redaktion.team.tsx", "/redaktion/team"),
    page("routes/newsroom/redaktion.protokoll.tsx", "/redaktion/protokoll"),
    page("routes/newsroom/redaktion.einladung.$key.tsx", "/redaktion/einladung/:key"),
  ),
  page("routes/newsroom/redaktion.ticker.$id.stand.ts", "/redaktion/ticker/:id/stand"),
  page("routes/notices/redaktion.meldungen.zahlen[.]csv.ts", "/redaktion/meldungen/zahlen.csv"),
  page("routes/account/profil.daten.ts", "/profil/daten"),
  page("routes/files/feed.ts", "/feed", "/feed/atom"),
  page("routes/files/news.$slug.feed.ts", "/news/:slug/feed", "/news/:slug/feed/atom"),
  page("routes/files/themen.$slug.feed.ts", "/themen/:slug/feed", "/themen/:slug/feed/atom"),
  page("routes/files/autor.$slug.feed.ts", "/autor/:slug/feed", "/autor/:slug/feed/atom"),
  page("routes/files/gemeinde.$municipality.feed.ts", "/gemeinde/:municipality/feed", "/gemeinde/:municipality/feed/atom"),
  page("routes/files/robots[.]txt.ts", "/robots.txt"),
  page("routes/files/sitemap[.]xml.ts", "/sitemap.xml"),
  page("routes/files/sitemaps.$name.ts", "/sitemaps/:name"),
  page("routes/files/paywall[.]css.ts", "/paywall.css"),
  page("routes/files/mondkalender[.]ics.ts", "/mondkalender.ics"),
  page("routes/files/suche.vorschlaege.ts", "/suche/vorschlaege"),
  page("routes/video/video.player.ts", "/video/player"),
  page("routes/einwilligung.banner.ts", "/einwilligung/banner"),
  within("routes/layouts/widget.tsx", page("routes/widgets.$widget.tsx", "/widgets/:widget")),
  within("routes/layouts/app.tsx", page("routes/account/onboarding.nav.tsx", "/onboarding/nav")),
].flat() satisfies RouteConfig;
