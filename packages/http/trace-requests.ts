import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, isTracing, readTraceparent, within, type Span } from '@wura/platform/tracing';

/** A span for each call, from its first byte to the last of its answer. Where nothing is traced no hook is hung in. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const facts = ({ method, routeOptions }: FastifyRequest) => ({
    'http.request.method': method,
    'http.route': routeOptions.url ?? 'unknown',
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = readTraceparent(request.headers['traceparent']);
    const span = beginSpan(request.method, { kind: 'server', parent });
    spans.set(request, span);
    within(span, done);
  });
  // What reads a body goes on where the socket was, so the span is taken up again.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) within(span, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const own = facts(request);
    spans.get(request)?.end({
      name: `${own['http.request.method']} ${own['http.route']}`,
      facts: { ...own, 'http.response.status_code': statusCode },
      isFault: statusCode >= 500,
    });
    done();
  });
}
