import type { CrossingEnd } from '@wura/ui/crossing';
import { shortAddress } from '../rules.ts';

/** An address as one end of a payment: it has no initials, and the sign of the currency stands for it. */
export const addressEnd = (address: string): CrossingEnd => ({ name: shortAddress(address), face: '₮' });
