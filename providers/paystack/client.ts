import { createVendorHttp, type VendorHttp, type VendorHttpOptions, type Request } from '@wura/vendor-http';
import type { z } from 'zod';
import type { PaystackSettings } from './settings.ts';
import { envelope, refusal } from './wire.ts';

/** A reply of Paystack's, read as far as a call needs it. */
export type Reply<Data> =
  | { readonly kind: 'done'; readonly data: Data; readonly total?: number | undefined }
  /** Understood, and refused: in their own words. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string; readonly code: string | undefined }
  | { readonly kind: 'no_answer'; readonly why: string };

type Refusal = Extract<Reply<unknown>, { kind: 'refused' }>;

/** A refusal because they have never heard of the reference. No other refusal says so. */
export function isUnheardOf({ status, message }: Refusal): boolean {
  return status === 404 || /not found/i.test(message);
}

/** A refusal because they know the reference already. */
export function isTaken({ message, code }: Refusal): boolean {
  return /duplicate|already exists/i.test(`${message} ${code}`);
}

/**
 * A refusal of what was asked: of its fields, or of us. A page that is not there, or something that stands in the way (409),
 * is as likely a fault on the way to them.
 */
export const isOfTheCall = ({ status }: Refusal): boolean => status === 400 || status === 422;

export interface PaystackClient {
  call<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<Reply<z.output<Shape>>>;
  isDown(): boolean;
}

export function createPaystackClient(
  { secretKey, baseUrl }: Pick<PaystackSettings, 'secretKey' | 'baseUrl'>,
  options: Pick<VendorHttpOptions, 'onEnd' | 'now'> = {},
): PaystackClient {
  const headers = { authorization: `Bearer ${secretKey}` };
  const http: VendorHttp = createVendorHttp({ provider: 'paystack', baseUrl, headers, ...options });
  return {
    isDown: () => http.isDown(),
    async call(request, shape) {
      const outcome = await http.ask(request);
      if (outcome.kind === 'no_answer') return { kind: 'no_answer', why: outcome.why };
      return read(outcome, shape);
    },
  };
}

function read<Shape extends z.ZodType>(
  { status, body }: { status: number; body: unknown },
  shape: Shape,
): Reply<z.output<Shape>> {
  if (status >= 200 && status < 300) {
    const data = envelope.safeParse(body).data;
    const read = data?.status ? shape.safeParse(data.data) : undefined;
    return read?.success
      ? { kind: 'done', data: read.data, total: data?.meta?.total ?? undefined }
      : { kind: 'no_answer', why: 'a reply of another shape' };
  }
  // A refusal counts only when it is said in so many words. A key they do not know, too many calls, or a fault of theirs
  // is no word about the payment. Their samples have the key's refusal under 400, too.
  const refused = refusal.safeParse(body).data;
  const isAboutTheCall = [400, 404, 409, 422].includes(status);
  if (!refused || !isAboutTheCall || /invalid key/i.test(refused.message))
    return { kind: 'no_answer', why: `status ${status}` };
  return { kind: 'refused', status, message: refused.message, code: refused.code ?? undefined };
}
