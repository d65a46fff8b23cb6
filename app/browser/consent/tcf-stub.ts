/**
 * The stub of IAB TCF v2.2 (CMP API): stands for the framework until its script is there, keeps the calls that come meanwhile, and
 * answers frames, which find it by the locator and ask by messages. The framework takes the calls over and replaces it.
 */
export type TcfCallback = (value: unknown, isSuccess?: boolean) => void;
export type TcfCall = [command: string, version: number, callback: TcfCallback, parameter?: unknown];
/** Without arguments: the calls that wait. */
export type TcfApi = (...call: TcfCall | []) => unknown;

const LOCATOR = "__tcfapiLocator";

type TcfWindow = Window & { __tcfapi?: TcfApi };

/** The framework's function, or the stub that was put in its place. */
export function readTcfApi(): TcfApi {
  const page = window as TcfWindow;
  page.__tcfapi ??= createStub();
  return page.__tcfapi;
}

function createStub(): TcfApi {
  const waiting: TcfCall[] = [];
  addLocator();
  window.addEventListener("message", answerFrame);
  return (...call) => {
    if (call.length === 0) return waiting;
    const [command, , callback] = call;
    if (command === "ping") callback({ gdprApplies: true, cmpLoaded: false, cmpStatus: "stub", apiVersion: "2.2" }, true);
    else waiting.push(call);
    return undefined;
  };
}

/** A frame of this name says where in the tree of windows the framework is. */
function addLocator(): void {
  if (window.frames[LOCATOR as unknown as number] !== undefined) return;
  const frame = document.createElement("iframe");
  frame.name = LOCATOR;
  frame.title = "";
  frame.hidden = true;
  document.body.append(frame);
}

/** A vendor's frame asks by `{__tcfapiCall}`, as an object or as JSON, and is answered in the same way. The answer is no secret. */
function answerFrame({ data, source }: MessageEvent): void {
  const isText = typeof data === "string";
  if (isText && !data.includes("__tcfapiCall")) return;
  const { __tcfapiCall: call } = Object(isText ? parse(data) : data);
  if (typeof call?.command !== "string" || source === null) return;
  const answer: TcfCallback = (returnValue, success) => {
    const reply = { __tcfapiReturn: { returnValue, success, callId: call.callId } };
    (source as Window).postMessage(isText ? JSON.stringify(reply) : reply, { targetOrigin: "*" });
  };
  readTcfApi()(call.command, call.version, answer, call.parameter);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A message of another script is ignored.
    return null;
  }
}
