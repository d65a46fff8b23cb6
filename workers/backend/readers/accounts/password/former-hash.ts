/** Password hashes of former systems, as long as some reader has not signed in since the import. */

// As in the index accounts_former_hash.
const sql = `SELECT password_hash FROM accounts INDEXED BY accounts_former_hash
  WHERE id > ?1 AND substr(password_hash, 1, 3) IN ('$P$', '$H$', '$2a', '$2b', '$2y', '$wp') ORDER BY id LIMIT 1`;

/** One of them, null when all are gone: strangers' passwords are tried on it, so that a login takes as long for them. */
export function readFormerHash(db: D1Database): Promise<string | null> {
  return db.prepare(sql).bind(0).first<string>("password_hash");
}
