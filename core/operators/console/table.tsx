import { useBelowDesktop } from '@wura/ui/use-narrow';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRowKeys } from './use-keys.ts';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

interface TableProps<Row> {
  /** What it lists, for those who do not see it. */
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The first is the row's name, and leads to it. */
  columns: readonly Column<Row>[];
  to?: (row: Row) => string;
}

/** Rows of 44 on a desktop; under 1024 each row is a card. J and K walk through those that lead somewhere. */
export function Table<Row>(props: TableProps<Row>) {
  useRowKeys();
  return useBelowDesktop() ? <Cards {...props} /> : <Grid {...props} />;
}

function Grid<Row>({ label, rows, idOf, columns, to }: TableProps<Row>) {
  return (
    <div className="panel overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full text-small">
        <thead>
          <tr className="border-b border-line text-left">
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={`h-11 px-3 font-medium text-ink-2 ${isNumber ? 'text-right' : ''}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={idOf(row)} className="border-b border-line last:border-0 hover:bg-surface-hover">
              {columns.map(({ name, cell, isNumber }, at) => (
                <td key={name} className={`h-11 px-3 py-1 ${isNumber ? 'money-flow text-right' : ''}`}>
                  {at === 0 && to ? <RowLink to={to(row)}>{cell(row)}</RowLink> : cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>({ label, rows, idOf, columns, to }: TableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {rows.map(row => (
        <li key={idOf(row)} className="panel p-4 text-small">
          <div className="font-strong wrap-anywhere">
            {to ? <RowLink to={to(row)}>{first!.cell(row)}</RowLink> : first!.cell(row)}
          </div>
          <dl>
            {others
              .map(({ name, cell }) => ({ name, told: cell(row) }))
              .filter(({ told }) => told !== '' && told !== null && told !== undefined && told !== false)
              .map(({ name, told }) => (
                <div key={name} className="flex items-baseline justify-between gap-4 py-1">
                  <dt className="text-ink-2">{name}</dt>
                  <dd className="min-w-0 text-right wrap-anywhere">{told}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} data-row="" className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
