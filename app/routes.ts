/** The route table of rules 2.1. A page number is validated where the page is loaded (domain/page-number.ts). */
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Rows whose own page is yet to be built show the newsroom's page of that name, or the 404. */
const newsroomPages = ["suche", "verkehr", "horoskop", "newsletter", "notdienste", "spritpreise"];

/** RSS and Atom of the posts of a page (decision 72). */
function feed(page: string, file: string): RouteConfigEntry[] {
  return ["feed", "feed/atom"].map((path) => route(`${page}${path}`, file, { id: `${page}${path}` }));
}

export default [
  layout("routes/layouts/default.tsx", [
    index("routes/home.tsx"),
    route("page/:page", "routes/page.$page.tsx"),
    route("themen", "routes/themen.tsx"),
    route("themen/page", "routes/themen.tsx", { id: "themen/page" }),
    route("themen/page/:page", "routes/themen.tsx", { id: "themen/page/:page" }),
    route("themen/:slug", "routes/themen.$slug.tsx"),
    route("themen/:slug/:_", "routes/themen.$slug.tsx", { id: "themen/:slug/:_" }),
    route("themen/:slug/:_/:page", "routes/themen.$slug.tsx", { id: "themen/:slug/:_/:page" }),
    route("news/:slug", "routes/news.$slug.tsx"),
    route("news/:slug/page/:page", "routes/news.$slug.tsx", { id: "news/:slug/page/:page" }),
    route("video", "routes/video/video.tsx"),
    route("video/page/:page", "routes/video/video.tsx", { id: "video/page/:page" }),
    route("video/:post_slug/:id", "routes/video/video.$post_slug.$id.tsx"),
    route("abo", "routes/abo.tsx"),
    route("gemeinde/:municipality", "routes/gemeinde.$municipality.tsx"),
    route(":post_slug/:id", "routes/$post_slug.$id.tsx"),
    route("*", "routes/unknown.tsx"),
  ]),
  layout("routes/layouts/web.tsx", [
    route(":page", "routes/$page.tsx"),
    route("profil", "routes/account/profil.tsx"),
    route("mondkalender", "routes/mondkalender.tsx"),
    route("tipp-geben", "routes/tips/tipp-geben.tsx"),
    route("tipp-geben/danke", "routes/tips/tipp-geben.danke.tsx"),
    route("tipp-geben/status", "routes/tips/tipp-geben.status.tsx"),
    route("merkliste", "routes/account/merkliste.tsx"),
    route("zugang-aktivieren", "routes/account/zugang-aktivieren.tsx"),
    route("vplus-onboarding", "routes/account/vplus-onboarding.tsx"),
    route("zahlung-autorisieren", "routes/account/zahlung-autorisieren.tsx"),
    ...newsroomPages.map((path) => route(path, "routes/$page.tsx", { id: path })),
  ]),
  layout("routes/layouts/newsroom.tsx", [
    route("redaktion", "routes/newsroom/redaktion.tsx"),
    route("redaktion/tipps", "routes/newsroom/redaktion.tipps.tsx"),
    route("redaktion/tipps/:id", "routes/newsroom/redaktion.tipps.$id.tsx"),
    route("redaktion/ticker/:id", "routes/newsroom/redaktion.ticker.$id.tsx"),
  ]),
  route("redaktion/ticker/:id/stand", "routes/newsroom/redaktion.ticker.$id.stand.ts"),
  route("profil/daten", "routes/account/profil.daten.ts"),
  ...feed("", "routes/files/feed.ts"),
  ...feed("news/:slug/", "routes/files/news.$slug.feed.ts"),
  ...feed("themen/:slug/", "routes/files/themen.$slug.feed.ts"),
  ...feed("gemeinde/:municipality/", "routes/files/gemeinde.$municipality.feed.ts"),
  route("robots.txt", "routes/files/robots[.]txt.ts"),
  route("sitemap.xml", "routes/files/sitemap[.]xml.ts"),
  route("sitemaps/:name", "routes/files/sitemaps.$name.ts"),
  route("mondkalender.ics", "routes/files/mondkalender[.]ics.ts"),
  route("share/:name", "routes/files/share.$name.ts"),
  route("video/player", "routes/video/video.player.ts"),
  route("einwilligung/banner", "routes/einwilligung.banner.ts"),
  layout("routes/layouts/app.tsx", [route("onboarding/nav", "routes/account/onboarding.nav.tsx")]),
] satisfies RouteConfig;
