import { languageOfAddress } from '@wura/browser/language';
import { speak } from '@wura/browser/messages';
import { createRoot } from 'react-dom/client';
import type { FeeTable } from '../../fee-table.ts';
import { FeeTables } from './fee-tables.tsx';

/** Draws the table of this service in the place of the built one. Loaded only where the two differ. */
export async function redrawFees(place: HTMLElement, fees: FeeTable): Promise<void> {
  await speak(languageOfAddress(location.pathname));
  createRoot(place).render(<FeeTables fees={fees} />);
}
