import { expect, test } from "vitest";
import { readEnvironmentFile } from "./environment-file.ts";

test.each<[string, Record<string, string>]>([
  ["A=one\n# B=two\n; C=three\nwithout\n\nD=four", { A: "one", D: "four" }],
  ["A=desk@your.portal   # to whom", { A: "desk@your.portal   # to whom" }],
  ["A=  spaces at both ends \t\nB=x y", { A: "spaces at both ends", B: "x y" }],
  [`A="Paper <post@your.portal>"\nB='it is "so"'`, { A: "Paper <post@your.portal>", B: 'it is "so"' }],
  [`A="a \\"b\\" \\$c \\n"\nB=a\\ \\"b`, { A: 'a "b" $c \\n', B: 'a "b' }],
  ["A=one\\\ntwo\nB=\"one\\\ntwo\"\nC='one\ntwo'", { A: "onetwo", B: "onetwo", C: "one\ntwo" }],
  ["A=$HOME\nB=it's", { A: "$HOME", B: "it's" }],
  ["A=1\nA=2\n1B=3\nC=", { A: "2", C: "" }],
])("%j is read as systemd does", (text, variables) => {
  expect(readEnvironmentFile(text)).toEqual(variables);
});
