import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { all, createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";

beforeEach(() => emptyDatabase(env.DB));

describe("pages, menus and the front page", () => {
  test("a page's address belongs to one page", async () => {
    const page: ContentRecord = {
      kind: "page",
      source: "test:p1",
      slug: "impressum",
      title: "Impressum",
      modified: "2026-01-01T00:00:00Z",
      blocks: [],
    };
    expect(await write(page)).toMatchObject([{ outcome: "created" }]);
    expect(await write({ ...page, source: "test:p3" })).toMatchObject([
      { outcome: "refused", reason: 'slug: "impressum" belongs to the page test:p1' },
    ]);
    expect(await write(page)).toMatchObject([{ outcome: "unchanged" }]);
  });

  test("a menu is replaced as a whole, with its lower level", async () => {
    const menu = (title: string): ContentRecord => ({
      kind: "navigation",
      menu: "header",
      items: [
        { title, link: "/", children: [{ title: "Unten", link: "/video" }] },
        { title: "Zwei", link: "/abo" },
      ],
    });
    expect(await write(menu("Start"))).toMatchObject([{ outcome: "created" }]);
    expect(await write(menu("Start"))).toMatchObject([{ outcome: "unchanged" }]);
    expect(await write(menu("Heim"))).toMatchObject([{ outcome: "changed" }]);
    expect(
      await all(
        "SELECT i.title, i.position, p.title AS parent FROM navigation_items i LEFT JOIN navigation_items p ON p.id = i.parent_id ORDER BY i.id",
      ),
    ).toEqual([
      { title: "Heim", position: 0, parent: null },
      { title: "Zwei", position: 1, parent: null },
      { title: "Unten", position: 0, parent: "Heim" },
    ]);
  });

  test("a menu that links to a script is refused", async () => {
    const results = await write({ kind: "navigation", menu: "header", items: [{ title: "A", link: "javascript:alert(1)" }] });
    expect(results).toMatchObject([{ outcome: "refused" }]);
  });

  test("the front page is replaced as a whole", async () => {
    await write({
      kind: "home",
      sections: [
        { layout: "LEAD", feed: "front", postCount: 9 },
        { layout: "MOST_READ", postCount: 5 },
      ],
    });
    await write({ kind: "home", sections: [{ layout: "LIST", title: "Sport", feed: "category:sport", postCount: 4 }] });
    expect(await all("SELECT position, layout, title, feed, post_count FROM home_sections")).toEqual([
      { position: 0, layout: "LIST", title: "Sport", feed: "category:sport", post_count: 4 },
    ]);
  });

  test.each([
    [{ layout: "VIDEO" }, { ratio: "PORTRAIT", button_text: null, shows_pictures: 1 }],
    [{ layout: "SLIDER" }, { ratio: "SMALL", button_text: null, shows_pictures: 1 }],
    [
      { layout: "SLIDER", ratio: "CARD", buttonText: "Mehr", showsPictures: false },
      { ratio: "CARD", button_text: "Mehr", shows_pictures: 0 },
    ],
  ] as const)("a section %j of the front page shows its posts as the newsroom says, or as suits it", async (section, kept) => {
    await write({ kind: "home", sections: [{ ...section, postCount: 4 }] });
    expect(await all("SELECT ratio, button_text, shows_pictures FROM home_sections")).toEqual([kept]);
  });
});

describe("terms", () => {
  test("find their parent though it comes later in the same request", async () => {
    await write(
      { kind: "term", taxonomy: "topic", slug: "wahl-dornbirn", title: "Wahl in Dornbirn", parent: "wahl" },
      { kind: "term", taxonomy: "topic", slug: "wahl", title: "Wahl", buttonText: "Alle", buttonLink: "/themen/wahl" },
    );
    expect(await first("SELECT p.slug FROM terms t JOIN terms p ON p.id = t.parent_id WHERE t.slug = 'wahl-dornbirn'")).toEqual({
      slug: "wahl",
    });
  });

  test("that a post made by the way get their real title when their own record comes", async () => {
    await write(createPost({ topics: [{ slug: "wahl", title: "wahl" }] }));
    await write({ kind: "term", taxonomy: "topic", slug: "wahl", title: "Die Wahl", description: "Alles" });
    await write(createPost({ source: "test:2", topics: [{ slug: "wahl", title: "wahl" }] }));
    expect(await all("SELECT title, description FROM terms")).toEqual([{ title: "Die Wahl", description: "Alles" }]);
  });
});
