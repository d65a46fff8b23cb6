/** The forms of a pass and of a webcam: their fields, their limits, and their validation. */
import * as v from "valibot";
import type { FormRules } from "#app/domain/forms/form-definition.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { parseLocalInput } from "#app/domain/newsroom/local-time.ts";
import {
  MAX_MOUNTAIN_LINE,
  MAX_MOUNTAIN_LINK,
  MAX_MOUNTAIN_NAME,
  MAX_MOUNTAIN_NOTE,
  MAX_PASS_HEIGHT,
  MAX_REFRESH_MINUTES,
  type PassState,
  passStates,
} from "#shared/rules/mountain-rules.ts";

/** As the contract has them. */
export type PassDraft = {
  name: string;
  municipality: string | null;
  link: string | null;
  note: string;
  height: number | null;
  road: string;
  state: Uppercase<PassState>;
  since: string | null;
};
export type WebcamDraft = {
  name: string;
  municipality: string | null;
  link: string;
  note: string;
  picture: string;
  owner: string;
  refresh_minutes: number | null;
  is_own: boolean;
};

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
    v.maxLength(max, `Höchstens ${max} Zeichen.`),
  );
const name = v.pipe(line(MAX_MOUNTAIN_NAME), v.minLength(1, "Wie heißt es?"));
const municipality = v.pipe(
  v.string(),
  v.check((text) => text === "" || parseMunicipality(text) !== null, "Wähl eine Gemeinde aus der Liste."),
  v.transform((text) => text || null),
);
const address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_MOUNTAIN_LINK, `Höchstens ${MAX_MOUNTAIN_LINK} Zeichen.`),
  v.check((text) => text === "" || isSafeAddress(text), "Eine Adresse mit https://"),
);
const whole = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === "" || (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= max), `Eine Zahl von 1 bis ${max}.`),
    v.transform((text) => (text === "" ? null : Number(text))),
  );

function isSafeAddress(text: string): boolean {
  const url = /^https:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === "" && url.password === "";
}

const passSchema = v.object({
  name,
  road: line(MAX_MOUNTAIN_LINE),
  height: whole(MAX_PASS_HEIGHT),
  state: v.pipe(
    v.picklist(passStates, "Wähl, wie es um den Pass steht."),
    v.transform((state) => state.toUpperCase() as Uppercase<PassState>),
  ),
  since: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === "" || parseLocalInput(text) !== null, "Tag und Uhrzeit, oder nichts."),
    v.transform((text) => (text === "" ? null : parseLocalInput(text))),
  ),
  note: line(MAX_MOUNTAIN_NOTE),
  municipality,
  link: v.pipe(
    address,
    v.transform((text) => text || null),
  ),
});

const webcamSchema = v.object({
  name,
  owner: v.pipe(line(MAX_MOUNTAIN_NAME), v.minLength(1, "Wem gehört die Kamera?")),
  link: v.pipe(address, v.minLength(1, "Auf welcher Seite steht die Webcam?")),
  picture: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Wo liegt das Bild?"),
    v.maxLength(MAX_MOUNTAIN_LINK, `Höchstens ${MAX_MOUNTAIN_LINK} Zeichen.`),
    v.check(
      (text) => text === "" || /^\/(?![/\\])\S*$/.test(text) || isSafeAddress(text),
      "Eine Adresse mit https://, oder ein Pfad dieser Seite wie /media/…",
    ),
  ),
  is_own: v.pipe(
    v.string(),
    v.transform((text) => text !== ""),
  ),
  refresh_minutes: whole(MAX_REFRESH_MINUTES),
  municipality,
  note: line(MAX_MOUNTAIN_NOTE),
});

export const passForm: FormRules<PassDraft> = { name: "pass", schema: passSchema };
export const webcamForm: FormRules<WebcamDraft> = { name: "webcam", schema: webcamSchema };
