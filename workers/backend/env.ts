/** What wrangler gives the back end: bindings, variables, secrets (wrangler.toml). */
export type Env = {
  DB: D1Database;
  MEDIA: R2Bucket;
  /** Secret for `/admin/*`: seed and import. Without it these paths answer 404. */
  ADMIN_TOKEN?: string;
  /** Shared with the portal: signs access grants. */
  GRANT_SECRET?: string;
  TOPICS_NAMESPACE: string;
  SSO_NAMESPACE: string;
};
