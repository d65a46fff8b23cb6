/** Less than the portal waits for the whole answer (decision 97): so the part that hangs is named. */
const PATIENCE_MS = 2000;

/** What a part of the back end answers. Rejects as it does, and where nothing comes within two seconds. */
export async function probe<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
