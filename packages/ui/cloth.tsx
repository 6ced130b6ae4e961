import { motifHref, type MotifName } from './motif.tsx';

type ClothProps = {
  /** One motif square, margin included, in pixels. */
  cellPx: number;
  marginPx: number;
  columns: number;
  /** Row by row, from the top left. */
  motifs: readonly MotifName[];
  /** Positions and masks it: "cloth" fades where text sits. */
  className?: string | undefined;
};

/** Squares of motifs divided by dotted rules, as a hand would draw them on cloth. */
export function Cloth({ cellPx, marginPx, columns, motifs, className = 'cloth' }: ClothProps) {
  const rows = Math.ceil(motifs.length / columns);
  const width = columns * cellPx;
  const height = rows * cellPx;
  const side = cellPx - 2 * marginPx;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" className={className}>
      {motifs.map((name, at) => (
        <use
          key={at}
          href={motifHref(name)}
          x={(at % columns) * cellPx + marginPx}
          y={Math.floor(at / columns) * cellPx + marginPx}
          width={side}
          height={side}
        />
      ))}
      <path
        d={dottedRules({ cellPx, columns, rows })}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        // Dashes of no length with round ends are dots; the uneven gaps keep them from looking ruled.
        strokeDasharray="0 9 0 8.7 0 9.4 0 8.9"
      />
    </svg>
  );
}

function dottedRules({ cellPx, columns, rows }: { cellPx: number; columns: number; rows: number }): string {
  const down = range(columns - 1).map(at => `M${(at + 1) * cellPx} 4V${rows * cellPx}`);
  const across = range(rows - 1).map(at => `M4 ${(at + 1) * cellPx}H${columns * cellPx}`);
  return [...down, ...across].join('');
}

function range(length: number): number[] {
  return Array.from({ length: Math.max(0, length) }, (_, at) => at);
}
