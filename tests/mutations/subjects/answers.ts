/** Answers of the back end that are kept for everybody, for which questions, and until when. */
import type { Mutation } from "#tests/mutations/mutation.ts";

const kept = "workers/backend/doors/graphql/kept-answers";
const keptAnswers = `${kept}/kept-answers.workerd.test.ts`;
const breakingLines = "workers/backend/newsroom/breaking/breaking-lines.workerd.test.ts";
const cacheTag = "workers/backend/ground/cache-tags/cache-tag";

export const answers: readonly Mutation[] = [
  {
    file: "workers/backend/doors/graphql/kept-answers/shared-operation.ts",
    from: 'new Set(["grant"])',
    to: "new Set([])",
    harm: "a text that a free read opened is kept for everybody",
    tests: [`${kept}/shared-operation.test.ts`],
  },
  {
    file: "workers/backend/doors/graphql/kept-answers/shared-operation.ts",
    from: 'if (operation?.operation !== "query") return false;',
    to: "",
    harm: "the second reader's order is answered with the first one's",
    tests: [`${kept}/shared-operation.test.ts`],
  },
  {
    file: `${kept}/open-question.ts`,
    from: "text === null || parseBearerToken(request) !== null ? null",
    to: "text === null ? null",
    harm: "a subscriber's answer is kept under the question alone",
    tests: [keptAnswers],
  },
  {
    file: `${kept}/open-question.ts`,
    from: 'headers.get("x-mutation"), text]',
    to: 'headers.get("x-mutation"), text.length]',
    harm: "two questions of one length get one answer",
    tests: [keptAnswers],
  },
  {
    file: `${kept}/still-true.ts`,
    from: "(until !== null && Math.floor(now / 1000) >= until)",
    to: "false",
    harm: "a post that was to appear at eight appears with the next change",
    tests: [keptAnswers],
  },
  {
    file: `${kept}/still-true.ts`,
    from: "if (newest === null || !isUntouched(db, version, truth.tags)) return false;",
    to: "",
    harm: "a corrected text is never seen",
    tests: [keptAnswers],
  },
  {
    file: `${kept}/share-answer.ts`,
    from: "(isPersonal || !isWhole ? null : state)",
    to: "(isPersonal ? null : state)",
    harm: "an answer with an error in it is kept for all",
    tests: [keptAnswers],
  },
  {
    file: `${kept}/share-answer.ts`,
    from: "if (!isShared) isPersonal = true;",
    to: "isPersonal = !isShared;",
    harm: "a batch is kept for all because its last operation may be",
    tests: [keptAnswers],
  },
  {
    file: `${cacheTag}.ts`,
    from: "return touched.has(EVERYTHING) || touched.size > MAX_TOUCHED ? [EVERYTHING] : [ANYTHING, ...touched];",
    to: "return touched.has(EVERYTHING) ? [EVERYTHING] : [ANYTHING, ...[...touched].slice(0, MAX_TOUCHED)];",
    harm: "of a large import most pages stay as they were",
    tests: [`${cacheTag}.test.ts`],
  },
  {
    file: `${cacheTag}.ts`,
    from: "[...before, ...after].map",
    to: "after.map",
    harm: "the list that a post has left goes on showing it",
    tests: [`${cacheTag}.test.ts`],
  },
  {
    file: "workers/backend/ground/changes/known-version.ts",
    from: "if (memory.writes === writes) memory.known",
    to: "memory.known",
    harm: "an answer from before a write is believed after it",
    tests: ["workers/backend/ground/changes/known-version.test.ts"],
  },
  {
    file: "workers/backend/doors/graphql/answer-straight.ts",
    from: "first[place]?.isOutdated() === true",
    to: "false",
    harm: "menus of before stand for an hour in answers that were made after their change",
    tests: ["workers/backend/doors/graphql/answer-straight.workerd.test.ts"],
  },
  {
    file: "workers/backend/ground/database/tables/breaking-lines.ts",
    from: "queries.changesAt(row.ends_at);",
    to: "",
    harm: "a breaking line stands for an hour after its end",
    tests: [breakingLines],
  },
  {
    file: "workers/backend/ground/database/tables/breaking-lines.ts",
    from: 'queries.note("breaking");',
    to: "",
    harm: "a breaking line is seen an hour after it was set",
    tests: [breakingLines],
  },
  {
    file: "workers/backend/newsroom/breaking/breaking-lines.ts",
    from: "WHERE revision = ?7 AND ends_at > ?1",
    to: "WHERE ends_at > ?1 AND ?7 > 0",
    harm: "an editor undoes the correction that another made a minute ago",
    tests: [breakingLines],
  },
];
