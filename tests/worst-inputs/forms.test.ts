/** A posted form costs what it has, in whatever chunks it comes, and more than a form has is refused before it is read to its end. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFormWithFiles, readUrlEncoded } from "#app/actions/form-body/read-form.ts";
import { readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";
import { readAtMost } from "#shared/rules/bytes/read-at-most.ts";
import { BOUNDARY, worstMultipartForms, worstPlainForms } from "./form.ts";
import { measureWork, measureWorkOf } from "./measure-work.ts";
import type { WorstInput } from "./worst-input.ts";

const MB = 1024 * 1024;
const WINDOW = 128 * 1024;

/** The bytes in chunks of this size, and how many were taken. */
function inChunks(bytes: Uint8Array, size: number) {
  let at = 0;
  return {
    read: async () => {
      const chunk = bytes.subarray(at, at + size);
      at += chunk.length;
      return chunk.length === 0 ? null : chunk;
    },
    taken: () => at,
  };
}

const rows = (inputs: readonly WorstInput[]) => inputs.map((input) => [input.name, input] as const);

describe("a form with files", () => {
  test.each(rows(worstMultipartForms))("of %s is bounded", async (_name, { create, outcome }) => {
    const body = create(4 * MB);
    const { read, taken } = inChunks(body, WINDOW);
    const { work, result } = await measureWorkOf(() => readFormWithFiles(read, BOUNDARY, {}).catch(() => null));
    expect(result === null ? "refused" : "taken").toBe(outcome);
    expect(work.calls).toBeLessThan(20_000);
    // What is kept of the body is kept once, beside the window.
    expect(work.allocated).toBeLessThan(taken() + 2 * MB);
  });

  test("is not read on where its files are not wanted", async () => {
    const body = worstMultipartForms.find(({ name }) => name.includes("returns"))?.create(4 * MB) ?? new Uint8Array();
    const { read, taken } = inChunks(body, 1000);
    const form = await readFormWithFiles(read, BOUNDARY, { onFile: async () => false });
    expect([...form]).toEqual([]);
    expect(taken()).toBeLessThan(WINDOW);
  });

  test("is what the platform reads, however it is cut", async () => {
    const text = fc.string({ unit: fc.constantFrom("a", "ü", "\r", "\n", "-", '"', "%", "\0"), maxLength: 12 });
    const entry = fc.record({ name: text, value: text, isFile: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 5 }), fc.integer({ min: 1, max: 300 }), async (entries, size) => {
        const form = new FormData();
        for (const { name, value, isFile } of entries)
          if (isFile) form.append(name, new File([value], `f${value}`, { type: "text/plain" }));
          else form.append(name, value);
        const response = new Response(form);
        const boundary = /boundary=(.*)$/.exec(response.headers.get("content-type") ?? "")?.[1] ?? "";
        const bytes = new Uint8Array(await response.arrayBuffer());
        const own = await readFormWithFiles(inChunks(bytes, size).read, boundary, { maxFiles: 5 });
        const platform = await new Response(bytes, { headers: response.headers }).formData();
        expect(await toPlain(own)).toEqual(await toPlain(platform));
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});

async function toPlain(form: FormData): Promise<unknown[]> {
  const entries = [...form].map(async ([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.type, await value.text()],
  );
  return Promise.all(entries);
}

describe("a form without files", () => {
  test.each(rows(worstPlainForms))("of %s is bounded", (_name, { create, outcome }) => {
    const body = create(MB);
    const read = () => {
      try {
        return readUrlEncoded(body, {});
      } catch {
        return null;
      }
    };
    const { work, result } = measureWork(read);
    expect(result === null ? "refused" : "taken").toBe(outcome);
    expect(work.calls).toBeLessThan(100);
    expect(work.allocated).toBeLessThanOrEqual(body.length);
  });
});

test("a body in chunks of one byte is held once, and not a chunk at a time", async () => {
  const toStream = () => {
    const { read } = inChunks(new Uint8Array(200_000), 1);
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const chunk = await read();
        if (chunk === null) controller.close();
        else controller.enqueue(chunk);
      },
    });
  };
  const request = new Request("http://x/", { method: "POST", body: toStream(), duplex: "half" } as RequestInit);
  for (const act of [() => readAtMost(toStream(), MB), () => readLimitedBody(request)]) {
    const { work, result } = await measureWorkOf(act);
    expect((result as Uint8Array).length).toBe(200_000);
    expect(work.allocated).toBeLessThan(1_200_000);
  }
});
