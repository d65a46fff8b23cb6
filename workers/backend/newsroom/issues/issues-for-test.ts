/** For tests: what the newsroom's pages of newsletters ask. */
const issue = `{ day at state revision is_draft is_left_out send_at changed changed_by subject own_subject intro is_arranged
  sections { title posts { id title link date is_out } } mail { subject html text } }`;
const issueArguments = "newsletter: $newsletter, day: $day, known: $known";
const issueVariables = "$newsletter: String!, $day: String!, $known: Int!";

export const issueOperations = {
  newsletters: `{ newsroom { newsletters { slug title frequency has_schedule has_archive readers
    coming { day at state revision is_draft is_left_out send_at changed changed_by } past { day subject sent readers } } } }`,
  issue: `query ($slug: String!, $day: String) { newsroom { newsletter(slug: $slug) { title readers
    coming { day } issue(day: $day) ${issue} past { day subject sent readers } } } }`,
  save: `mutation (${issueVariables}, $subject: String, $intro: String, $sections: [IssueSectionInput!]) {
    saveIssueDraft(${issueArguments}, subject: $subject, intro: $intro, sections: $sections) }`,
  discard: `mutation (${issueVariables}) { discardIssueDraft(${issueArguments}) }`,
  leaveOut: `mutation (${issueVariables}, $out: Boolean!) { leaveIssueOut(${issueArguments}, is_left_out: $out) }`,
  test: "mutation ($newsletter: String!, $day: String!) { sendTestIssue(newsletter: $newsletter, day: $day) }",
  send: "mutation ($newsletter: String!, $known: Int!) { sendIssue(newsletter: $newsletter, known: $known) }",
  plan: "mutation ($newsletter: String!, $known: Int!, $at: String) { planIssue(newsletter: $newsletter, known: $known, at: $at) }",
};
