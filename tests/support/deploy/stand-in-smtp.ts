/** A mail server of this machine that keeps what it is given (RFC 5321, as much as one client needs). */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export type Delivered = { from: string; to: string[]; source: string };

export type MailServer = { url: string; delivered: Delivered[]; stop: () => Promise<void> };

/** `refuses`: what it answers to a recipient instead of taking the mail. */
export async function startMailServer(refuses: string | null = null): Promise<MailServer> {
  const delivered: Delivered[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    let mail: Delivered = { from: "", to: [], source: "" };
    let isData = false;
    let rest = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? "";
    say("220 stand-in");
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (isData && line !== ".") mail.source += `${line.replace(/^\.\./, ".")}\r\n`;
        else if (isData) {
          isData = false;
          delivered.push(mail);
          mail = { from: "", to: [], source: "" };
          say("250 taken");
        } else if (/^EHLO/i.test(line)) say("250 stand-in");
        else if (/^MAIL FROM/i.test(line)) {
          mail.from = address(line);
          say("250 ok");
        } else if (/^RCPT TO/i.test(line)) {
          mail.to.push(address(line));
          say(refuses ?? "250 ok");
        } else if (/^DATA/i.test(line)) {
          isData = true;
          say("354 go on");
        } else say(/^QUIT/i.test(line) ? "221 bye" : "250 ok");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
