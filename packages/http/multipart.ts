import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FilesSpec } from '@wura/wire';
import { commonReasons } from '@wura/wire/faults';
import { say } from '@wura/wire/phrases';
import { commonRefusals, refuse, type Refused } from '@wura/wire/refusals';
import { hasLongRunOfMarks } from '@wura/wire/marks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPast } from './read-past.ts';

/** A form with files, read as far as its contract allows. */
export interface Multipart {
  readonly texts: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Buffer>>;
}

type Payload = FastifyRequest['raw'];

const textBytesMax = 4_096;
const textsMax = 40;
/** What the texts and the lines between the parts may add to the files. */
const besidesFilesBytes = 64 * 1024;

/** Serves routes that take forms with files and nothing else. */
export function acceptMultipart(app: FastifyInstance, spec: FilesSpec, serve: (at: FastifyInstance) => unknown): void {
  void app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: Payload) =>
      readForm(request, payload, spec),
    );
    scope.addContentTypeParser('*', async () => {
      throw refuse(commonRefusals.unsupported_media_type, {
        reason: say(commonReasons.form_expected, {}),
      });
    });
    serve(scope);
  });
}

/** Each limit is kept while the bytes arrive: what is too much is never held. */
function readForm({ headers }: FastifyRequest, payload: Payload, spec: FilesSpec): Promise<Multipart> {
  const bytesMax = spec.allBytesMax + besidesFilesBytes;
  const form = openForm(headers, spec);
  const inHand = takeInHand();

  return new Promise<Multipart>((resolve, reject) => {
    let hasFailed = false;
    const fail = (reason: Refused) => {
      // What is wrong may be found again in every piece that follows.
      if (hasFailed) return;
      hasFailed = true;
      if (form) payload.unpipe(form);
      inHand.letGo();
      readPast(payload, () => reject(reason));
    };
    if (Number(headers['content-length'] ?? 0) > bytesMax) return fail(tooLarge(spec));
    if (!form) return fail(unreadable());
    let received = 0;
    payload.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > bytesMax) fail(tooLarge(spec));
    });
    payload.on('error', () => fail(unreadable()));
    payload.on('close', () => !payload.readableEnded && fail(unreadable()));
    collect(form, { spec, inHand, fail, resolve });
    payload.pipe(form);
  }).finally(inHand.letGo);
}

function openForm(headers: FastifyRequest['headers'], { names, eachBytesMax }: FilesSpec): BusboyInstance | undefined {
  const limits = {
    fileSize: eachBytesMax,
    // One more than any form needs, so that a fourth is answered like any file we did not ask for.
    files: names.length + 1,
    fieldSize: textBytesMax,
    fields: textsMax,
    parts: textsMax + names.length + 1,
    headerPairs: 16,
    headerSize: 4_096,
  };
  try {
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits });
  } catch {
    // No boundary is named, or one that cannot be.
    return undefined;
  }
}

interface Collecting {
  spec: FilesSpec;
  inHand: InHand;
  fail: (reason: Refused) => void;
  resolve: (form: Multipart) => void;
}

function collect(form: BusboyInstance, { spec, inHand, fail, resolve }: Collecting): void {
  // Without a prototype, so that a part may be called whatever it likes.
  const texts: Record<string, string> = Object.create(null);
  const files: Record<string, Buffer> = Object.create(null);
  const broken = () => fail(unreadable());

  form.on('field', (name: string | undefined, value, _isNameCut, isValueCut) => {
    // Said twice, it could be read in two ways.
    if (name === undefined || isValueCut || name in texts || name in files) return broken();
    if (hasLongRunOfMarks(value)) return broken();
    texts[name] = value;
  });
  form.on('file', (name: string | undefined, stream: BusboyFileStream, filename: string | undefined) => {
    const isWanted = name !== undefined && spec.names.includes(name);
    const chunks: Buffer[] = [];
    stream.on('error', broken);
    stream.on('limit', () => fail(tooLarge(spec, isWanted ? name : undefined)));
    stream.on('data', (chunk: Buffer) => {
      if (!isWanted) return;
      if (!inHand.hold(chunk.length)) return fail(refuse(commonRefusals.busy, { retryAfterSeconds: 2 }));
      chunks.push(chunk);
    });
    stream.on('end', () => {
      // That is how a browser sends a file that was not chosen.
      const isNone = (filename ?? '') === '' && chunks.length === 0;
      if (!isWanted || isNone) return;
      if (name in files || name in texts) return broken();
      files[name] = Buffer.concat(chunks);
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(limit, broken);
  form.on('error', broken);
  form.on('finish', () => resolve({ texts, files }));
}

/**
 * All uploads of this process together. Beyond it the next one is asked to come back, and every other call has memory.
 */
const heldBytesMax = 128 * 1024 * 1024;
let heldBytes = 0;

interface InHand {
  /** False when there is no room for as much. */
  hold(bytes: number): boolean;
  letGo(): void;
}

/** What one upload holds while it arrives, of all that may be held. */
function takeInHand(): InHand {
  let mine = 0;
  return {
    hold(bytes) {
      if (heldBytes + bytes > heldBytesMax) return false;
      mine += bytes;
      heldBytes += bytes;
      return true;
    },
    letGo() {
      heldBytes -= mine;
      mine = 0;
    },
  };
}

function tooLarge({ tooLarge: fault }: FilesSpec, name?: string): Refused {
  return refuse(commonRefusals.too_large, {
    reason: { code: fault, facts: {} },
    ...(name !== undefined && { errors: { [name]: fault } }),
  });
}

const unreadable = () => refuse(commonRefusals.invalid_json, { reason: say(commonReasons.form_unreadable, {}) });
