import type { Network } from '@wura/bills/networks';
import { CallError } from '@wura/browser/call-error';
import { textsOf } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { minorOf } from '@wura/money';
import type { DataPlanOnWire } from '../contract.ts';
import { listPlans } from './calls.ts';
import { planMessages } from './messages.ts';

export interface Plans {
  readonly state: 'off' | 'loading' | 'failed' | 'ready';
  /** Those that can be bought, cheapest first. */
  readonly all: readonly DataPlanOnWire[];
  /** What went wrong, in the words of the page. */
  readonly failure: string | undefined;
  retry(): void;
}

/** What a network sells now; nothing is asked before there is a network. */
export function usePlans(network: Network | undefined): Plans {
  const isOff = network === undefined;
  const answer = useRoute(listPlans, { query: { network: network ?? '' } }, { isOff });
  const { data, error, isPending, refetch } = answer;
  const isReadable = data === undefined || (data.status === 'success' && Array.isArray(data.data));
  const failure = error ? failureText(error) : isReadable ? undefined : textsOf(planMessages).invalid;
  const all = isReadable ? (data?.data ?? []).filter(isForSale).toSorted(byPrice) : [];
  const state = isOff ? 'off' : isPending ? 'loading' : failure === undefined ? 'ready' : 'failed';
  return { state, all, failure, retry: () => void refetch() };
}

/** A plan without a code or a price cannot be bought. */
function isForSale({ plan_code, bundle_price }: DataPlanOnWire): boolean {
  return Boolean(plan_code) && /^\d+(\.\d{1,2})?$/.test(bundle_price) && minorOf(bundle_price, 'NGN') > 0n;
}

function byPrice(one: DataPlanOnWire, other: DataPlanOnWire): number {
  const [a, b] = [minorOf(one.bundle_price, 'NGN'), minorOf(other.bundle_price, 'NGN')];
  return a < b ? -1 : a > b ? 1 : 0;
}

function failureText(error: unknown): string {
  const words = textsOf(planMessages);
  if (!(error instanceof CallError)) return words.loadFailed;
  if (error.status === 401) return words.signInAgain;
  if (error.code === 'unreadable' && error.status === 200) return words.invalid;
  return refusalText(error, { fallback: error.status === 500 ? words.serverError : words.loadFailed });
}
