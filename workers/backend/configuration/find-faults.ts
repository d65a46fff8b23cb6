/** What is wrong with the back end's variables and secrets: used by the Worker, by `npm start` and by the deployment. */
import * as v from "valibot";
import { epaper } from "#brand/epaper.ts";
import { configurationRules } from "./configuration-rules.ts";
import { findReservedDomain } from "./reserved-domain.ts";

/** One variable or secret that is missing or wrong. */
export type ConfigurationFault = { name: string; problem: string };

const schema = v.object(configurationRules);

/** Pairs of variables of which one is useless without the other. */
const together: readonly (readonly [string, string])[] = [
  ["PAYWALL_AID", "PAYWALL_API_ORIGIN"],
  ["PAYWALL_AID", "PAYWALL_PRIVATE_KEY"],
  ["PAYWALL_AID", "PAYWALL_API_TOKEN"],
  ["CACHE_PURGE_ZONE", "CACHE_PURGE_TOKEN"],
];

/** Mail to or from an example address cannot be delivered or answered; the brand's own addresses may be examples. */
function findExamples(texts: ReadonlyMap<string, unknown>): ConfigurationFault[] {
  return Object.keys(configurationRules)
    .filter((name) => /(?:^|_)MAIL_(?:FROM|TO)$/.test(name))
    .flatMap((name) => {
      const domain = findReservedDomain(String(texts.get(name) ?? ""));
      const wanted = name === "MAIL_FROM" ? "write the paper's own address" : "write the paper's own address, or leave it empty";
      return domain === null ? [] : [{ name, problem: `names ${domain}, a domain that nobody can have: ${wanted}` }];
    });
}

/**
 * What is wrong with these variables, in English for operators, one entry per fault; empty when all is right. Values are not
 * repeated, except mail domains: some are secrets.
 */
export function findConfigurationFaults(variables: object): ConfigurationFault[] {
  const texts = new Map(Object.entries(variables));
  const parsed = v.safeParse(schema, variables);
  const wrong = parsed.success
    ? []
    : parsed.issues.map((issue) => ({
        name: v.getDotPath(issue) ?? "",
        problem:
          issue.input === undefined && !issue.message.startsWith("is missing")
            ? `is missing: it ${issue.message}`
            : issue.message,
      }));
  const isSet = (name: string) => (texts.get(name) ?? "") !== "";
  const lonely = together
    .filter(([name, other]) => isSet(name) && !isSet(other))
    .map(([name, other]) => ({ name: other, problem: `is missing: it must be set where ${name} is` }));
  // Taken back under whose name, and where to: one that is missing would let comments wait without a word.
  const unfit = ["WORDPRESS_ORIGIN", "WORDPRESS_USER", "WORDPRESS_PASSWORD"]
    .filter((name) => texts.get("WORDPRESS_COMMENTS_BACK") === "true" && !isSet(name))
    .map((name) => ({ name, problem: "is missing: it must be set where WORDPRESS_COMMENTS_BACK is true" }));
  const unsigned =
    epaper?.kind === "handover" && !isSet("EPAPER_SECRET")
      ? [{ name: "EPAPER_SECRET", problem: "is missing: the publisher's reader of the E-Paper needs signed tokens" }]
      : [];
  const isPublished = texts.get("APP_ENV") === "dev" || texts.get("APP_ENV") === "prod";
  const missing =
    isPublished && !isSet("GRANT_SECRET")
      ? [{ name: "GRANT_SECRET", problem: "is missing: the secret that portal and back end share, at least 16 characters" }]
      : [];
  const examples = texts.get("APP_ENV") === "prod" ? findExamples(texts) : [];
  return [...wrong, ...lonely, ...unfit, ...unsigned, ...missing, ...examples];
}
