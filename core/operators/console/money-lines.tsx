import { useNarrow } from '@wura/ui/use-narrow';
import { Amount } from './facts.tsx';

export interface MoneyLine {
  readonly who: string;
  readonly currency: string;
  readonly before: string;
  readonly change: string;
  readonly after: string;
}

interface MoneyLinesProps {
  label?: string;
  lines: readonly MoneyLine[];
}

/** What would move: each wallet with what it holds before and after. */
export function MoneyLines({ label = 'What moves', lines }: MoneyLinesProps) {
  const isNarrow = useNarrow();
  return (
    <div role="region" aria-label={label} tabIndex={0} className="my-3 overflow-x-auto rounded-control bg-sunken">
      {isNarrow ? <Stacked lines={lines} /> : <Grid lines={lines} />}
    </div>
  );
}

function Grid({ lines }: Pick<MoneyLinesProps, 'lines'>) {
  return (
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
        {lines.map(({ who, currency, before, change, after }) => (
          <tr key={who} className="border-t border-line">
            <th scope="row" className="px-3 py-2 text-left font-label">
              {who}
            </th>
            <td className="money-flow px-3 py-2 text-right">
              <Amount amount={before} currency={currency} />
            </td>
            <td className="money-flow px-3 py-2 text-right font-strong">
              <Change change={change} currency={currency} />
            </td>
            <td className="money-flow px-3 py-2 text-right">
              <Amount amount={after} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Stacked({ lines }: Pick<MoneyLinesProps, 'lines'>) {
  return (
    <ul className="text-small">
      {lines.map(({ who, currency, before, change, after }) => (
        <li key={who} className="border-line px-3 py-2.5 not-first:border-t">
          <p className="flex justify-between gap-3">
            <span className="font-label">{who}</span>
            <span className="font-strong">
              <Change change={change} currency={currency} />
            </span>
          </p>
          <p className="mt-0.5 text-ink-2">
            Before <Amount amount={before} currency={currency} />, after <Amount amount={after} currency={currency} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Change({ change, currency }: Pick<MoneyLine, 'change' | 'currency'>) {
  return (
    <>
      {!change.startsWith('-') && '+'}
      <Amount amount={change} currency={currency} />
    </>
  );
}

/** The lines that an approval was begun with, where it moves money. */
export function linesIn(payload: Readonly<Record<string, unknown>>): readonly MoneyLine[] | undefined {
  const { lines } = payload;
  return Array.isArray(lines) ? (lines as MoneyLine[]) : undefined;
}
