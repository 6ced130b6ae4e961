/** From "2026-01" to "2026-11", the newest first. */
export function monthsBetween(since: string, until: string): string[] {
  const months: string[] = [];
  let [year, month] = until.split('-').map(Number) as [number, number];
  for (let named = until; named >= since;) {
    months.push(named);
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
    named = `${year}-${String(month).padStart(2, '0')}`;
  }
  return months;
}
