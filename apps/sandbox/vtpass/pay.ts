import { parseMoney } from '@wura/money';
import { textOf, type Body } from '../fields.ts';
import { meterBehind } from '../meters.ts';
import type { Answer } from '../misbehave.ts';
import { phoneOf } from '../networks.ts';
import {
  alreadyUsed,
  improperRequestId,
  invalidArguments,
  neverHeard,
  noSuchProduct,
  noSuchVariation,
  told,
  tooLittle,
  tooMuch,
  walletTooLow,
} from './answers.ts';
import { balanceOf } from './balance.ts';
import type { Desk, How } from './desk.ts';
import { findService, isServed, type Service } from './services.ts';
import type { PaymentRow } from './tables.ts';
import { findPayment, lagosDay, onWire, setStatus } from './payments.ts';

/** `POST /pay`: a request id is good once, and begins with the day in Lagos. */
export function pay(desk: Desk, body: Body, { isUndecided }: How): Answer {
  const { books, now } = desk;
  const requestId = textOf(body['request_id']);
  if (!requestId) return invalidArguments('The request id field is required.');
  if (findPayment(desk, requestId)) return alreadyUsed;
  if (!/^\d{12}/.test(requestId) || !requestId.startsWith(lagosDay(now()))) return improperRequestId;
  const service = findService(textOf(body['serviceID']));
  if (!service) return noSuchProduct;
  const phone = phoneOf(textOf(body['phone']));
  if (!phone) return invalidArguments('The phone field is required.');
  const destination = service.kind === 'airtime' ? phone : textOf(body['billersCode']);
  if (!destination || !isServed(service, destination)) return invalidArguments('The billersCode field is required.');
  const priced = priceOf(service, body, destination);
  if (typeof priced !== 'number') return priced;
  if (priced > balanceOf(books)) return walletTooLow;
  const at = now();
  const transactionId = `${at}${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`;
  books.run(
    `insert into vtpass_payments (request_id, transaction_id, service, destination, phone, variation, amount, status, at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    requestId,
    transactionId,
    service.id,
    destination,
    phone,
    textOf(body['variation_code']) ?? null,
    priced,
    isUndecided ? 'pending' : 'success',
    at,
  );
  return state(findPayment(desk, requestId)!);
}

/** `POST /requery`. Undecided: from then on, until it is settled. */
export function requery(desk: Desk, body: Body, { isUndecided }: How): Answer {
  const found = findPayment(desk, textOf(body['request_id']) ?? '');
  if (!found) return neverHeard;
  const isOpen = found.status === 'pending' || found.status === 'success';
  return state(isUndecided && isOpen ? setStatus(desk, found, 'pending') : found);
}

function state(row: PaymentRow): Answer {
  if (row.status === 'failed') return told('016', 'TRANSACTION FAILED', onWire(row));
  if (row.status === 'reversed') return told('040', 'TRANSACTION REVERSAL', onWire(row));
  return told('000', row.status === 'success' ? 'TRANSACTION SUCCESSFUL' : 'TRANSACTION PENDING', onWire(row));
}

/** What has a price is sold at it, whatever amount was sent along. */
function priceOf(service: Service, body: Body, destination: string): number | Answer {
  if (service.variations) {
    const wanted = textOf(body['variation_code']);
    const variation = service.variations.find(({ variation_code: code }) => code === wanted);
    return variation ? Number(variation.variation_amount) * 100 : noSuchVariation;
  }
  const isElectricity = service.kind === 'electricity';
  if (isElectricity && !['prepaid', 'postpaid'].includes(textOf(body['variation_code']) ?? '')) return noSuchVariation;
  const money = parseMoney(body['amount'], 'NGN');
  if (typeof money === 'string') return invalidArguments('The amount field is required.');
  const kobo = Number(money.minor);
  const minimumKobo = isElectricity ? meterBehind(destination)!.minimumKobo : service.minimumKobo;
  if (kobo < minimumKobo) return tooLittle;
  return kobo > service.maximumKobo ? tooMuch : kobo;
}
