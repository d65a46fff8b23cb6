/**
 * Pages of the list of a taxonomy's terms (`terms.list_key`), by the lengths of its blocks that the table term_blocks keeps: a page reads
 * one row for each block before it, and passes over less than a block (200 terms) of the list's index.
 */

/** The last block that begins before the place ?3 of the list ?1, and how many terms stand before it. */
const placeSql = `place AS (
  SELECT first_key, first_id, MAX(passed) AS passed FROM (
    SELECT b.first_key, b.first_id, SUM(b.term_count) OVER (ORDER BY b.first_key, b.first_id) - b.term_count AS passed
    FROM term_blocks b WHERE b.taxonomy = ?1
  ) WHERE passed <= ?3)`;

/** The numbers of the terms at the places from ?3 on, ?2 of them. */
export const termPlacesSql = `WITH ${placeSql} SELECT l.id FROM terms l
  WHERE l.taxonomy = ?1 AND (l.list_key, l.id) >= (SELECT first_key, first_id FROM place)
  ORDER BY l.list_key, l.id LIMIT ?2 OFFSET ?3 - (SELECT passed FROM place)`;

/** How many terms the list ?1 has. */
export const termTotalSql = "SELECT COALESCE(SUM(term_count), 0) AS total FROM term_blocks WHERE taxonomy = ?1";
