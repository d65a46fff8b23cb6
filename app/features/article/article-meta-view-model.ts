/** What search engines and other sites learn of a post: description, address, picture in their shapes, structured data. */
import { toEmbedView } from "#app/components/content/embed/to-embed-view.ts";
import { type PageMeta, toShareImage } from "#app/components/page-meta/page-meta.ts";
import { toSharedPictures } from "#app/components/picture/to-share-pictures.ts";
import { parseWebAddress } from "#app/domain/page/address/web-address.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import { isVideoProvider } from "#shared/rules/video-providers.ts";
import { type ArticleVideo, toArticleJsonLd } from "./article-json-ld.ts";
import type { ArticleView, WirePost } from "./article-view-model.ts";
import { cutPaidBlocks } from "./cut-paid-blocks.ts";
import { toTickerCoverage } from "./to-ticker-coverage.ts";

/** `toAddress` makes a path a full address; `view` is the same post's. */
export function toArticleMeta(post: WirePost, view: ArticleView, toAddress: (path: string) => string): PageMeta {
  const own = post.meta.share_image;
  const [image, ...others] = own
    ? toSharedPictures(own, { rule: own.image_rule, crops: undefined })
    : toSharedPictures(post.featured_image, { rule: post.share_rule, crops: post.share_crops });
  const meta: PageMeta = {
    title: post.meta.title || view.title,
    description: post.meta.description ?? (post.excerpt === null ? null : toPlainText(post.excerpt.rendered)),
    canonical: parseWebAddress(post.external) ?? toAddress(post.link),
    type: "article",
    // Not left to the default: the canonical address may be another site's.
    image:
      image === undefined
        ? toShareImage(toAddress)
        : { ...image, src: toAddress(image.src), alt: (post.meta.share_image ?? post.featured_image)?.alt ?? "" },
    otherShapes: others.map(({ src }) => toAddress(src)),
    published: post.date,
    modified: post.modified,
  };
  const [section] = post.categories;
  // For every reader: only what everybody may see.
  const { free } = cutPaidBlocks(post, false);
  const jsonLd = toArticleJsonLd(meta, {
    headline: view.title,
    authors: post.authors.map(({ name, page_link }) => ({ name, page: page_link ? toAddress(page_link) : null })),
    section: section === undefined ? null : { title: section.title, address: toAddress(section.link) },
    videos: toVideos(free).map((video) => ({ ...video, file: video.file === null ? null : toAddress(video.file) })),
    ticker: toTickerCoverage(post, free, toAddress(post.link)),
    hasPaidPart: view.paid !== null || view.wall !== null,
    home: toAddress("/"),
  });
  return { ...meta, jsonLd };
}

/** The videos that everybody may see. */
function toVideos(free: WirePost["content_blocks"]): ArticleVideo[] {
  return free.flatMap((block): ArticleVideo[] => {
    if (block.__typename === "MediaBlock" && block.medium === "VIDEO")
      return [{ title: block.title, description: block.caption, file: block.sources[0]?.src ?? null, embed: null }];
    if (block.__typename === "EmbedBlock" && isVideoProvider(block.provider)) {
      const view = toEmbedView(block);
      const embed = view !== null && "frame" in view ? view.frame.src : null;
      return view === null ? [] : [{ title: block.title, description: null, file: null, embed: embed ?? block.url }];
    }
    return block.__typename === "VideoBlock" && block.video.id && block.video.accountId
      ? [{ ...block.video, file: null, embed: null }]
      : [];
  });
}
