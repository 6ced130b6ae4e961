/** How much of a limit is used. The words beside it carry the figures. */
export function Meter({ percent, label }: { percent: number; label: string }) {
  const used = Math.min(100, Math.max(0, percent));
  return (
    <svg role="img" aria-label={label} className="block h-2 w-full overflow-hidden rounded-full bg-sunken">
      {/* A little shows as a dot, and nothing as nothing. */}
      <rect width={used === 0 ? 0 : `max(8px, ${used}%)`} height="8" rx="4" className="bar-fill fill-(--chart-1)" />
    </svg>
  );
}
