import { dayHeading } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import type { CountryCode } from '@wura/identity/rules';
import { useState } from 'react';
import { deliveryWindow, isByPartner } from '../delivery-window.ts';
import { reviewMessages } from './messages.ts';

/** "Between Tue 24 Nov and Wed 25 Nov". */
export function useWindowText(): (window: { from: string; to: string }) => string {
  const words = useMessages(reviewMessages);
  return ({ from, to }) => words.between(dayHeading(from), dayHeading(to));
}

interface Place {
  readonly countryId: CountryCode;
  readonly stateId: string;
}

/** What is promised of a place before anything is ordered: the days, and who brings it. */
export function usePromise(): (place: Place) => { days: string; by: string } {
  const { partner, ourselves } = useMessages(reviewMessages);
  const windowText = useWindowText();
  const [now] = useState(Date.now);
  return place => ({
    days: windowText(deliveryWindow(place, now)),
    by: isByPartner(place) ? partner : ourselves,
  });
}
