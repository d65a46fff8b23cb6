import { expect, test } from "vitest";
import type { BookmarkEntry } from "#app/components/bookmark/bookmark.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { render, textOf, within } from "#tests/support/units/markup.ts";
import { BookmarksPage } from "./bookmarks-page.tsx";

function toEntry(id: number): BookmarkEntry {
  const post = {
    id,
    date: "2026-11-20T10:00:00Z",
    title: { rendered: `Titel ${id}` },
    kicker: null,
    link: `/titel/${id}`,
    external: null,
    is_premium: id === 2,
    is_story: false,
    is_live: null,
    comment_count: 0,
    brand: null,
    label: null,
  };
  return { teaser: toTeaser(post), savedAt: "2026-11-21T10:00:00Z" };
}

const draw = (view: Parameters<typeof BookmarksPage>[0]["view"], removed: { post: number; savedAt: string } | null = null) =>
  render(<BookmarksPage view={view} removed={removed} formError={null} />);

test("a reader's list holds each article with a form that removes it, by post", () => {
  const markup = draw({ entries: [toEntry(1), toEntry(2)], next: "/merkliste?nach=1-2", isLater: false });
  const forms = markup.all("form");
  expect(forms.map(({ attribs }) => [attribs.method, attribs.action])).toEqual([
    ["post", "/merkliste"],
    ["post", "/merkliste"],
  ]);
  expect(
    forms.map((form) =>
      within(form)
        .all("input")
        .map(({ attribs }) => `${attribs.name}=${attribs.value}`),
    ),
  ).toEqual([
    ["intent=remove-bookmark", "post=1", "savedAt=2026-11-21T10:00:00Z"],
    ["intent=remove-bookmark", "post=2", "savedAt=2026-11-21T10:00:00Z"],
  ]);
  expect(textOf(markup.all("button")[0] as never)).toBe("Entfernen: Titel 1");
  expect(markup.text).toContain("Plus");
  expect(markup.all("a", { href: "/merkliste?nach=1-2" })).toHaveLength(1);
  expect(markup.text).not.toContain("nur in diesem Browser");
});

test("a removed article can be restored with its original time", () => {
  const markup = draw({ entries: [], next: null, isLater: false }, { post: 9, savedAt: "2026-11-21T10:00:00Z" });
  const [form] = markup.all("form");
  expect(
    form &&
      within(form)
        .all("input")
        .map(({ attribs }) => attribs.value),
  ).toEqual(["save-bookmark", "9", "2026-11-21T10:00:00Z"]);
  expect(markup.text).toContain("Hier ist noch nichts.");
});

test("a guest's page carries no articles, and says what it needs", () => {
  const markup = draw(null);
  expect(markup.text).toContain("Diese Liste liegt nur in diesem Browser.");
  expect(markup.all("form")).toEqual([]);
  expect(markup.text).toContain("dafür braucht er JavaScript");
  expect(markup.all("a", { "data-dialog-link": "Login" })[0]?.attribs.href).toBe("/profil?dialog=login&returnTo=%2Fmerkliste");
});
