import { useEffect, useState } from 'react';
import { Clock, TriangleAlert } from 'lucide-react';
import { minuteMs } from '@wura/platform/time';
import { standingOf, type Promised } from './age.ts';

const tones = { late: 'bg-bad-bg text-bad', soon: 'bg-wait-bg text-wait', fine: 'bg-info-bg text-info' };

/** How long it has waited, or how late it is. It goes on by itself. */
export function StandingChip(promised: Promised) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const { tone, text } = standingOf(promised, now);
  const Icon = tone === 'late' ? TriangleAlert : Clock;
  return (
    <span className={`chip ${tones[tone]}`}>
      <Icon />
      {text}
    </span>
  );
}
