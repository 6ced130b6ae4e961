import { flagShapes } from './flag-shapes.tsx';

type FlagProps = {
  /** A currency (NGN, USDT) or a country (NG, DE). */
  code: string;
  size?: 28 | 32 | 36 | undefined;
};

/** Drawn, because Windows draws no flag emoji. Always beside a written name, so it says nothing itself. */
export function Flag({ code, size = 28 }: FlagProps) {
  // A currency's code begins with its country's, except for the few that have shapes of their own.
  const shape = flagShapes[code] ?? flagShapes[code.slice(0, 2)];
  const frame = `flex-none rounded-full ${sizes[size]}`;
  if (!shape) {
    return (
      <span
        aria-hidden="true"
        className={`grid place-items-center bg-sunken text-mono font-display text-link ${frame}`}
      >
        {code.slice(0, 2)}
      </span>
    );
  }
  return (
    <svg
      viewBox="0 0 28 28"
      aria-hidden="true"
      className={`overflow-hidden shadow-[0_0_0_1px_rgb(12_26_56/.12)] ${frame}`}
    >
      {shape}
    </svg>
  );
}

const sizes = { 28: 'size-7', 32: 'size-8', 36: 'size-9' };
