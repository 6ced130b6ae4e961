import type { Frame, Liveness, LivenessAnswer } from '@wura/kyc/server/ports';
import { createVendorHttp } from '@wura/vendor-http';
import { result, session } from './wire.ts';

export interface LivenessSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
}

/** Four pictures, over a network that may be slow, to a provider that looks at each of them. */
const finishTimeoutMs = 20_000;

export function createLiveness({ apiKey, baseUrl }: LivenessSettings): Liveness {
  const headers = { authorization: `Bearer ${apiKey}` };
  const http = createVendorHttp({ provider: 'liveness', baseUrl, headers });
  return {
    async begin(reference) {
      const outcome = await http.ask({ operation: 'begin', method: 'POST', path: '/sessions', body: { reference } });
      if (outcome.kind === 'no_answer') return { outcome: 'unknown', reason: outcome.why };
      const { data } = session.safeParse(outcome.body);
      if (outcome.status !== 201 && outcome.status !== 200) return unknown(`status ${outcome.status}`);
      if (!data) return unknown('an answer that cannot be read');
      const { challenges, ends_at: endsAt } = data;
      return { outcome: 'accepted', session: data.session, challenges, endsAt: new Date(endsAt) };
    },
    async finish(name, frames) {
      const outcome = await http.ask({
        operation: 'finish',
        method: 'POST',
        path: `/sessions/${encodeURIComponent(name)}/result`,
        body: { frames: frames.map(onWire) },
        timeoutMs: finishTimeoutMs,
      });
      if (outcome.kind === 'no_answer') return unknown(outcome.why);
      if (outcome.status !== 200) return unknown(`status ${outcome.status}`);
      const { data } = result.safeParse(outcome.body);
      return data ? answerOf(data, frames.length) : unknown('an answer that cannot be read');
    },
  };
}

const unknown = (reason: string) => ({ outcome: 'unknown', reason }) as const;

const onWire = ({ challenge, jpeg }: Frame) => ({ challenge, jpeg: Buffer.from(jpeg).toString('base64') });

type Result = NonNullable<ReturnType<typeof result.safeParse>['data']>;

function answerOf(said: Result, frames: number): LivenessAnswer {
  switch (said.result) {
    case 'live':
      // A portrait that is none of the frames says that they speak of another session.
      if (said.portrait >= frames) return unknown('a portrait that is no frame');
      return { outcome: 'accepted', score: Math.round(said.score), portrait: said.portrait };
    case 'not_live':
      return { outcome: 'declined', score: said.score == null ? null : Math.round(said.score), reason: said.reason };
    case 'undecided':
      return unknown(said.reason);
  }
}
