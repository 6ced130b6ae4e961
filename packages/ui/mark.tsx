/** The brand: two cowries that read as a W, over three dots. The name stands beside it when given. */
export function Mark({ sizePx = 32, name, className = '' }: { sizePx?: number; name?: string; className?: string }) {
  const wordSize = sizePx >= 32 ? 'text-figure-sm gap-2.5' : 'text-row gap-[7px]';
  return (
    <span
      className={`inline-flex items-center font-[680] tracking-[-.035em] [font-stretch:114%] ${wordSize} ${className}`}
    >
      <svg width={sizePx} height={sizePx} viewBox="0 0 32 32" aria-hidden="true" className="flex-none">
        <rect width="32" height="32" rx="9" className="fill-brand" />
        <g fill="none" className="stroke-on-brand" strokeLinecap="round">
          <path d="M5.6 9.5v5.2a5.2 5.2 0 0 0 10.4 0V9.5M16 9.5v5.2a5.2 5.2 0 0 0 10.4 0V9.5" strokeWidth="2.5" />
          <path d="M9.5 9.7v5a1.3 1.3 0 0 0 2.6 0v-5M19.9 9.7v5a1.3 1.3 0 0 0 2.6 0v-5" strokeWidth="1.5" />
        </g>
        <path
          d="M10.8 24.3h0M16 24.3h0M21.2 24.3h0"
          className="stroke-on-brand"
          strokeWidth="2.3"
          strokeLinecap="round"
        />
      </svg>
      {name}
    </span>
  );
}
