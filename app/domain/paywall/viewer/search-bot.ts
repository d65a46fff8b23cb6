/** The crawlers that get the full text (rules 5): a user agent must match one of these. */
const fullTextCrawlers = /cXensebot|googlebot|google-inspectiontool/i;

/** Longer user agents are not checked. */
const MAX_USER_AGENT_LENGTH = 1024;

export function isFullTextCrawler(userAgent: string | null): boolean {
  return userAgent !== null && userAgent.length <= MAX_USER_AGENT_LENGTH && fullTextCrawlers.test(userAgent);
}
