import { expect, test } from "vitest";
import { takeRecording } from "./take-recording.ts";

const text = { __typename: "ParagraphBlock" as const, html: "Ein Absatz." };
const recording = {
  __typename: "MediaBlock" as const,
  medium: "AUDIO" as const,
  title: null,
  caption: null,
  captionHtml: null,
  duration: 240,
  poster: null,
  sources: [{ src: "/media/vorgelesen.mp3", type: "audio/mpeg" }],
  tracks: [],
  isSpokenArticle: true,
};
const sound = { ...recording, isSpokenArticle: null };
const told = { src: "/media/vorgelesen.mp3", duration: 240 };

test("the recording of a whole article is taken out of its text, wherever it stands", () => {
  expect(takeRecording({ free: [recording, text], paid: [] })).toEqual({ free: [text], paid: [], recording: told });
  expect(takeRecording({ free: [text], paid: [text, recording] })).toEqual({ free: [text], paid: [text], recording: told });
});

test("at a wall there is none, whatever a back end sent", () => {
  expect(takeRecording({ free: [recording, text], paid: null })).toEqual({ free: [text], paid: null, recording: null });
});

test("other sounds and films stay in the text", () => {
  const film = { ...recording, medium: "VIDEO" as const };
  expect(takeRecording({ free: [sound, film, text], paid: [] })).toEqual({
    free: [sound, film, text],
    paid: [],
    recording: null,
  });
});

test("a stream in pieces, or a file that may not be asked for, is none", () => {
  const stream = { ...recording, sources: [{ src: "/media/live.m3u8", type: "application/vnd.apple.mpegurl" }] };
  const elsewhere = { ...recording, sources: [{ src: "javascript:alert(1)", type: null }] };
  expect(takeRecording({ free: [stream, elsewhere], paid: [] }).recording).toBeNull();
  expect(takeRecording({ free: [stream, recording], paid: [] }).recording).toEqual(told);
});
