/** Authors: one by the slug, and what their page shows. */
import { toAuthorPath } from "#workers/backend/content/views/to-author-path.ts";
import { toImage } from "#workers/backend/content/views/to-image.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import {
  type AuthorPageRow,
  type AuthorRow,
  readAuthor,
  readAuthorPage,
} from "#workers/backend/ground/database/tables/posts/authors.ts";

type Author = AuthorRow | AuthorPageRow;
type Contact = { mail: string | null; links: { title: string; link: string }[] };

async function readContact(author: Author, { queries }: BackendContext): Promise<Contact> {
  const row = await readAuthorPage(queries, author);
  // Validated when it was written.
  return row === null || row.contact === null ? { mail: null, links: [] } : (JSON.parse(row.contact) as Contact);
}

export const authorResolvers = {
  Query: {
    author: async (_: unknown, { slug }: { slug: string }, { queries }: BackendContext) => {
      const author = await readAuthor(queries, slug);
      if (author === null) throw createCallError("NOT_FOUND", `Author not found: ${slug}`);
      return author;
    },
  },
  Author: {
    page_link: ({ slug, has_page }: Author) => (has_page === 1 ? toAuthorPath(slug) : null),
    image: async (author: Author, _: unknown, { queries }: BackendContext) => {
      const row = await readAuthorPage(queries, author);
      return row === null ? null : toImage(row, { alt: null, caption: null, credit: null });
    },
    mail: async (author: Author, _: unknown, context: BackendContext) => (await readContact(author, context)).mail,
    links: async (author: Author, _: unknown, context: BackendContext) => (await readContact(author, context)).links,
  },
};
