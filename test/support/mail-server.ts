import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export interface ReceivedLetter {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** By which a letter that comes twice is known. */
  readonly messageId: string;
  readonly text: string;
}

/** A mail server that takes letters over SMTP and keeps them, refuses every recipient for good, or is too busy for now. */
export interface MailServer {
  readonly url: string;
  readonly letters: readonly ReceivedLetter[];
  refuses: boolean;
  busy: boolean;
  end(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  const sockets = new Set<Socket>();
  const mail = { refuses: false, busy: false };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    talk(socket, mail, (letter) => letters.push(letter));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return Object.assign(mail, {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    end: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}

/** RFC 5321, as far as a client needs it that sends one letter to one recipient. */
function talk(
  socket: Socket,
  mail: Pick<MailServer, 'refuses' | 'busy'>,
  keep: (letter: ReceivedLetter) => void,
): void {
  let buffer = '';
  let envelope = { from: '', to: '' };
  let inData = false;
  const say = (line: string): boolean => socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    const [, address = ''] = /<(.*)>/.exec(line) ?? [];
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') say('250 mail.test');
    else if (verb === 'MAIL') {
      envelope = { from: address, to: '' };
      say('250 sender');
    } else if (verb === 'RCPT') {
      envelope.to = address;
      say(mail.busy ? '451 try again later' : mail.refuses ? '550 no such mailbox' : '250 recipient');
    } else if (verb === 'DATA') {
      inData = true;
      say('354 go ahead');
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else say('250 well');
  };
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        keep({ ...envelope, ...read(part) });
        say('250 kept');
      } else command(part);
    }
  });
  say('220 mail.test');
}

function read(message: string): Pick<ReceivedLetter, 'subject' | 'messageId' | 'text'> {
  const end = message.indexOf('\r\n\r\n');
  const head = message.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const body = message.slice(end + 4).replace(/^\.\./gm, '.');
  return {
    subject: words(field('Subject')),
    messageId: field('Message-ID'),
    text: decoded(body, field('Content-Transfer-Encoding').toLowerCase()),
  };
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding === 'quoted-printable') return quoted(text.replace(/=\r\n/g, ''));
  return Buffer.from(text, 'latin1').toString();
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** RFC 2047: words that are not ASCII. */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quoted(word.replace(/_/g, ' ')),
    );
}
