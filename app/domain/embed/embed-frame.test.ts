import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EmbedProvider, embedProviders } from "#graphql/generated/contract.ts";
import { embedForms } from "./embed-forms.ts";
import { isEmbedHost, listEmbedHosts, parseEmbedProvider, toEmbedFrame } from "./embed-frame.ts";

/** Address of a block, and the frame it becomes. The rows together name all 31. */
const documented: [EmbedProvider, string, string][] = [
  ["apa", "https://uvp.apa.at/embed/6b4a-12", "https://uvp.apa.at/embed/6b4a-12"],
  [
    "brightcove",
    "https://players.brightcove.net/1160438696001/RUsPQ8qzl_default/index.html?videoId=6327763506112",
    "https://players.brightcove.net/1160438696001/RUsPQ8qzl_default/index.html?videoId=6327763506112",
  ],
  ["datawrapper", "https://datawrapper.dwcdn.net/Tb7Lk/1/", "https://datawrapper.dwcdn.net/Tb7Lk/1/"],
  ["datawrapper", "https://www.datawrapper.de/_/Tb7Lk/", "https://datawrapper.dwcdn.net/Tb7Lk/"],
  ["elfs", "https://442ee0d83cf24f0e8c11412acc591fc7.elf.site", "https://442ee0d83cf24f0e8c11412acc591fc7.elf.site/"],
  [
    "facebook",
    "https://www.facebook.com/talblick/posts/10",
    "https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Ftalblick%2Fposts%2F10&show_text=true",
  ],
  [
    "facebook",
    "https://www.facebook.com/talblick/videos/10/",
    "https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Ftalblick%2Fvideos%2F10%2F&show_text=false",
  ],
  [
    "glomex",
    "https://exchange.glomex.com/video/v-abc?integrationId=int1",
    "https://player.glomex.com/integration/1/iframe-player.html?integrationId=int1&playlistId=v-abc",
  ],
  ["iframely", "https://iframe.ly/ACcM3Y", "https://cdn.iframe.ly/ACcM3Y"],
  [
    "iframely",
    "https://cdn.iframe.ly/api/iframe?url=https%3A%2F%2Fx.example&key=abc",
    "https://cdn.iframe.ly/api/iframe?url=https%3A%2F%2Fx.example&key=abc",
  ],
  ["infogram", "https://infogram.com/wahl-1h7v4p", "https://e.infogram.com/wahl-1h7v4p?src=embed"],
  ["instagram", "https://www.instagram.com/p/CtB7LkDem0x/", "https://www.instagram.com/p/CtB7LkDem0x/embed/captioned/"],
  ["instagram", "https://instagram.com/talblick/reel/Ct-1", "https://www.instagram.com/reel/Ct-1/embed/captioned/"],
  [
    "opinionstage",
    "https://www.opinionstage.com/api/v1/widgets/12/iframe",
    "https://www.opinionstage.com/api/v1/widgets/12/iframe",
  ],
  ["pinpoll", "https://pinpoll.com/embed/12", "https://pinpoll.com/embed/12"],
  [
    "spotify",
    "https://open.spotify.com/intl-de/episode/4tB7LkDem0FolgeSchranke?si=1",
    "https://open.spotify.com/embed/episode/4tB7LkDem0FolgeSchranke",
  ],
  [
    "tiktok",
    "https://www.tiktok.com/@talblick/video/6718335390845095173",
    "https://www.tiktok.com/player/v1/6718335390845095173",
  ],
  ["tiktok", "https://www.tiktok.com/embed/v2/6718335390845095173", "https://www.tiktok.com/player/v1/6718335390845095173"],
  ["twitter", "https://x.com/talblick/status/20", "https://platform.twitter.com/embed/Tweet.html?dnt=true&lang=de&id=20"],
  ["vimeo", "https://vimeo.com/76979871/ab12", "https://player.vimeo.com/video/76979871?dnt=1&h=ab12"],
  ["vimeo", "https://player.vimeo.com/video/76979871?h=ab12", "https://player.vimeo.com/video/76979871?dnt=1&h=ab12"],
  ["youtube", "https://www.youtube.com/watch?v=tB7LkS3hRnK&t=90s", "https://www.youtube-nocookie.com/embed/tB7LkS3hRnK?start=90"],
  ["youtube", "https://youtu.be/tB7LkS3hRnK", "https://www.youtube-nocookie.com/embed/tB7LkS3hRnK"],
  [
    "youtube",
    "https://www.youtube.com/playlist?list=PLabcdefghij",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefghij",
  ],
];
/** Providers that document no embedding without a script: their hosts are those that a publisher configures. */
const byPublisher: EmbedProvider[] = [
  "apalvblg",
  "apavs",
  "dpavs",
  "fileinbox",
  "lvblg",
  "outbrain",
  "pdg",
  "player",
  "strmp",
  "tckr",
  "tickaroo",
  "vi",
  "rotblau",
  "vev",
  "generic",
];

test("each of the thirty-one providers has a documented frame, or one where the publisher names its hosts", () => {
  const named = [...new Set(documented.map(([provider]) => provider)), ...byPublisher];
  expect(named.toSorted()).toEqual([...embedProviders].toSorted());
  expect(Object.keys(embedForms).toSorted()).toEqual([...new Set(documented.map(([provider]) => provider))].toSorted());
});

test.each(documented)("%s: %s becomes its documented frame", (provider, address, src) => {
  const frame = toEmbedFrame(provider, address, {});
  expect(frame).toMatchObject({ src, host: new URL(src).host });
  expect(isEmbedHost(frame?.host ?? "", {})).toBe(true);
});

describe.each(embedProviders)("The provider %s", (provider) => {
  test("has no frame for an address that is not its own", () => {
    for (const address of [
      "https://evil.example/",
      "javascript:alert(1)",
      "data:text/html,x",
      "https://a:b@evil.example/x",
      "",
      "x",
    ])
      expect(toEmbedFrame(provider, address, {})).toBeNull();
  });

  test("applies consent to no host but its own, whatever the address", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const frame = toEmbedFrame(provider, address, {});
        if (frame === null) return;
        const { origin, protocol } = new URL(frame.src);
        expect(origin).toBe(`https://${frame.host}`);
        expect(protocol).toBe("https:");
        expect(isEmbedHost(frame.host, {})).toBe(true);
      }),
      { seed: 16, numRuns: 200 },
    );
  });
});

test.each(byPublisher)(
  "%s has a frame for exactly the hosts that the publisher configures for it, and is a link without",
  (provider) => {
    const address = "http://inhalte.verlag.example/frame/1?a=b#c";
    expect(toEmbedFrame(provider, address, {})).toBeNull();
    expect(toEmbedFrame(provider, address, { [provider]: ["inhalte.verlag.example"] })).toMatchObject({
      src: "https://inhalte.verlag.example/frame/1?a=b",
      host: "inhalte.verlag.example",
    });
    expect(toEmbedFrame(provider, address, { [provider]: ["verlag.example"] })).toBeNull();
    expect(toEmbedFrame(provider, address, { [provider === "vi" ? "pdg" : "vi"]: ["inhalte.verlag.example"] })).toBeNull();
  },
);

test("an unknown provider name counts as generic", () => {
  expect(["vimeo", "hologramm", "__proto__"].map(parseEmbedProvider)).toEqual(["vimeo", "generic", "generic"]);
});

test("hosts are exact, and each is listed once", () => {
  const hosts = listEmbedHosts({ generic: ["www.openstreetmap.org"], vi: ["www.openstreetmap.org"] });
  expect(new Set(hosts).size).toBe(hosts.length);
  expect(hosts).toContain("www.youtube-nocookie.com");
  expect(hosts).toContain("www.openstreetmap.org");
  for (const host of hosts) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  expect(isEmbedHost("youtube-nocookie.com", {})).toBe(false);
  expect(isEmbedHost("www.youtube-nocookie.com.evil.example", {})).toBe(false);
});
