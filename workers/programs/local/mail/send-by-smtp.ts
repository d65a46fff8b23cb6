/** Mail by a mail server, on a machine that serves readers (`MAIL_SMTP_URL`, docs/one-machine.md). */
import nodemailer from "nodemailer";
import * as v from "valibot";
import { letterSchema, writeEml } from "./write-eml.ts";

const TIMEOUT_MS = 20_000;

/**
 * Sends a letter and gives its number; rejects when the server does not take it, and the queue brings it again. `url`: `smtps://user:password@host:465`, or
 * `smtp://…:587`, which must go over to TLS unless the server is on this machine.
 */
export function createSmtpSender(url: string): (unknownLetter: unknown, date: Date) => Promise<string> {
  const { hostname, protocol, port, username, password } = new URL(url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const isSecure = protocol === "smtps:";
  const transport = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isHere,
    ignoreTLS: isHere && !isSecure,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  });
  return async (unknownLetter, date) => {
    const letter = v.parse(letterSchema, unknownLetter);
    const { eml, messageId } = await writeEml(letter, date);
    await transport.sendMail({ envelope: { from: letter.from.email, to: letter.to }, raw: eml });
    return messageId;
  };
}
