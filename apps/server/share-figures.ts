import { AggregatorRegistry, Gauge, type Registry } from 'prom-client';

/** The process that started this one, as `process` is to a child with a channel. */
export interface Channel {
  send?(message: object): unknown;
  on(event: 'message', listener: (message: Readonly<Record<string, unknown>>) => void): unknown;
}

/** A parent that has not answered by then will not. */
const waitMs = 2_000;

/**
 * Answers the figures of every web process behind our port as one text, whichever of them is asked. The others are heard
 * through the process that started us all; without one we speak for ourselves.
 */
export function shareFigures(registry: Registry, channel: Channel | undefined): () => Promise<string> {
  new Gauge({
    name: 'web_processes',
    help: 'Processes behind this port whose figures are in here: fewer than were started means that one does not answer',
    registers: [registry],
  }).set(1);
  const waiting = new Map<number, (figures: readonly object[]) => void>();
  let asked = 0;

  const own = async () => (await registry.getMetricsAsJSON()) as unknown as object;
  const send = channel?.send?.bind(channel);
  if (!channel || !send) return () => registry.metrics();

  channel.on('message', ({ tellFigures, figuresOfOthers, figures }) => {
    if (typeof tellFigures === 'number') void own().then(told => send({ toldFigures: tellFigures, figures: told }));
    if (typeof figuresOfOthers === 'number') waiting.get(figuresOfOthers)?.(figures as object[]);
  });

  async function ofOthers(): Promise<readonly object[]> {
    const id = ++asked;
    const { promise, resolve } = Promise.withResolvers<readonly object[]>();
    waiting.set(id, resolve);
    const timer = setTimeout(resolve, waitMs, []);
    send!({ askFigures: id });
    return promise.finally(() => (clearTimeout(timer), waiting.delete(id)));
  }

  return async () => {
    const [ours, others] = await Promise.all([own(), ofOthers()]);
    return AggregatorRegistry.aggregate([ours, ...others] as object[]).metrics();
  };
}
