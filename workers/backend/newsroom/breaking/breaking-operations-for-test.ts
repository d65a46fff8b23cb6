/** For tests: what the newsroom's page of the breaking line asks. */
export const breakingOperations = {
  set: "mutation ($line: BreakingLineInput!, $known: Int) { setBreakingLine(line: $line, known: $known) }",
  change: "mutation ($line: BreakingLineInput!, $known: Int!) { changeBreakingLine(line: $line, known: $known) }",
  end: "mutation ($known: Int!) { endBreakingLine(known: $known) }",
  lines: "{ newsroom { breaking_lines { revision text link post_title set_by set ends is_standing pushed } breaking_devices } }",
};
