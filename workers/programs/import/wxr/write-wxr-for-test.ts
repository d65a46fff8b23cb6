/** Export files as WordPress writes them, for tests. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTemporaryFolder } from "#workers/programs/import/temporary-folder-for-test.ts";

export type TestItem = {
  id: number | null;
  title?: string;
  type?: string;
  status?: string;
  content?: string;
  /** Further elements of the item. */
  more?: string;
  slug?: string;
  link?: string;
  date?: string;
  password?: string;
};

const NAMESPACES =
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"';

export const WXR_START = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" ${NAMESPACES}>
<channel>
<title>Probe</title>
<link>https://probe.example</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://probe.example</wp:base_site_url>
<wp:base_blog_url>https://probe.example</wp:base_blog_url>
`;
export const WXR_END = "</channel>\n</rss>\n";

export function toItemXml(item: TestItem): string {
  const slug = item.slug ?? `beitrag-${item.id}`;
  return `<item>
<title><![CDATA[${item.title ?? `Beitrag ${item.id}`}]]></title>
<link>${item.link ?? `https://probe.example/2024/05/${slug}/`}</link>
<dc:creator><![CDATA[anna]]></dc:creator>
<content:encoded><![CDATA[${item.content ?? "<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph -->"}]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
${item.id === null ? "" : `<wp:post_id>${item.id}</wp:post_id>`}
<wp:post_date><![CDATA[${item.date ?? "2024-05-04 12:00:00"}]]></wp:post_date>
<wp:post_date_gmt><![CDATA[${item.date ?? "2024-05-04 10:00:00"}]]></wp:post_date_gmt>
<wp:post_name><![CDATA[${slug}]]></wp:post_name>
<wp:status><![CDATA[${item.status ?? "publish"}]]></wp:status>
<wp:post_type><![CDATA[${item.type ?? "post"}]]></wp:post_type>
<wp:post_password><![CDATA[${item.password ?? ""}]]></wp:post_password>
${item.more ?? ""}
</item>
`;
}

export function toMetaXml(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
}

export function toWxr(items: TestItem[], head = ""): string {
  return `${WXR_START}${head}${items.map(toItemXml).join("")}${WXR_END}`;
}

/** Writes a file into a folder of its own, which goes when the tests end, and returns its path. */
export function writeForTest(content: string | Uint8Array, name = "export.xml"): string {
  const path = join(createTemporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
