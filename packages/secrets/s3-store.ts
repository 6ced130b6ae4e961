import type { FilesS3 } from '@wura/platform/config';
import { FileMissing, StorageAway, StorageFull, type FileStore, type KeptFile } from './file-store.ts';
import { signS3 } from './s3-signature.ts';

/** Once more after silence or a fault: each call may be repeated without harm, because its name says what it is about. */
const triesMax = 2;
const timeoutMsDefault = 10_000;
/** No paper of ours comes near it, and no answer of a store may fill our memory. */
const bytesMax = 32 * 1024 * 1024;

interface Asked {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Below the bucket. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array;
}

interface Told {
  readonly status: number;
  readonly bytes: Buffer;
}

/** A store that speaks the protocol of Amazon S3, addressed by path, as all that imitate it understand it. */
export function createS3Store(
  settings: FilesS3,
  room: string,
  { now = Date.now, timeoutMs = timeoutMsDefault }: { now?: () => number; timeoutMs?: number } = {},
): FileStore {
  async function tell({ method, path, query = {}, bytes = new Uint8Array() }: Asked): Promise<Told> {
    const url = new URL(`${settings.url}/${settings.bucket}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await fetch(url, {
      method,
      headers: signS3({ method, url, bytes, at: new Date(now()) }, settings),
      ...(method === 'PUT' && { body: bytes.slice() }),
      // A redirect would carry what is signed to a stranger.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, bytes: await readAll(response) };
  }

  /** Repeats what got no answer, or a fault of the store's own. */
  async function ask(asked: Asked): Promise<Told> {
    for (let tries = 1; ; tries++) {
      const told = await tell(asked).catch((error: unknown) => error as Error);
      const isFault = told instanceof Error || told.status >= 500 || told.status === 429;
      if (!isFault) return told;
      if (!(told instanceof Error) && told.status === 507) throw new StorageFull('the store has no room');
      if (tries < triesMax) continue;
      const why = told instanceof Error ? 'it does not answer' : `it answers ${told.status}`;
      throw new StorageAway(`the store of files: ${why}`, told instanceof Error ? { cause: told } : {});
    }
  }

  function expect({ status, bytes }: Told, ...good: readonly number[]): void {
    if (good.includes(status)) return;
    const code = /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8'))?.[1] ?? '';
    const what = `the store of files refuses: ${status} ${code}`.trim();
    throw /Quota|Full|NoSpace/i.test(code) ? new StorageFull(what) : new StorageAway(what);
  }

  const at = (name: string) => `/${room}/${name}`;

  return {
    async put(name, bytes) {
      expect(await ask({ method: 'PUT', path: at(name), bytes }), 200);
    },
    async get(name) {
      const told = await ask({ method: 'GET', path: at(name) });
      if (told.status === 404 && told.bytes.includes('NoSuchKey')) throw new FileMissing(`${name} is not kept here`);
      expect(told, 200);
      return told.bytes;
    },
    async remove(name) {
      expect(await ask({ method: 'DELETE', path: at(name) }), 200, 204, 404);
    },
    async *list() {
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = { 'list-type': '2', prefix: `${room}/`, ...(token && { 'continuation-token': token }) };
        const told = await ask({ method: 'GET', path: '', query });
        expect(told, 200);
        const page = readPage(told.bytes.toString('utf8'));
        yield page.found.map(file => ({ ...file, name: file.name.slice(room.length + 1) }));
        token = page.next;
      }
    },
  };
}

async function readAll(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > bytesMax) throw new Error('the store says more than any file of ours is long');
  }
  return Buffer.concat(chunks);
}

/** Of the list that the protocol describes we need names, times and where it goes on. Our names hold nothing that XML would escape. */
function readPage(xml: string): { found: readonly KeptFile[]; next: string | undefined } {
  if (!xml.includes('<ListBucketResult')) throw new StorageAway('the store of files: what it answers is no list');
  const found = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, text]) => ({
    name: tagOf(text!, 'Key') ?? '',
    changedAt: Date.parse(tagOf(text!, 'LastModified') ?? ''),
  }));
  const isCut = tagOf(xml, 'IsTruncated') === 'true';
  return { found, next: isCut ? tagOf(xml, 'NextContinuationToken') : undefined };
}

const tagOf = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
