/** Migrations that do more than add, and why the build before goes on working with them. */
const firstRelease = "part of the first release: no build before it served readers";

export const reviewedMigrations: Readonly<Record<string, string>> = {
  "0103_terms.sql": firstRelease,
  "0104_posts.sql": firstRelease,
  "0105_feeds.sql": firstRelease,
  "0109_search.sql": firstRelease,
  "0114_subscriptions.sql": firstRelease,
  "0116_newsletters.sql": firstRelease,
  "0117_mail.sql": firstRelease,
  "0124_video_embeds.sql": "fills a column of its own, and raises counts and a list that the build before shows as they are",
  "0125_running_tickers.sql": "fills a column of its own",
  "0126_content_changes.sql":
    "a trigger of its own table: the build before renames the version and says nothing, which counts as everything",
  "0127_conversations.sql": "fills columns of its own; the build before shows and hides by is_hidden as it did",
  "0128_authors.sql": "fills a column of its own",
  "0132_moderation.sql": "fills a column that the build before does not read",
  "0135_push.sql": "its triggers write to tables of its own, which are empty while the build before runs",
  "0138_wordpress_comments.sql": "triggers that write to a table of its own, which stays empty under the build before",
  "0140_desk.sql": "a trigger that deletes what the desk alone writes: nothing of it is there under the build before",
  "0141_picture_library.sql": "triggers that write to tables of its own, which the build before does not read",
  "0142_front_page.sql": "fills a column that the build before does not know",
  "0144_desk_pictures.sql": "triggers of the desk's own table, which is empty while the build before runs",
  "0145_desk_pages.sql": "triggers that write to tables of its own and of the desk, which the build before does not read",
  "0148_topic_uses.sql": "triggers that write to a table of its own, which the build before does not read",
  "0159_portraits.sql": "triggers of a new table that write to a new table: the build before knows neither",
  "0163_epaper.sql": "a unique index of a new table; shortens a text of an offer that the build before shows as it is",
  "0169_event_search.sql":
    "fills a column of its own; triggers that write to a table of its own, which the build before does not read",
};
