import { randomBytes } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { performance } from 'node:perf_hooks';
import { commonRefusals, refuse, Refused } from '@wura/wire/refusals';
import { parseJson } from '@wura/wire/json';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isDatabaseBusy, isDatabaseUnavailable } from './database-errors.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { watchOverload } from './overload.ts';
import { offerXsrfCookie } from './xsrf.ts';

export interface HttpOptions {
  log: Log;
  metrics: Metrics;
  /** Whether X-Forwarded-For is believed: only behind a proxy of the operator's own. */
  trustProxy: boolean;
}

/** Bodies are small JSON; the few calls that take more say so in their contract. */
const bodyBytesMax = 32 * 1024;

/**
 * The HTTP server every room answers through: request ids, time-outs, strict JSON, security headers, one place that
 * turns errors into answers, and a line in the log and in the metrics for each call.
 */
export function createHttpServer({ log, metrics, trustProxy }: HttpOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    trustProxy,
    bodyLimit: bodyBytesMax,
    genReqId: requestIds(),
    requestIdHeader: false,
    // Both are unlimited unless set, and a client that never finishes would hold its socket for ever.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    // A request whose URL or headers cannot be parsed never reaches a route.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply as FastifyReply),
    clientErrorHandler(error, socket) {
      if (!socket.writable) return void socket.destroy();
      const status = (error as NodeJS.ErrnoException).code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
      socket.end(`HTTP/1.1 ${status} Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    },
  });

  acceptStrictJson(app);
  const overload = watchOverload();
  app.addHook('onClose', async () => overload.stop());

  app.addHook('onRequest', (request, reply, done) => {
    startedAt.set(request, performance.now());
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (request.url.startsWith('/api')) {
      reply.header('cache-control', 'no-store');
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    // Promised only where the connection itself is encrypted: over plain HTTP browsers must ignore it.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (request.headers.authorization === undefined) offerXsrfCookie(request, reply);
    // Health answers even then: whoever asks wants to know.
    const isRefused = overload.isOn() && request.url.startsWith('/api') && !request.url.startsWith('/api/health');
    done(isRefused ? refuse(commonRefusals.busy) : undefined);
  });

  app.addHook('onResponse', (request, reply, done) => {
    const durationMs = performance.now() - (startedAt.get(request) ?? performance.now());
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, durationMs / 1000);
    log.info('request', {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      durationMs: Math.round(durationMs * 10) / 10,
    });
    done();
  });

  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refused = asRefused(error);
    const { refusal, details } = refused;
    metrics.refusals.inc({ code: refusal.code });
    if (refusal.status >= 500) {
      const cause = error instanceof Error ? error : new Error(String(error));
      log.error('request failed', { requestId: request.id, error: cause.message, stack: cause.stack });
    }
    const retryAfterSeconds = details.retryAfterSeconds ?? (refusal.status === 503 ? 2 : undefined);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    reply.code(refusal.status).header('content-type', 'application/json; charset=utf-8');
    reply.send(
      JSON.stringify({
        message: refused.message,
        code: refusal.code,
        errors: details.errors,
        ...details.facts,
        requestId: request.id,
      }),
    );
  }

  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  return app;
}

const startedAt = new WeakMap<FastifyRequest, number>();

/** A caller's own request id is kept when it is harmless; otherwise ids are short, ordered, and unique to the process. */
function requestIds(): (request: { headers: Record<string, string | string[] | undefined> }) => string {
  const prefix = randomBytes(5).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const theirs = headers['x-request-id'];
    if (typeof theirs === 'string' && /^[\w-]{8,64}$/.test(theirs)) return theirs;
    return `${prefix}-${(count++).toString(36)}`;
  };
}

/** JSON in UTF-8 and nothing else; the parser that ships with Fastify would take text/plain and repair bad bytes. */
function acceptStrictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      if (!isUtf8(body as Buffer)) throw new SyntaxError('not UTF-8');
      done(null, parseJson((body as Buffer).toString('utf8')));
    } catch {
      done(refuse(commonRefusals.invalid_json));
    }
  });
}

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (isDatabaseUnavailable(error) || isDatabaseBusy(error)) return refuse(commonRefusals.busy);
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') {
    return refuse(commonRefusals.invalid_json);
  }
  if (statusCode === 413) return refuse(commonRefusals.too_large);
  if (statusCode === 415) return refuse(commonRefusals.unsupported_media_type);
  if (statusCode === 404) return refuse(commonRefusals.not_found);
  if (statusCode && statusCode >= 400 && statusCode < 500) return refuse(commonRefusals.bad_request);
  return refuse(commonRefusals.internal);
}
