import { useId, useState } from 'react';

type ChartTableProps = {
  /** 'View as table' */
  toggle: string;
  /** The whole picture in one sentence. */
  caption: string;
  /** Of the days first, and then of each figure. */
  heads: readonly string[];
  /** Likewise, day after day. */
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** The figures behind a picture, for the reader who would rather have them. */
export function ChartTable({ toggle, caption, heads, rows }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="link mt-1 min-h-11 text-small"
      >
        {toggle}
      </button>
      <div id={id} hidden={!isOpen} className="max-h-64 overflow-y-auto" tabIndex={isOpen ? 0 : undefined}>
        {isOpen && (
          <table className="w-full text-small">
            <caption className="sr-only">{caption}</caption>
            <thead className="sticky top-0 bg-surface text-left">
              <tr>
                {heads.map((head, at) => (
                  <th
                    key={head}
                    scope="col"
                    className={at === 0 ? 'py-1.5 font-medium' : 'py-1.5 text-right font-medium'}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [day, ...figures] }) => (
                <tr key={key} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-left font-regular">
                    {day}
                  </th>
                  {figures.map((figure, at) => (
                    <td key={at} className="money-flow py-1.5 text-right">
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}
