import type { CrossingEnd } from '@wura/ui/crossing';
import { CreditCard } from 'lucide-react';

/** The card that pays a deposit in, as one end of it. */
export const cardEnd = (name: string): CrossingEnd => ({ name, face: <CreditCard className="size-6" /> });
