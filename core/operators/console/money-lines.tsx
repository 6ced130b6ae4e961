import { Amount } from './facts.tsx';

export interface MoneyLine {
  readonly who: string;
  readonly currency: string;
  readonly before: string;
  readonly change: string;
  readonly after: string;
}

/** What would move: each wallet with what it holds before and after. */
export function MoneyLines({ label = 'What moves', lines }: { label?: string; lines: readonly MoneyLine[] }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="my-3 overflow-x-auto rounded-control bg-sunken">
      <table className="w-full text-small">
        <thead>
          <tr className="text-left">
            <th scope="col" className="px-3 py-2 font-medium text-ink-2">
              Wallet
            </th>
            {['Before', 'Change', 'After'].map(name => (
              <th key={name} scope="col" className="px-3 py-2 text-right font-medium text-ink-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.who} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-label">
                {line.who}
              </th>
              {[line.before, line.change, line.after].map((amount, at) => (
                <td key={at} className={`money-flow px-3 py-2 text-right ${at === 1 ? 'font-strong' : ''}`}>
                  {at === 1 && !amount.startsWith('-') && '+'}
                  <Amount amount={amount} currency={line.currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The lines that an approval was begun with, where it moves money. */
export function linesIn(payload: Readonly<Record<string, unknown>>): readonly MoneyLine[] | undefined {
  const { lines } = payload;
  return Array.isArray(lines) ? (lines as MoneyLine[]) : undefined;
}
