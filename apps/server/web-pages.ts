import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from './config.ts';
import type { FramedPage } from '@wura/features/server';
import { languageOf } from '@wura/http/language';
import { featureKeys } from '@wura/public-pages/feature-keys';
import { languages } from '@wura/wire/languages';
import { createLegalPages, type OwnLegalTexts } from './legal/legal-pages.ts';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consolePageHeaders, framePolicy, pageHeaders, pagePolicy } from './page-policy.ts';
import { robots, siteMap } from './search-files.ts';

interface Page {
  readonly name: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly encodings: Map<string, Promise<Buffer>>;
}

const folder = fileURLToPath(new URL('../web/build/client/', import.meta.url));
const fallback = '__spa-fallback.html';
const consoleFolder = fileURLToPath(new URL('../console/build/', import.meta.url));

/** Built in each language and read at one address. Public pages have an address for each. */
const readAtOneAddress = new Set([
  'login',
  'login/google',
  'register',
  'forgot-password',
  'lock',
  'undo-change',
  'verify',
]);

const inALanguage = new RegExp(`^(?:${languages.join('|')})/`);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Serves the built web client from memory: it is a few megabytes, and every byte that leaves was hashed into a policy or
 * a file name before. Paths of the application that no file answers get the shell, which draws them in the browser. The
 * console of staff is another application, below /console.
 */
export async function serveWeb(
  app: FastifyInstance,
  config: WebConfig,
  { frames = [], legal }: { frames?: readonly FramedPage[]; legal?: OwnLegalTexts } = {},
): Promise<void> {
  const pages = await readPages(config);
  const own = legal && createLegalPages(legal, (name, bytes) => pageOf(name, bytes, pageHeaders));
  addFrames(pages, frames);
  const consolePages = await readFolder(consoleFolder, consolePageHeaders);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const built = isRead ? (find(pages, request) ?? findOfConsole(consolePages, request)) : undefined;
    const page = built && (own?.(built.name, built.bytes) ?? built);
    if (!page) throw refuse(commonRefusals.not_found);
    return send(page, request, reply);
  });
}

type WebConfig = Pick<Config, 'publicUrl'>;

async function readPages(config: WebConfig): Promise<Map<string, Page>> {
  const pages = await readFolder(folder, pageHeaders, (name, bytes) => addressed(name, bytes, config));
  const { publicUrl } = config;
  pages.set('sitemap.xml', pageOf('sitemap.xml', siteMap([...pages.keys()], publicUrl), pageHeaders));
  pages.set('robots.txt', pageOf('robots.txt', robots(publicUrl), pageHeaders));
  return pages;
}

/** The application is one page, whatever it shows: it alone holds frames, and only where there are any. */
function addFrames(pages: Map<string, Page>, frames: readonly FramedPage[]): void {
  const saying = (page: Page, headers: Page['headers']) => ({ ...page, headers: { ...page.headers, ...headers } });
  for (const { path: name, html, asks } of frames) {
    const page = pageOf(`${name}.html`, Buffer.from(html), pageHeaders);
    const said = { 'cache-control': 'no-store', 'content-security-policy': framePolicy(html, asks) };
    pages.set(`${name}/index.html`, saying(page, said));
  }
  const shell = pages.get(fallback);
  if (!shell || frames.length === 0) return;
  const policy = pagePolicy(shell.bytes.toString('utf8'), { hasFrames: true });
  pages.set(fallback, saying(shell, { 'content-security-policy': policy }));
}

/** What a build left, by its names below that folder. */
async function readFolder(
  from: string,
  headers: Page['headers'],
  fill: (name: string, bytes: Buffer) => Buffer = (_, bytes) => bytes,
): Promise<Map<string, Page>> {
  // Without a build there are no pages; a build that cannot be read stops the start.
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const pages = new Map<string, Page>();
  const packed = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, file);
    if (name.endsWith('.br')) packed.set(name.slice(0, -'.br'.length), await readFile(file));
    else pages.set(name, pageOf(name, fill(name, await readFile(file)), headers));
  }
  // What the build has compressed itself is for files that are served as they were built.
  for (const [name, bytes] of packed) pages.get(name)?.encodings.set('br', Promise.resolve(bytes));
  return pages;
}

/** What the build writes where our own address belongs, because it cannot know it. */
const unknownUrl = 'https://public-url.invalid';

function addressed(file: string, bytes: Buffer, { publicUrl }: WebConfig): Buffer {
  if (path.extname(file) !== '.html') return bytes;
  return Buffer.from(bytes.toString('utf8').replaceAll(unknownUrl, publicUrl));
}

function pageOf(name: string, bytes: Buffer, said: Page['headers']): Page {
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const isReadAtOneAddress = readAtOneAddress.has(path.dirname(name).replace(inALanguage, ''));
  const isNamedByHash = name.startsWith('assets/');
  return {
    name,
    bytes,
    encodings: new Map(),
    headers: {
      'content-type': type,
      'cache-control': isNamedByHash ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
      vary: isReadAtOneAddress ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
      ...said,
      ...(type.startsWith('text/html') && { 'content-security-policy': pagePolicy(bytes.toString('utf8')) }),
    },
  };
}

/** A file by its own name, a page by its folder, and otherwise the shell; a missing file is missing. */
function find(pages: Map<string, Page>, request: FastifyRequest): Page | undefined {
  // Put behind a host rather than resolved against one, which would take the first name in //api/user for a host.
  const url = URL.parse(request.url.startsWith('/') ? `http://localhost${request.url}` : request.url);
  if (url === null) return undefined;
  const name = url.pathname.replace(/^\/+|\/$/g, '');
  // However it is spelled, a call for the API must not be given a page.
  if (/^(api|console)(\/|$)/i.test(name)) return undefined;
  const folder = readAtOneAddress.has(name)
    ? path.posix.join(languageFolder(request), name)
    : folderOf(name, url.searchParams);
  const exact = pages.get(name) ?? pages.get(folder === '' ? 'index.html' : `${folder}/index.html`);
  return exact ?? (isForPeople(name, request) ? pages.get(fallback) : undefined);
}

/** Any address below /console that is not a file's is a screen of it. */
function findOfConsole(pages: Map<string, Page>, request: FastifyRequest): Page | undefined {
  const name = /^\/console(?:\/+([^?#]*))?(?:[?#]|$)/.exec(request.url);
  if (!name) return undefined;
  const [, file = ''] = name;
  return pages.get(file) ?? (isForPeople(file, request) ? pages.get('index.html') : undefined);
}

/** An address that a person opens leads on, whatever it looks like; a file that a page asks for is there or missing. */
function isForPeople(name: string, { headers }: FastifyRequest): boolean {
  if (path.extname(name) === '') return true;
  return !name.startsWith('assets/') && (headers.accept ?? '').includes('text/html');
}

/** One page in several folders, chosen by the presence of a query key: /features?transfers. */
function folderOf(name: string, query: URLSearchParams): string {
  const key = /(?:^|\/)features$/.test(name) ? featureKeys.find(each => query.has(each)) : undefined;
  return key === undefined ? name : `${name}/${key}`;
}

/** The folder of the chosen language, or of the first that the browser asks for and we speak. English has none. */
function languageFolder(request: FastifyRequest): string {
  const language = languageOf(request, languages);
  return language === 'en' ? '' : language;
}

async function send(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers(page.headers);
  if (request.headers['if-none-match'] === page.headers.etag) return reply.code(304).send();
  const encoding = bestEncoding(request, page);
  if (encoding === undefined) return reply.code(200).send(page.bytes);
  if (!page.encodings.has(encoding)) page.encodings.set(encoding, encoders[encoding](page.bytes));
  return reply
    .code(200)
    .header('content-encoding', encoding)
    .send(await page.encodings.get(encoding));
}

/** Each file is compressed once, on its first asking, as tightly as can be. */
const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

function bestEncoding({ headers }: FastifyRequest, { headers: { 'content-type': type } }: Page) {
  if (!/text|json|svg|xml/.test(type ?? '')) return undefined;
  const accepted = headers['accept-encoding'] ?? '';
  return (['br', 'gzip'] as const).find(name => new RegExp(`\\b${name}\\b`).test(accepted));
}
