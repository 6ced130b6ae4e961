import { Clock, TriangleAlert } from 'lucide-react';
import { standingOf, type Promised } from './age.ts';
import { useNow } from './use-now.ts';

const tones = { late: 'bg-bad-bg text-bad', soon: 'bg-wait-bg text-wait', fine: 'bg-info-bg text-info' };

/** How long it has waited, or how late it is. It goes on by itself. */
export function StandingChip(promised: Promised) {
  const { tone, text } = standingOf(promised, useNow());
  const Icon = tone === 'late' ? TriangleAlert : Clock;
  return (
    <span className={`chip ${tones[tone]}`}>
      <Icon />
      {text}
    </span>
  );
}
