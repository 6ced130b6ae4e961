import { useRoute } from '@wura/browser/query';
import { listSchedules } from './calls.ts';
import { NextThirtyDays } from './next-thirty-days.tsx';

/** Beside what was spent: what is known to leave soon. Nothing where nothing is on a schedule. */
export default function UpcomingPanel() {
  const rows = useRoute(listSchedules, { query: { status: 'active', limit: '100' } }).data?.data ?? [];
  return rows.length > 0 && <NextThirtyDays rows={rows} />;
}
