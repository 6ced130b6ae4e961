import type { Fault } from './faults.ts';

/** What a provider says to one call. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What leaves in the end: an answer, text that is no JSON, a redirect, or nothing at all. */
export type Outgoing =
  | (Answer & { readonly kind: 'json' })
  | { readonly kind: 'text'; readonly status: number; readonly text: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'silence' };

/** How one provider words what every provider can do to its callers. */
export interface Voice {
  readonly broken: Answer;
  readonly tooMany: Answer;
  /** A refusal of this operation in the provider's own words. */
  refuse(operation: string): Answer;
  /** Where a redirected call is sent. A caller that follows it finds an answer that looks like success. */
  readonly elsewhere: string;
}

/** Does the work of one call. Undecided: whatever it decides stays open until a control settles it. */
export type Act = (how: { isUndecided: boolean }) => Answer;

const oversizedBytes = 10 * 1024 * 1024;

/** Carries out one call as the fault in its way, if any, would have it: whether the work is done, and what is told. */
export async function misbehave(
  act: Act,
  options: { fault: Fault | undefined; operation: string; voice: Voice; wait: (ms: number) => Promise<void> },
): Promise<Outgoing> {
  const { fault, operation, voice, wait } = options;
  const actNow = () => act({ isUndecided: false });
  switch (fault?.mode) {
    case undefined:
      return tell(actNow());
    case 'error500':
      return tell(voice.broken);
    case 'refuse':
      return tell(voice.refuse(operation));
    case 'status429':
      return tell(voice.tooMany);
    case 'redirect':
      return { kind: 'redirect', to: voice.elsewhere };
    case 'timeout':
      return { kind: 'silence' };
    case 'slow':
      // The work comes after the wait: a caller who gave up meanwhile and asks finds nothing yet, and later finds it
      // done.
      await wait(fault.delayMs);
      return tell(actNow());
    case 'pending':
      return tell(act({ isUndecided: true }));
    case 'act_then_timeout':
      actNow();
      return { kind: 'silence' };
    case 'garbage':
      actNow();
      return { kind: 'text', status: 200, text: '<!doctype html><title>OK</title><p>The request was proc' };
    case 'oversized':
      // Sound JSON with the true answer in it: only a limit on the size protects the caller, not its parser.
      return tell({ status: 200, body: { ...(actNow().body as object), padding: 'x'.repeat(oversizedBytes) } });
    case 'wrong_amount':
      return tell(falsify(actNow(), { amount: tenfold }));
    case 'wrong_currency':
      return tell(falsify(actNow(), { currency: old => (old === 'USD' ? 'NGN' : 'USD') }));
  }
}

const tell = (answer: Answer): Outgoing => ({ kind: 'json', ...answer });

/** The same answer with these fields, wherever they stand in it, replaced by a lie. */
function falsify(answer: Answer, lies: Lies): Answer {
  return { status: answer.status, body: lie(answer.body, lies) };
}

type Lies = Readonly<Record<string, (old: unknown) => unknown>>;

function lie(thing: unknown, lies: Lies): unknown {
  if (Array.isArray(thing)) return thing.map(each => lie(each, lies));
  if (typeof thing !== 'object' || thing === null) return thing;
  return Object.fromEntries(
    Object.entries(thing).map(([name, value]) => [
      name,
      Object.hasOwn(lies, name) && typeof value !== 'object' ? lies[name]!(value) : lie(value, lies),
    ]),
  );
}

/** Of a number or of the text of one, and written likewise. */
function tenfold(old: unknown): unknown {
  if (typeof old === 'number') return old * 10;
  const [whole = '', decimals = ''] = String(old).split('.');
  return decimals ? `${whole}${decimals[0]}.${decimals.slice(1)}0` : `${whole}0`;
}
