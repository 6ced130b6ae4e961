import { builtFees, type FeeTable } from '../../fee-table.ts';
import { read } from './read.ts';

/** Asks what the rules say today. The page was built with them; it is drawn anew only where they are others. */
export async function fees(place: HTMLElement): Promise<void> {
  document.querySelector('[data-prints]')?.addEventListener('click', () => print());
  const today = await read<FeeTable>('/api/fees');
  if (!today || JSON.stringify(today) === JSON.stringify(builtFees)) return;
  const { redrawFees } = await import('../fees/redraw-fees.tsx');
  await redrawFees(place, today);
}
