import { connect } from 'node:net';

/** What came back over a socket, read by hand: a client library would hide what is wrong with it. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly tookMs: number;
  /** How many answers this connection was given, where more than one request may have been read. */
  readonly answers: number;
  /** Whether the server closed the connection, rather than we in the end. */
  readonly isHungUp: boolean;
}

export interface WireOptions {
  /** How long nothing may come before we take it that nothing will. */
  quietMs?: number;
  /** What is done once the first bytes are sent; more may then be written. */
  andThen?: (write: (bytes: string) => void) => Promise<void>;
}

/** Sends bytes as they are, and takes the first answer once the server hangs up or says nothing more for a while. */
export function sendBytes(port: number, bytes: string | Buffer, options: WireOptions = {}): Promise<WireAnswer> {
  const { quietMs = 150, andThen } = options;
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    let lastAt = startedAt;
    let quiet: NodeJS.Timeout | undefined;
    let isHungUp = false;
    const end = () => {
      clearTimeout(quiet);
      clearTimeout(whole);
      socket.destroy();
      resolve({ ...read(Buffer.concat(chunks), lastAt - startedAt), isHungUp });
    };
    const whole = setTimeout(end, 3_000);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      lastAt = performance.now();
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    socket.on('end', () => (isHungUp = true));
    socket.on('close', end);
    // A server that has said enough may hang up while we are still talking.
    socket.on('error', error => (chunks.length > 0 || isHangUp(error) ? end() : reject(error)));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    andThen?.(more => socket.write(more)).catch(reject);
  });
}

const isHangUp = (error: Error) => ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

function read(bytes: Buffer, tookMs: number): Omit<WireAnswer, 'isHungUp'> {
  // An interim answer only says that one may go on talking.
  const all = bytes.toString('utf8').replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
  const [head = '', ...rest] = all.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const body = rest.join('\r\n\r\n');
  const length = Number(headers['content-length'] ?? body.length);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    text: Buffer.from(body).subarray(0, length).toString(),
    tookMs,
    answers: all.split(/HTTP\/1\.1 \d{3} /).length - 1,
  };
}
