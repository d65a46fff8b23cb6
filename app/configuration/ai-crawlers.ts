/**
 * Crawlers of companies that build language models, by the name under which each of them reads robots.txt (as their owners document
 * it, November 2026), for the variable AI_CRAWLERS.
 */

/** `allow`: all of them. `search-only`: those that answer and link, not those that gather texts for training. `deny`: none. */
export const aiCrawlerPolicies = ["allow", "search-only", "deny"] as const;
export type AiCrawlerPolicy = (typeof aiCrawlerPolicies)[number];

/** They gather texts from which models are trained. Google-Extended and Applebot-Extended are names only: other crawlers do the search. */
const training = [
  "AI2Bot",
  "Amazonbot",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "cohere-training-data-crawler",
  "Google-Extended",
  "GPTBot",
  "meta-externalagent",
];

/** They search, or open a page because a user asks for it, and name where an answer comes from. */
const answering = [
  "Amzn-SearchBot",
  "ChatGPT-User",
  "Claude-SearchBot",
  "Claude-User",
  "DuckAssistBot",
  "meta-externalfetcher",
  "MistralAI-User",
  "OAI-SearchBot",
  "Perplexity-User",
  "PerplexityBot",
];

/** The crawlers that are asked to stay away. */
export function listDeniedCrawlers(policy: AiCrawlerPolicy): readonly string[] {
  return { allow: [], "search-only": training, deny: [...training, ...answering] }[policy];
}
