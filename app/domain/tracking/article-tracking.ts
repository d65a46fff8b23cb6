/** What is tracked of an article (rules 3.7), as short as its document can carry it: "5 1 1 0 1 talblick". */

export type ArticleTracking = {
  origin: string;
  imageCount: number;
  videoCount: number;
  slideshowCount: number;
  isLiveticker: boolean;
  isPaid: boolean;
};

export function toArticleTrackingText(tracking: ArticleTracking): string {
  const { origin, imageCount, videoCount, slideshowCount, isLiveticker, isPaid } = tracking;
  // The origin comes last: a publisher's name for it may contain spaces.
  return [imageCount, videoCount, slideshowCount, Number(isLiveticker), Number(isPaid), origin].join(" ");
}

/** Null for a text that the function above has not written. */
export function parseArticleTracking(text: string): ArticleTracking | null {
  const [, images, videos, slideshows, liveticker, paid, origin] = /^(\d+) (\d+) (\d+) ([01]) ([01]) (.*)$/s.exec(text) ?? [];
  if (origin === undefined) return null;
  return {
    origin,
    imageCount: Number(images),
    videoCount: Number(videos),
    slideshowCount: Number(slideshows),
    isLiveticker: liveticker === "1",
    isPaid: paid === "1",
  };
}
