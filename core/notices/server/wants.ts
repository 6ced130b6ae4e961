import type { Contact } from '@wura/identity/server';
import { dayMs, lagosMidnight } from '@wura/platform/time';
import { isAlwaysTold, isChosen, quietForMs, type AlertChannel, type AlertKind } from '../alerts.ts';

type Chosen = Pick<Contact, 'alerts' | 'quietHours' | 'wantsNotifications' | 'isErased'>;

/** Whether this customer hears of it in this way. Who wants no notifications reads of the rest in the wallet alone. */
export function wants(
  { alerts, wantsNotifications, isErased }: Chosen,
  about: AlertKind,
  channel: AlertChannel,
): boolean {
  // Money may come back long after; there is no person any more who could be told.
  if (isErased) return false;
  if (isAlwaysTold(about, channel)) return true;
  return isChosen(alerts, about, channel) && (wantsNotifications || channel === 'app');
}

/** What is about the safety of its customer's money does not wait for the morning. */
export function waitMs({ quietHours }: Chosen, about: AlertKind, at: Date): number {
  if (isAlwaysTold(about, 'mail')) return 0;
  return quietForMs(quietHours, (at.getTime() - lagosMidnight(at.getTime())) % dayMs);
}
