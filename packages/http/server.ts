import { randomBytes } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { commonRefusals, refuse, Refused, refuseFile, refusalJson, type Refusal } from '@wura/wire/refusals';
import { parseJson } from '@wura/wire/json';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isDatabaseBusy, isDatabaseUnavailable, isTextUnstorable } from '@wura/database/errors';
import type { Log } from '@wura/platform/log';
import type { Metrics } from '@wura/platform/metrics';
import { watchOverload } from './overload.ts';
import { readPast } from './read-past.ts';
import { createFaultLog } from './say-faults.ts';
import { traceRequests } from './trace-requests.ts';
import { isForged, offerXsrfCookie } from './xsrf.ts';

export interface HttpOptions {
  log: Log;
  metrics: Metrics;
  /** The proxies of the operator's own, as a number of them or by their networks; 0 is none. */
  trustProxy: number | readonly string[];
  /** Whether browsers reach us over encrypted connections only. */
  isSecure: boolean;
  /** Told why each call ended that ended by a fault of ours. */
  onFault?: (cause: Error) => void;
  /** Whether calls are refused at once while the loop is late. Not where the callers are tests in this process, whose own work holds it. */
  refusesWhenLate?: boolean;
}

/** Bodies are small forms; the few calls that take more say so in their contract. */
const bodyBytesMax = 4 * 1024;

/**
 * The HTTP server every room answers through: request ids, time-outs, strict JSON, security headers, one place that
 * turns errors into answers, and a line in the log and in the metrics for each call.
 */
export function createHttpServer(options: HttpOptions): FastifyInstance {
  const { log, metrics, trustProxy, isSecure, onFault, refusesWhenLate = false } = options;
  const nextId = requestIds();
  const app = Fastify({
    logger: false,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : [...trustProxy],
    bodyLimit: bodyBytesMax,
    // Never the caller's: what is kept under it, the audit included, must not be of a caller's choosing.
    genReqId: () => nextId(),
    requestIdHeader: false,
    // Both are unlimited unless set, and a client that never finishes would hold its socket for ever.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // A request without a Host would be refused below us, with a bare line; it is refused by the hook instead.
    http: {
      headersTimeout: 10_000,
      // How often Node looks at those two; left alone it is every 30 s, and each time-out that much longer.
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    // A call on a connection that was open when we were told to stop is still answered, and the connection then closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // What may be read may be asked for without its body, as monitors and proxies do.
    exposeHeadRoutes: true,
    // A request whose URL or headers cannot be parsed never reaches a route.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply as FastifyReply),
    clientErrorHandler(error, socket) {
      if (!socket.writable) return void socket.destroy();
      socket.end(bareRefusal((error as NodeJS.ErrnoException).code, nextId()));
    },
  });

  // An expectation other than 100-continue is met like none; the answer below us would be a bare line again.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  // No tunnel is offered here. Without a word from us the socket would close without one.
  app.server.on('connect', (_request, socket) => socket.end(bareRefusal('CONNECT', nextId())));

  traceRequests(app);
  acceptStrictJson(app);
  const overload = watchOverload();
  const faults = createFaultLog(log);
  app.addHook('onClose', async () => (overload.stop(), faults.stop()));

  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply);
    if (request.headers.authorization === undefined) offerXsrfCookie(request, reply, { isSecure });
    // Health answers even then: a probe wants to know.
    const isRefused = refusesWhenLate && overload.isOn() && isOfApi(request) && !request.url.startsWith('/api/health');
    if (isRefused) done(refuse(commonRefusals.busy));
    else if (!hasOneHost(request)) done(refuse(commonRefusals.bad_request));
    else done(isForged(request, { isSecure }) ? refuse(commonRefusals.xsrf_mismatch) : undefined);
  });

  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onResponse', (request, reply, done) => {
    // Otherwise a client that keeps its connection keeps us from stopping.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    const durationMs = reply.elapsedTime;
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, durationMs / 1000);
    const clientRequestId = harmlessId(request.headers['x-request-id']);
    log.info('request', {
      requestId: request.id,
      ...(clientRequestId !== undefined && { clientRequestId }),
      method: request.method,
      route,
      status: reply.statusCode,
      durationMs: Math.round(durationMs * 10) / 10,
    });
    done();
  });

  /** What every answer carries; a page brings more of its own. */
  function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (isOfApi(request)) reply.headers(privateHeaders);
    if (isSecure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  }

  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refused = asRefused(error, request.routeOptions.config.fileField);
    const { refusal, details } = refused;
    // A request that the framework could not read never met the hook.
    setCommonHeaders(request, reply);
    reply.headers(privateHeaders);
    metrics.refusals.inc({ code: refusal.code });
    if (refusal.status >= 500) {
      const fault = error instanceof Error ? error : new Error(String(error));
      const cause = fault.cause instanceof Error ? fault.cause : fault;
      onFault?.(cause);
      const said = { code: refusal.code, requestId: request.id, cause };
      if (isOfOutage(refusal)) faults.ofOutage(said);
      else faults.each(said);
    }
    const busySeconds = refusal.status === 503 ? 2 : undefined;
    const retryAfterSeconds = details.retryAfterSeconds ?? refusal.retryAfterSeconds ?? busySeconds;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    // A caller who is not let in is told what would let them in.
    if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
    if (details.stands?.isReplay) reply.header('idempotent-replayed', 'true');
    reply.code(refusal.status).header('content-type', 'application/json; charset=utf-8');
    // A first answer that was never given has no name of its own.
    const body = JSON.stringify({ ...refusalJson(refused), requestId: details.stands?.requestId || request.id });
    if (refusal.status === commonRefusals.too_large.status) readPast(request.raw, () => void reply.send(body));
    else reply.send(body);
  }

  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  return app;
}

/** Of money whose way is not known each call is told by itself: an operator may have to look what became of it. */
const isOfOutage = ({ status, code }: Refusal) => status === 503 && code !== 'outcome_unknown';

/** The route decides where there is one, because an address can be spelled in more ways than one. */
function isOfApi({ routeOptions, url }: FastifyRequest): boolean {
  return routeOptions.url !== undefined || url.startsWith('/api');
}

/** Two names for one host are an argument between us and the proxy before us. HTTP/1.0 knows no names. */
function hasOneHost({ raw }: FastifyRequest): boolean {
  const { rawHeaders } = raw;
  let names = 0;
  // Names and values take turns.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') names++;
  }
  return names === 1 || (names === 0 && raw.httpVersionMajor === 1 && raw.httpVersionMinor === 0);
}

/** An answer of the API is for the one who asked alone, and nothing in it may run. */
const privateHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Short, ordered, and unique to the process. */
function requestIds(): () => string {
  const prefix = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${prefix}-${(count++).toString(36)}`;
}

/** What the caller calls this request, for the log alone, and only where it can do no harm there. */
function harmlessId(theirs: string | string[] | undefined): string | undefined {
  return typeof theirs === 'string' && /^[\w-]{8,64}$/.test(theirs) ? theirs : undefined;
}

/** To bytes that are no request: nothing above the socket ever sees them, so the whole answer is written by hand. */
function bareRefusal(fault: string | undefined, requestId: string): string {
  const [status, words, refusal] =
    fault === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large', commonRefusals.too_large]
      : fault === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout', commonRefusals.bad_request]
        : [400, 'Bad Request', commonRefusals.bad_request];
  const body = JSON.stringify({ ...refusalJson(refuse(refusal)), requestId });
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    ...privateHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${words}\r\n${lines.join('')}\r\n${body}`;
}

/** JSON in UTF-8 and nothing else; the parser that ships with Fastify would take text/plain and repair bad bytes. */
function acceptStrictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isTypedAsUtf8(request)) return done(refuse(commonRefusals.unsupported_media_type));
    // Many clients name a type on every call, also where they send nothing. The contract knows who needs a body.
    if (body.length === 0) return done(null, undefined);
    try {
      if (!isUtf8(body as Buffer)) throw new SyntaxError('not UTF-8');
      done(null, parseJson((body as Buffer).toString('utf8')));
    } catch {
      done(refuse(commonRefusals.invalid_json));
    }
  });
}

/**
 * Bytes may mean another thing in another charset, so no caller is taken to have meant what they happen to say in ours.
 */
function isTypedAsUtf8({ headers }: FastifyRequest): boolean {
  return /^application\/json\s*(;\s*(charset="?utf-8"?\s*)?)?$/i.test(headers['content-type'] ?? '');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call that takes a file in its JSON. */
    fileField?: string;
  }
}

function asRefused(error: unknown, fileField?: string): Refused {
  if (error instanceof Refused) return error;
  const { statusCode, code } = error as Partial<FastifyError>;
  // Only the framework gives an error a status: also to a body that its caller broke off, whose code is that of a connection to the
  // database that broke off.
  const isOfRequest = statusCode !== undefined;
  if (!isOfRequest && (isDatabaseUnavailable(error) || isDatabaseBusy(error))) return refuse(commonRefusals.busy);
  // A name that nothing can have is as unknown as any other; in a text that is kept, it is the caller's to leave out.
  if (isTextUnstorable(error)) return refuse(commonRefusals.bad_request);
  // A name that is too long, or is no text at all, names nothing.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH' || code === 'FST_ERR_BAD_URL') return refuse(commonRefusals.not_found);
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') {
    return refuse(commonRefusals.invalid_json);
  }
  if (statusCode === 413) return fileField === undefined ? refuse(commonRefusals.too_large) : refuseFile(fileField);
  if (statusCode === 415) return refuse(commonRefusals.unsupported_media_type);
  if (statusCode === 404) return refuse(commonRefusals.not_found);
  if (statusCode && statusCode >= 400 && statusCode < 500) return refuse(commonRefusals.bad_request);
  return refuse(commonRefusals.internal);
}
