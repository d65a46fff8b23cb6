import { expect, test } from "vitest";
import { parseBrightcovePlayer, parsePlayerQuery, toPlatformAddress, toPlayerPath, toPlayerScript } from "./brightcove-player.ts";
import { isDisposeOrder, parsePlayerReport, toPlayerReport } from "./player-message.ts";

const item = { accountId: "1234567890001", playerId: "default", id: "6348120457112", isPlaylist: false, adConfigId: null };

test.each([
  ["a video", item],
  ["a playlist at a player of its own", { ...item, playerId: "RUsPQ8qzl", isPlaylist: true }],
  ["advertising", { ...item, adConfigId: "live.b0f3-1" }],
  ["an id of the publisher's", { ...item, id: "ref:film-17" }],
])("%s passes through the frame's address unchanged", (_name, player) => {
  const { searchParams, pathname } = new URL(toPlayerPath(player), "https://talblick.example");
  expect(pathname).toBe("/video/player");
  expect(parsePlayerQuery(searchParams)).toEqual(player);
});

test.each([
  [{ ...item, id: "" }],
  [{ ...item, accountId: "" }],
  [{ ...item, accountId: "1/../2" }],
  [{ ...item, playerId: "a b" }],
  [{ ...item, id: '"><script>' }],
  [null],
])("there is no player for %j", (given) => {
  expect(parseBrightcovePlayer(given)).toBeNull();
});

test("an item that names no player has the default one", () => {
  const { playerId: _, ...rest } = item;
  expect(parseBrightcovePlayer(rest)).toEqual(item);
  for (const none of ["", null, undefined]) expect(parseBrightcovePlayer({ ...item, playerId: none })).toEqual(item);
});

test("an invalid ad configuration keeps no video from playing, and an item without a playlist flag is a video", () => {
  for (const adConfigId of ["x&y", "", undefined, 7]) expect(parseBrightcovePlayer({ ...item, adConfigId })).toEqual(item);
  for (const isPlaylist of [null, undefined]) expect(parseBrightcovePlayer({ ...item, isPlaylist })).toEqual(item);
});

test("an address without account or content has no player", () => {
  for (const query of ["", "account=1", "video=1", "account=1&video="])
    expect(parsePlayerQuery(new URLSearchParams(query))).toBeNull();
});

test("the script is that of the account's player with the default suffix, wherever the platform is", () => {
  expect(toPlayerScript("https://players.brightcove.net", item)).toBe(
    "https://players.brightcove.net/1234567890001/default_default/index.min.js",
  );
  expect(toPlatformAddress({ ...item, isPlaylist: true })).toBe(
    "https://players.brightcove.net/1234567890001/default_default/index.html?playlistId=6348120457112",
  );
});

test("page and frame understand each other's messages and ignore all others", () => {
  expect(parsePlayerReport(toPlayerReport("ended"))).toBe("ended");
  for (const data of [null, "play", { videoPlayer: "explode" }, { type: "play" }]) expect(parsePlayerReport(data)).toBeNull();
  expect(isDisposeOrder({ videoPlayer: "dispose" })).toBe(true);
  expect(isDisposeOrder({ videoPlayer: "play" })).toBe(false);
});
