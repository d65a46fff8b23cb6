/** Why a film or recording was not taken, and what to do: by the code of the back end's door (`POST /newsroom/recordings/{id}`). */

export type RecordingRefusal = { status: number; message: string };

const kinds = "MP3, M4A oder OGG für Ton, MP4 (H.264) oder WebM für Film";

const refusals: Readonly<Record<string, RecordingRefusal>> = {
  rest_upload_too_large: {
    status: 413,
    message:
      "Die Datei ist zu groß: höchstens 95 MB, Untertitel 1 MB. Speichere sie mit kleinerer Qualität und versuch es noch einmal.",
  },
  rest_upload_no_recording: { status: 415, message: `Das kann nicht jeder Browser abspielen. Nimm ${kinds}.` },
  rest_upload_wav: {
    status: 415,
    message: "WAV, AIFF und FLAC sind zum Ausliefern zu groß. Speichere die Aufnahme als MP3 oder M4A.",
  },
  rest_upload_mov: { status: 415, message: "MOV spielt nicht jeder Browser ab. Speichere den Film als MP4 (H.264)." },
  rest_upload_hevc: {
    status: 415,
    message: "Dieser Film ist in HEVC (H.265), das nicht jeder Browser abspielt. Speichere ihn als MP4 mit H.264.",
  },
  rest_upload_picture: { status: 415, message: `Das ist ein Bild. Hier kommen Aufnahmen hin: ${kinds}.` },
  rest_upload_positions: {
    status: 422,
    message:
      "Dieser Film hat eine Spur mit Messwerten der Kamera, etwa wo er gedreht wurde. Exportiere ihn aus dem Schnittprogramm neu, nur mit Bild und Ton.",
  },
  rest_upload_damaged: {
    status: 422,
    message: "Diese Datei ist beschädigt oder nicht vollständig. Exportiere sie neu und versuch es noch einmal.",
  },
  rest_upload_taken_down: { status: 410, message: "Diese Aufnahme wurde gesperrt und darf nicht wieder erscheinen." },
  rest_too_many_requests: { status: 429, message: "Das waren zu viele Aufnahmen an einem Tag. Mach morgen weiter." },
};

/** Null for what is not the file's fault. */
export function findRecordingRefusal(code: string): RecordingRefusal | null {
  return Object.hasOwn(refusals, code) ? (refusals[code] ?? null) : null;
}
