/** A file on its way over a line that is lost, to a back end that says how much has come. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_RECORDING_BYTES, RECORDING_PART_BYTES } from "#shared/content/recording-limits.ts";

const sendBytes = vi.hoisted(() => vi.fn());
vi.mock("#app/components/picture-library/library-calls.client.ts", () => ({ sendBytes }));
const { uploadRecording } = await import("./upload-recording.client.ts");

const track = { source: "newsroom:a", src: "/media/aufnahmen/a.vtt", medium: "TRACK" };
const upload = (file: File) => {
  const parts: number[] = [];
  const control = new AbortController();
  const answer = uploadRecording({
    file,
    key: crypto.randomUUID(),
    onProgress: (part) => parts.push(part),
    signal: control.signal,
  });
  return { answer, parts };
};
const file = (size: number) => new File([new Uint8Array(size)], "x.vtt");
const offsets = () => sendBytes.mock.calls.map(([path]) => new URLSearchParams(String(path).split("?")[1]).get("ab"));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sendBytes.mockReset();
});

test("each part follows the one before, and what was lost is asked for and sent from there", async () => {
  const size = RECORDING_PART_BYTES + 10;
  const done = (result: unknown) => ({ kind: "done", result });
  for (const answer of [
    done({ received: 0 }),
    { kind: "lost" },
    { kind: "lost" },
    done({ received: RECORDING_PART_BYTES }),
    done({ recording: track }),
  ])
    sendBytes.mockResolvedValueOnce(answer);
  const { answer, parts } = upload(file(size));
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ media: "newsroom:a", src: track.src, medium: "TRACK", duration: null });
  expect(offsets()).toEqual([null, "0", null, null, String(RECORDING_PART_BYTES)]);
  expect(sendBytes.mock.calls.map(([, { body }]) => body?.size ?? null)).toEqual([null, RECORDING_PART_BYTES, null, null, 10]);
  expect(parts.at(-1)).toBe(1);
});

test("without a line it ends after some tries, and says that it can go on", async () => {
  sendBytes.mockResolvedValue({ kind: "lost" });
  const { answer } = upload(file(10));
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ isLost: true, error: expect.stringContaining("Keine Verbindung") });
  expect(sendBytes).toHaveBeenCalledTimes(4);
});

test("what is refused is said, and not tried again", async () => {
  sendBytes.mockResolvedValue({ kind: "refused", message: "Das kann nicht jeder Browser abspielen." });
  const { answer } = upload(file(10));
  expect(await answer).toEqual({ isLost: false, error: "Das kann nicht jeder Browser abspielen." });
  expect(sendBytes).toHaveBeenCalledTimes(1);
});

test("a file of 200 MB, or of nothing, is never sent", async () => {
  const large = { size: 2 * MAX_RECORDING_BYTES } as File;
  expect(await upload(large).answer).toMatchObject({ isLost: false, error: expect.stringContaining("höchstens 95 MB") });
  expect(await upload(file(0)).answer).toMatchObject({ isLost: false, error: expect.stringContaining("Nimm MP3") });
  expect(sendBytes).not.toHaveBeenCalled();
});
