/** Writes authors, each with a page of their own from then on. */
import { decideLink } from "#shared/content/link-address.ts";
import { subjectSearchStatements } from "#workers/backend/content/search/search-statements.ts";
import { searchVersion } from "#workers/backend/content/search/text/to-search-entry.ts";
import { toAuthorPath } from "#workers/backend/content/views/to-author-path.ts";
import type { KindWriter, RecordOf } from "#workers/backend/content/write/post/write-kind.ts";
import { readKeys } from "#workers/backend/content/write/post/write-references.ts";
import { isSlug } from "#workers/backend/content/write/text/write-slug.ts";
import { mayChange, readOwners, toKeptNote } from "#workers/backend/content/write/write-owners.ts";
import { listRedirectStatements, toFormerPaths } from "#workers/backend/content/write/write-redirects.ts";
import { leaveSlugsStatements, takeFeedsStatements } from "./move-authors.ts";

type Contact = RecordOf<"author">["contact"];
type AuthorRow = Omit<RecordOf<"author">, "kind" | "contact"> & {
  source: string;
  contact: Contact | null;
  /** Those of the former slugs that are the record's to move. */
  moves: string[];
  isKept: boolean;
};

/** As a reader's program of mail takes it. */
const mailAddress = /^[^\s@<>"',;:?&#/\\]{1,100}@[^\s@<>"',;:?&#/\\]{1,150}$/;

export const authorWriter: KindWriter<"author", AuthorRow> = {
  kind: "author",
  async prepare(db, records) {
    const known = await readKeys(db, { media: records.map((record) => record.media) });
    const former = records.flatMap((record) => record.formerSlugs.map((slug) => ({ slug })));
    const owners = await readOwners(db, "author", [...records, ...former]);
    return records.map((record) => {
      const { kind: _kind, ...fields } = record;
      const source = `author:${record.slug}`;
      const bad = [record.slug, ...record.formerSlugs].find((slug) => !isSlug(slug));
      if (bad !== undefined) return { source, refused: `slug: "${bad}" is no segment of an address` };
      const isMine = (slug: string): boolean => mayChange(owners.get(`author:${slug}`) ?? null, record.owner);
      const isKept = !isMine(record.slug);
      const notes = isKept ? [toKeptNote(owners.get(source))] : [];
      const row: AuthorRow = {
        ...fields,
        source,
        contact: toContact(record.contact, notes),
        formerPaths: toFormerPaths(record.formerPaths),
        moves: isKept ? [] : [...new Set(record.formerSlugs)].filter((slug) => slug !== record.slug && isMine(slug)),
        isKept,
      };
      if (record.media !== null && !known.media.has(record.media)) {
        notes.push(`media: there is no picture "${record.media}"`);
        row.media = null;
      }
      return { source, notes, row, isKept };
    });
  },
  known: `SELECT j.value ->> 'source' AS source, t.id FROM json_each(?1) j JOIN authors t ON t.slug = j.value ->> 'slug'`,
  // Whatever shows the author under a slug of before shows the one of now, its list included.
  touches: `WITH named AS (
      SELECT j.value ->> 'slug' AS slug FROM json_each(?1) j
      UNION SELECT f.value FROM json_each(?1) j, json_each(j.value, '$.formerSlugs') f)
    SELECT 'author' AS kind, slug AS key FROM named
    UNION SELECT 'feed', 'author:' || slug FROM named
    UNION SELECT 'redirect', r.path FROM json_each(?1) j CROSS JOIN redirects r ON r.owner IN (
      'list ' || (j.value ->> 'owner') || ' ' || (j.value ->> 'source'),
      'moved ' || (j.value ->> 'owner') || ' ' || (j.value ->> 'source'))`,
  statements(db, rows) {
    const own = rows.filter((row) => !row.isKept);
    const moves = own.flatMap(({ moves: from, slug, owner }) => from.map((one) => ({ from: one, to: slug, owner })));
    return [
      ...leaveSlugsStatements(db, moves),
      db
        .prepare(
          `INSERT INTO authors (slug, name, role, description, email, owner, media_id, contact, has_page,
             search_version)
           SELECT j.value ->> 'slug', j.value ->> 'name', j.value ->> 'role', j.value ->> 'description', j.value ->> 'email',
             j.value ->> 'owner', m.id, j.value ->> 'contact', 1, ?2
           FROM json_each(?1) j LEFT JOIN media m ON m.source = j.value ->> 'media' WHERE true
           ON CONFLICT (slug) DO UPDATE SET name = excluded.name, role = excluded.role,
             description = excluded.description, email = excluded.email, owner = excluded.owner,
             media_id = excluded.media_id, contact = excluded.contact, has_page = 1,
             search_version = excluded.search_version`,
        )
        .bind(JSON.stringify(own), searchVersion),
      ...takeFeedsStatements(db, moves),
      ...subjectSearchStatements(
        db,
        "author",
        own.map(({ slug, name, description }) => ({ slug, title: name, text: description ?? "" })),
      ),
      ...listRedirectStatements(db, rows, (source) => toAuthorPath(source.slice("author:".length))),
    ];
  },
};

/** Null where there is nothing to say; what may not be linked is left out and named. */
function toContact({ mail, links }: Contact, notes: string[]): Contact | null {
  const isMail = mail !== null && mailAddress.test(mail);
  if (mail !== null && mail !== "" && !isMail) notes.push("contact.mail: this is no e-mail address");
  const allowed = links.flatMap(({ title, link }) => {
    const decided = decideLink(link);
    return decided === null ? [] : [{ title, link: decided }];
  });
  if (allowed.length < links.length) notes.push("contact.links: an address may not be linked");
  return isMail || allowed.length > 0 ? { mail: isMail ? mail : null, links: allowed } : null;
}
