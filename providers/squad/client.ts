import { createVendorHttp, type Request, type VendorHttp, type VendorHttpOptions } from '@wura/vendor-http';
import type { z } from 'zod';
import type { SquadSettings } from './settings.ts';
import { envelope, refusal } from './wire.ts';

/** A reply of Squad's, read as far as a call needs it. */
export type Reply<Data> =
  | {
      readonly kind: 'done';
      readonly data: Data;
      /** By their clock. */
      readonly at: Date | undefined;
    }
  /** Understood, and refused: in their own words. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  | NoAnswer;

/** `mayHaveArrived` is false only where the call certainly never left us. */
export interface NoAnswer {
  readonly kind: 'no_answer';
  readonly why: string;
  readonly mayHaveArrived: boolean;
}

export interface SquadClient {
  call<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<Reply<z.output<Shape>>>;
  isDown(): boolean;
}

export function createSquadClient(
  { secretKey, baseUrl }: Pick<SquadSettings, 'secretKey' | 'baseUrl'>,
  options: Pick<VendorHttpOptions, 'onEnd' | 'now'> = {},
): SquadClient {
  const headers = { authorization: `Bearer ${secretKey}` };
  const http: VendorHttp = createVendorHttp({ provider: 'squad', baseUrl, headers, probe, ...options });
  return {
    isDown: () => http.isDown(),
    async call(request, shape) {
      const outcome = await http.ask(request);
      return outcome.kind === 'no_answer' ? outcome : read(outcome, shape);
    },
  };
}

/** The shortest list they have. */
const probe: Request = {
  operation: 'transactions',
  method: 'GET',
  path: '/vending/transactions',
  query: { page: '1', perPage: '1', action: 'debit' },
};

function read<Shape extends z.ZodType>(
  { status, body, at }: { status: number; body: unknown; at?: Date },
  shape: Shape,
): Reply<z.output<Shape>> {
  if (status >= 200 && status < 300) {
    const data = envelope.safeParse(body).data;
    const read = data?.success ? shape.safeParse(data.data) : undefined;
    return read?.success ? { kind: 'done', data: read.data, at } : noAnswer('a reply of another shape');
  }
  // A refusal counts only when it is said in so many words. A key they do not know, too many calls, a time-out of theirs
  // (424) or a fault is no word about the purchase; nor is a refusal that says to ask again, or that it is there already.
  const refused = refusal.safeParse(body).data;
  const isAboutTheCall = [400, 404, 422].includes(status);
  if (!refused || !isAboutTheCall || undecided.test(refused.message)) return noAnswer(`status ${status}`);
  return { kind: 'refused', status, message: refused.message };
}

const undecided = /authoriz|authentication|time|pending|process|try again|re-?query|duplicate|already/i;

const noAnswer = (why: string): NoAnswer => ({ kind: 'no_answer', why, mayHaveArrived: true });
