import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

// Where the time of a call goes, told as spans to a collector that speaks OpenTelemetry. Off unless an exporter was set: then
// each function here returns what it was given to do and nothing else. A span may only carry the names of this list, so that no
// person and no amount ever gets into one.

export interface SpanFacts {
  readonly 'http.request.method'?: string;
  /** The pattern of the address, never the address. */
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'wura.provider'?: string;
  readonly 'wura.operation'?: string;
  readonly 'wura.outcome'?: string;
  readonly 'wura.job'?: string;
  /** How many orders a batch holds. */
  readonly 'wura.orders'?: number;
  /** Its class: what an error says may name a customer. */
  readonly 'error.type'?: string;
}

export type SpanKind = 'internal' | 'server' | 'client';

/** Where a span belongs, as it travels between programs. */
export interface SpanContext {
  readonly traceId: string;
  readonly spanId: string;
}

export interface EndedSpan extends SpanContext {
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  /** In the nanoseconds of the epoch. */
  readonly startedAt: bigint;
  readonly endedAt: bigint;
  readonly facts: SpanFacts;
  readonly isFault: boolean;
  readonly links: readonly SpanContext[];
}

/** Takes what has ended, and never keeps its caller. */
export type SpanSink = (span: EndedSpan) => void;

export interface Span {
  readonly context: SpanContext;
  end(told?: { name?: string; facts?: SpanFacts; isFault?: boolean }): void;
}

export interface Begun {
  readonly kind?: SpanKind;
  readonly facts?: SpanFacts;
  /** None: what happens now belongs to no caller alone, such as a batch. Left out: to what is under way here. */
  readonly parent?: SpanContext | undefined;
  readonly links?: readonly SpanContext[];
}

let sink: SpanSink | undefined;
const underWay = new AsyncLocalStorage<SpanContext>();

/** From now on spans are told; with nothing, no more. */
export function tellSpansTo(next: SpanSink | undefined): void {
  sink = next;
}

export const isTracing = (): boolean => sink !== undefined;

/** What is under way where this is called; nothing where nothing is traced. */
export const spanUnderWay = (): SpanContext | undefined => (sink ? underWay.getStore() : undefined);

/** Does the work as a part of the span, so that what it begins belongs to it. */
export const within = <Result>(span: Span, work: () => Result): Result => underWay.run(span.context, work);

export function beginSpan(name: string, begun: Begun = {}): Span {
  const parent = 'parent' in begun ? begun.parent : underWay.getStore();
  const context = { traceId: parent?.traceId ?? newId(16), spanId: newId(8) };
  const startedAt = nanoseconds();
  return {
    context,
    end(told = {}) {
      sink?.({
        ...context,
        parentSpanId: parent?.spanId,
        name: told.name ?? name,
        kind: begun.kind ?? 'internal',
        startedAt,
        endedAt: nanoseconds(),
        facts: { ...begun.facts, ...told.facts },
        isFault: told.isFault ?? false,
        links: begun.links ?? [],
      });
    },
  };
}

/** A piece of work as a span of its own. A refusal is an answer; anything else that is thrown is a fault. */
export function traced<Result>(name: string, begun: Begun, work: () => Promise<Result>): Promise<Result> {
  return sink ? asSpan(name, begun, work) : work();
}

async function asSpan<Result>(name: string, begun: Begun, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(name, begun);
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    const type = error instanceof Error ? error.constructor.name : typeof error;
    span.end({ facts: { 'error.type': type }, isFault: type !== 'Refused' });
    throw error;
  }
}

/** As the header `traceparent` has it (W3C). A caller cannot keep a call out of the traces: whether it is sampled is ours to say. */
export function readTraceparent(header: unknown): SpanContext | undefined {
  const found = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/.exec(
    typeof header === 'string' ? header : '',
  );
  return found ? { traceId: found[1]!, spanId: found[2]! } : undefined;
}

/** The header for a call that is made here; empty where nothing is traced. */
export function traceparent(): { traceparent?: string } {
  const context = spanUnderWay();
  return context ? { traceparent: `00-${context.traceId}-${context.spanId}-01` } : {};
}

const newId = (bytes: number) => randomBytes(bytes).toString('hex');

const nanoseconds = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n;
