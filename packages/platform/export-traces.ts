import { tellSpansTo, type EndedSpan, type SpanContext, type SpanFacts } from './tracing.ts';

/** Where spans go, and what is said there of whose they are. */
export interface TraceSettings {
  /** Of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
}

export interface TraceExport {
  /** Ended spans that were left out, because the collector did not keep up or did not answer. */
  dropped(): number;
  /** Tells what is left, and no more after that. */
  stop(): Promise<void>;
}

/** What waits at most: some megabytes, whatever becomes of the collector. */
const waitingMax = 4_096;
const batchMax = 512;
const everyMs = 1_000;
const timeoutMs = 5_000;

/**
 * Spans as OTLP in JSON over HTTP, in batches. Who ends a span only puts it into a list; one batch at a time is on its way, and
 * what a slow or silent collector has no room for is left out and counted.
 */
export function exportTraces(settings: TraceSettings): TraceExport {
  let waiting: EndedSpan[] = [];
  let dropped = 0;
  let sending: Promise<void> = Promise.resolve();
  let isSending = false;

  function tellSoon(): void {
    if (isSending || waiting.length === 0) return;
    isSending = true;
    sending = send().finally(() => {
      isSending = false;
      if (waiting.length >= batchMax) tellSoon();
    });
  }

  async function send(): Promise<void> {
    const batch = waiting.slice(0, batchMax);
    waiting = waiting.slice(batchMax);
    try {
      const { ok, body } = await fetch(`${settings.endpoint}/v1/traces`, {
        method: 'POST',
        headers: { ...settings.headers, 'content-type': 'application/json' },
        body: JSON.stringify(asOtlp(settings.service, batch)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await body?.cancel();
      if (!ok) dropped += batch.length;
    } catch {
      dropped += batch.length;
    }
  }

  const timer = setInterval(tellSoon, everyMs);
  timer.unref();
  tellSpansTo(span => {
    if (waiting.length >= waitingMax) return void dropped++;
    waiting.push(span);
    if (waiting.length >= batchMax) tellSoon();
  });

  return {
    dropped: () => dropped,
    async stop() {
      tellSpansTo(undefined);
      clearInterval(timer);
      await sending;
      tellSoon();
      await sending;
    },
  };
}

const kinds = { internal: 1, server: 2, client: 3 } as const;
const fault = { code: 2 };

function asOtlp(service: string, spans: readonly EndedSpan[]): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: [attribute('service.name', service)] },
        scopeSpans: [{ scope: { name: 'wura' }, spans: spans.map(spanOf) }],
      },
    ],
  };
}

const spanOf = (span: EndedSpan) => ({
  ...idsOf(span),
  ...(span.parentSpanId !== undefined && { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: String(span.startedAt),
  endTimeUnixNano: String(span.endedAt),
  attributes: attributesOf(span.facts),
  links: span.links.map(idsOf),
  ...(span.isFault && { status: fault }),
});

const idsOf = ({ traceId, spanId }: SpanContext) => ({ traceId, spanId });

const attributesOf = (facts: SpanFacts) =>
  Object.entries(facts).map(([key, value]) => attribute(key, value as string | number));

const attribute = (key: string, value: string | number) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
});
