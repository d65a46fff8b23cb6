/** Who may read what is paid for. */
import type { Mutation } from "#tests/mutations/mutation.ts";

const room = "workers/backend/readers/access";
const grants = `${room}/grants.workerd.test.ts`;
const parseGrant = `${room}/parse-grant.workerd.test.ts`;
const gifts = "workers/backend/readers/gifts/gifts.workerd.test.ts";
const readerAccess = `${room}/reader-access.workerd.test.ts`;

export const access: readonly Mutation[] = [
  {
    file: `${room}/decide-access.ts`,
    from: "if (!isPremium) return",
    to: "if (isPremium) return",
    harm: "paid posts are free, and free ones closed",
    tests: [`${room}/decide-access.test.ts`],
  },
  {
    file: `${room}/decide-access.ts`,
    from: "if (abo?.hasPlusAccess)",
    to: "if (abo?.hasPlusAccess || abo?.hasPurAccess)",
    harm: "who pays for no advertising alone reads paid posts",
    tests: [`${room}/decide-access.test.ts`],
  },
  {
    file: `${room}/decide-access.ts`,
    from: "if (abo?.hasPlusAccess)",
    to: "if (abo !== null)",
    harm: "whoever is signed in reads paid posts",
    tests: [`${room}/decide-access.test.ts`],
  },
  {
    file: `${room}/gate-text.ts`,
    from: "return { blocks: freeBlocks, freeBlocks,",
    to: "return { blocks, freeBlocks,",
    harm: "the wall stands before a text that is sent whole",
    tests: [`${room}/gate-text.test.ts`],
  },
  {
    file: `${room}/gate-text.ts`,
    from: "return { blocks, freeBlocks, access: { ...decision, hidden_block_count: 0 } };",
    to: "return { blocks, freeBlocks: blocks, access: { ...decision, hidden_block_count: 0 } };",
    harm: "what everybody may see of a post is all of it once one reader may",
    tests: [`${room}/gate-text.test.ts`],
  },
  {
    file: `${room}/gate-text.ts`,
    from: "return isFree ? video : null;",
    to: "return video;",
    harm: "the film of the paid part plays on every teaser",
    tests: [`${room}/gate-text.test.ts`, `${room}/gate.workerd.test.ts`],
  },
  {
    file: `${room}/gate-text.ts`,
    from: " && block.video.accountId === video.accountId",
    to: "",
    harm: "a paid film opens because a free one of another account has its number",
    tests: [`${room}/gate-text.test.ts`],
  },
  {
    file: `${room}/parse-grant.ts`,
    from: " || grant.output.post !== postId",
    to: "",
    harm: "a free read of one post opens all posts",
    tests: [parseGrant],
  },
  {
    file: `${room}/parse-grant.ts`,
    from: 'audience: "grant",',
    to: 'audience: "caller",',
    harm: "a grant is taken for what the portal signs of every caller",
    tests: [parseGrant],
  },
  {
    file: `${room}/access-control.ts`,
    from: 'if (grant.reason !== "PARTNER") return Promise.resolve(true);',
    to: 'if (grant.reason !== "EVENT") return Promise.resolve(true);',
    harm: "a partner's readers are not counted, and read without end",
    tests: [grants],
  },
  {
    file: `${room}/take-partner-read.ts`,
    from: 'logError("a partner\'s read cannot be counted", error);\n    return false;',
    to: 'logError("a partner\'s read cannot be counted", error);\n    return true;',
    harm: "a broken counter gives everything away",
    tests: [grants],
  },
  {
    file: `${room}/partner-cap.ts`,
    from: "return { host: 0, network: 0 };",
    to: "return { host: null, network: null };",
    harm: "a typing error in the cap lifts it",
    tests: [`${room}/partner-cap.test.ts`],
  },
  {
    file: `${room}/read-abo.ts`,
    from: "se.token_digest = ?1 AND se.expires_at > ?2",
    to: "se.token_digest = ?1",
    harm: "a session that is over goes on reading",
    tests: [readerAccess],
  },
  {
    file: `${room}/read-abo.ts`,
    from: 'toOpenAccountSql("se")',
    to: '"1"',
    harm: "a blocked account goes on reading",
    tests: [readerAccess],
  },
  {
    file: "workers/backend/readers/products/abo.ts",
    from: "(ends_at === null || ends_at > now)",
    to: "(ends_at === null || ends_at >= now)",
    harm: "a subscription goes on in the second after its last",
    tests: ["workers/backend/readers/products/abo.workerd.test.ts"],
  },
  {
    file: "workers/backend/readers/products/abo.ts",
    from: "flags.hasPlusPremiumAccess || has(plusProducts)",
    to: "flags.hasPlusPremiumAccess || has(purProducts) || has(plusProducts)",
    harm: "the price of no advertising buys the whole paper",
    tests: ["workers/backend/readers/products/abo.workerd.test.ts"],
  },
  {
    file: "workers/backend/readers/gifts/gift-rules.ts",
    from: 'return hasAccess ? "open" : "ended";',
    to: 'return "open";',
    harm: "a month of Plus gives articles away for longer than it was paid for",
    tests: [gifts],
  },
  {
    file: "workers/backend/readers/gifts/find-gift.ts",
    from: "const digest = await digestSecret(token);",
    to: 'const digest = token.length > 0 ? token : await digestSecret("");',
    harm: "what is kept of a gift opens it, and its link nothing",
    tests: [gifts],
  },
  {
    file: "workers/backend/readers/gifts/gift-readers.ts",
    from: "now, reader);",
    to: "now);",
    harm: "who loads a gift anew takes the place of another reader",
    tests: [gifts],
  },
  {
    file: "workers/backend/readers/gifts/gift-rules.ts",
    from: "-01T00:00:00",
    to: "-15T00:00:00",
    harm: "the ten of a month begin anew in its middle",
    tests: [gifts],
  },
  {
    file: "app/domain/gift/decide-opening.ts",
    from: "isReading && !isBot && (",
    to: "isReading && (isBot || ",
    harm: "each messenger that shows a link takes the place of a reader",
    tests: ["app/domain/gift/decide-opening.test.ts"],
  },
];
