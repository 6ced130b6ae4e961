import { defineFaults } from '@wura/wire/phrases';
import { dayMs, hourMs } from '@wura/platform/time';

// What customers may choose to hear of, and by what way, for the settings and the server alike. Pure: no library, no platform.

export const alertKinds = ['money_in', 'money_out', 'security', 'bills', 'rates', 'account'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const alertChannels = ['app', 'mail', 'sms', 'push'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** Money that leaves, and what touches the safety of the account: inside the wallet and by mail, whatever was chosen. */
export const isAlwaysTold = (kind: AlertKind, channel: AlertChannel): boolean =>
  (kind === 'money_out' || kind === 'security') && (channel === 'app' || channel === 'mail');

/** Money that came is on the customer's side of the books, and its line in the wallet with it. */
export const isFixed = (kind: AlertKind, channel: AlertChannel): boolean =>
  isAlwaysTold(kind, channel) || (kind === 'money_in' && channel === 'app');

/** Hours of Lagos, in which nothing is sent that may wait; from 22 until 7 goes over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/** What was chosen; what is not in it is as it began. */
export type AlertChoices = Partial<Record<AlertKind, Partial<Record<AlertChannel, boolean>>>>;

export function isChosen(choices: AlertChoices | null, kind: AlertKind, channel: AlertChannel): boolean {
  return isFixed(kind, channel) || (choices?.[kind]?.[channel] ?? channel !== 'sms');
}

/** How long what may wait has to, at this hour and minute of Lagos. */
export function quietForMs(quiet: QuietHours | null, lagosMs: number): number {
  if (!quiet || quiet.from === quiet.until) return 0;
  const sinceMs = (((lagosMs - quiet.from * hourMs) % dayMs) + dayMs) % dayMs;
  const lengthMs = ((quiet.until - quiet.from + 24) % 24) * hourMs;
  return sinceMs < lengthMs ? lengthMs - sinceMs : 0;
}

export const alertFaults = defineFaults({
  alert_always_on: 'This is always told: it is about the safety of your money',
  alert_on_or_off: 'This is either on or off',
  quiet_hour_unknown: 'Please choose whole hours, the first another than the last',
});
