import { expect, test } from "vitest";
import { GetLayoutDocument, GetPostByIDDocument, GetRedirectDocument } from "#graphql/generated/operations.ts";
import { completeData } from "./complete-data.ts";

const complete = (document: unknown, data: Record<string, unknown> | null) => completeData(String(document), data);

test("nothing at all becomes what the contract allows at least", () => {
  expect(complete(GetLayoutDocument, null)).toEqual({ header: [], footer: [], breaking_line: null, ad_campaigns: [] });
  expect(complete(GetRedirectDocument, {})).toEqual({ redirect: null });
  expect(complete(GetPostByIDDocument, {})).toEqual({ post: null });
});

test("a post that says little lacks nothing that a page reads, and grants nothing", () => {
  const { post } = complete(GetPostByIDDocument, { post: { id: 7, title: { rendered: "Titel" }, tags: null } }) as {
    post: Record<string, unknown>;
  };
  expect(post).toMatchObject({
    id: 7,
    title: { rendered: "Titel" },
    excerpt: null,
    is_premium: false,
    comment_count: 0,
    content_blocks: [],
    tags: [],
    featured_image: null,
    access: { granted: false, reason: "NONE" },
    meta: { description: null, piTriggerManual: false, piVariables: [] },
  });
});

test("blocks are completed by their type; one of an unknown type stays as it is", () => {
  const known = { __typename: "TableBlock", html: "<table></table>" };
  const unknown = { __typename: "KartenBlock", ort: "Lech" };
  const { post } = complete(GetPostByIDDocument, { post: { content_blocks: [known, unknown, null] } }) as {
    post: { content_blocks: unknown[] };
  };
  expect(post.content_blocks).toEqual([{ ...known, caption: null, captionHtml: null }, unknown]);
});

test("what is there stays", () => {
  const redirect = { to: "/neu", status: 302 };
  expect(complete(GetRedirectDocument, { redirect })).toEqual({ redirect });
});
