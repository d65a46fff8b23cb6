/** What a loader or one of its helpers threw, in the terms of the error pages. */
export type Thrown = { status: number | undefined; statusText: string | undefined; message: string | undefined };

type DataWithInit = { data: { message?: string }; init: ResponseInit | null };

/** The page error or redirect that `act` throws. Fails when it throws nothing. */
export async function catchThrown(act: () => unknown): Promise<Thrown & { location: string | null }> {
  try {
    await act();
  } catch (thrown) {
    if (thrown instanceof Response) {
      const { status, statusText, headers } = thrown;
      return { status, statusText, message: undefined, location: headers.get("location") };
    }
    if (thrown instanceof Error) throw thrown;
    const { data, init } = thrown as DataWithInit;
    return { status: init?.status, statusText: init?.statusText, message: data.message, location: null };
  }
  throw new Error("Nothing was thrown");
}
