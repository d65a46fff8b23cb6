/** How long an answer waits for the publisher to have taken a webhook. */
export const WEBHOOK_PATIENCE_MS = 2000;

/** Resolves when it is done, at the latest after so many milliseconds. */
export async function waitAtMost(done: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([done, late]);
  clearTimeout(timer);
}
