let last: Promise<unknown> = Promise.resolve();

/**
 * What changes the account, and what asks for it, one after the other: the last press of a switch is the one that counts, and no
 * answer is older than a change that was sent before it.
 */
export function oneAfterAnother<Result>(act: () => Promise<Result>): Promise<Result> {
  const turn = last.then(act, act);
  last = turn;
  return turn;
}
