import { Flag } from './flag.tsx';

/** Which money a field is in: flag and code on a sunken pill. */
export function CurrencyPill({ code }: { code: string }) {
  return (
    <span className="ml-2.5 flex h-11 shrink-0 items-center gap-2 rounded-full bg-sunken pr-3 pl-2 text-body font-strong">
      <Flag code={code} />
      {code}
    </span>
  );
}
