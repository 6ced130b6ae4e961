import { call } from '@wura/browser/client';
import { faultText } from '@wura/browser/phrase-text';
import type { Batch, BatchLine } from '../contract.ts';
import { listLines } from './calls.ts';

/** What became of every line, as a file that a spreadsheet opens. */
export async function saveResults(
  { id, name }: Pick<Batch, 'id' | 'name'>,
  states: Readonly<Record<BatchLine['status'], string>>,
): Promise<void> {
  const rows = [['line', 'to', 'bank', 'name', 'amount', 'fee', 'note', 'status', 'why', 'transaction', 'paid_at']];
  for (let cursor: string | null = null; ;) {
    const page: { data: BatchLine[]; nextCursor: string | null } = await call(listLines, {
      params: { id },
      query: { limit: '100', ...(cursor !== null && { cursor }) },
    });
    for (const line of page.data) rows.push(rowOf(line, states));
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  const text = `\uFEFF${rows.map(row => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = `${name.replace(/\.csv$/i, '').replaceAll(/[^\w -]+/g, '') || 'bulk-payment'}-results.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const rowOf = (line: BatchLine, states: Readonly<Record<BatchLine['status'], string>>): string[] => [
  String(line.line),
  line.to,
  line.bank,
  line.name,
  line.amount,
  line.fee,
  line.note,
  states[line.status],
  line.why === null ? '' : (faultText(line.why) ?? line.why),
  line.transaction_id ?? '',
  line.paid_at ?? '',
];

/** What a spreadsheet would take for a formula is given as text. */
function cellOf(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
