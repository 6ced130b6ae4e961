import type { Contact } from '@wura/identity/server';
import { dayMs, lagosMidnight } from '@wura/platform/time';
import { isAlwaysTold, isChosen, quietForMs, type AlertChannel, type AlertKind } from '../alerts.ts';

type Chosen = Pick<Contact, 'alerts' | 'quietHours' | 'wantsNotifications'>;

/** Whether this customer hears of it in this way. Who wants no notifications reads of the rest in the wallet alone. */
export function wants({ alerts, wantsNotifications }: Chosen, about: AlertKind, channel: AlertChannel): boolean {
  if (isAlwaysTold(about, channel)) return true;
  return isChosen(alerts, about, channel) && (wantsNotifications || channel === 'app');
}

/** What is about the safety of its customer's money does not wait for the morning. */
export function waitMs({ quietHours }: Chosen, about: AlertKind, at: Date): number {
  if (isAlwaysTold(about, 'mail')) return 0;
  return quietForMs(quietHours, (at.getTime() - lagosMidnight(at.getTime())) % dayMs);
}
