/** What the operator sets of the WordPress that this back end keeps in step with (docs/import.md). */
export type WordPressVariables = {
  /** Address of the site, `https://paper.example`. Without it there is no bridge. */
  WORDPRESS_ORIGIN?: string;
  /** An application password of the site, where its REST interface is not public. */
  WORDPRESS_USER?: string;
  WORDPRESS_PASSWORD?: string;
  /** Signs what the site's plugin tells (`/webhooks/wordpress`), and the secret before it while it is replaced. */
  WORDPRESS_WEBHOOK_SECRET?: string;
  WORDPRESS_WEBHOOK_SECRET_PREVIOUS?: string;
  /** Categories (slugs, divided by commas) whose posts are premium, as with `npm run import -- --premium-category`. */
  WORDPRESS_PREMIUM_CATEGORIES?: string;
  /** Post types besides post, page and nnp_* (as `--post-types`). */
  WORDPRESS_POST_TYPES?: string;
  /** "true": comments that were written here are taken back to the site. */
  WORDPRESS_COMMENTS_BACK?: string;
};
