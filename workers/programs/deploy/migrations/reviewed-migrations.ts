/**
 * Migrations that do more than add, and why the build before goes on working with them. Up to 0039 everything was released at once:
 * no build before these ever served readers.
 */
const firstRelease = "part of the first release: no build before it served readers";

export const reviewedMigrations: Readonly<Record<string, string>> = {
  "0001_content.sql": firstRelease,
  "0005_subscriptions.sql": "unique where a column is set that the same migration makes",
  "0007_unconfirmed_readers.sql": "fills a column that the same migration makes",
  "0008_home_cards.sql": "fills a column that the same migration makes",
  "0012_owners.sql": "fills columns that the same migration makes",
  "0018_feed_periods.sql": firstRelease,
  "0020_counters.sql": firstRelease,
  "0021_term_blocks.sql": firstRelease,
  "0022_post_months.sql": firstRelease,
  "0028_search.sql": firstRelease,
  "0029_search_words.sql": firstRelease,
  "0030_newsletter_issues.sql": "changes texts that readers see",
  "0031_newsletter_readers.sql": "fills a column that the same migration makes, and is unique there",
  "0039_liveticker_feed.sql": "gives the content another version, so that what is kept of it is asked for anew",
  "0053_brand_texts.sql": "fills columns that the same migration makes; changes texts only where there are no readers yet",
  "0055_what_stays_away.sql": "fills a column that the same migration makes",
};
