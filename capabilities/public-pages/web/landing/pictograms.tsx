import type { ReactNode } from 'react';

// The emoji of the questions, drawn: many machines have no emoji of their own, or eight that do not belong together.

const indigo = '#3a5aa5';
const indigoPale = '#c7d5ef';
const gold = '#f1b935';
const goldDeep = '#c18510';
const leaf = '#219761';
const leafDeep = '#0b4a33';
const leafPale = '#daf4e4';
const coral = '#c8503a';
const calico = '#fefdfb';

export function Pictogram({ of }: { of: number }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="pictogram" strokeLinecap="round" strokeLinejoin="round">
      {pictograms[of % pictograms.length]}
    </svg>
  );
}

const pictograms: readonly ReactNode[] = [
  // Money that flies.
  <>
    <path d="M10 12C6 6 3 6 1 7c0 5 3 9 8 10M22 12c4-6 7-6 9-5 0 5-3 9-8 10" fill={indigoPale} />
    <rect x="6" y="10" width="20" height="14" rx="2.5" fill={leaf} />
    <rect x="8.5" y="12.5" width="15" height="9" rx="1.5" fill={leafPale} />
    <circle cx="16" cy="17" r="3" fill={leaf} />
  </>,
  // The world.
  <>
    <circle cx="16" cy="16" r="13" fill={indigoPale} />
    <path
      d="M9 6c4-1 7 1 6 4s-5 2-6 5 3 3 3 6-3 3-5 1c-3-4-4-12 2-16zM20 12c3-2 6-1 8 1 1 5-1 9-4 12-3 1-4-2-3-5s-4-5-1-8z"
      fill={leaf}
    />
  </>,
  // A stopwatch.
  <>
    <path d="M13 2h6M16 2v4M25 8l2-2" stroke={indigo} strokeWidth="2.6" />
    <circle cx="16" cy="18" r="12" fill={indigo} />
    <circle cx="16" cy="18" r="9" fill={calico} />
    <path d="M16 18V12M16 18l4 2" stroke={coral} strokeWidth="2.4" fill="none" />
  </>,
  // A lock.
  <>
    <path d="M10 15v-4a6 6 0 0 1 12 0v4" fill="none" stroke={indigo} strokeWidth="3" />
    <rect x="6" y="14" width="20" height="15" rx="4" fill={gold} />
    <path d="M6 25h20a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill={goldDeep} />
    <circle cx="16" cy="20" r="2.4" fill={indigo} />
    <path d="M16 21v4" stroke={indigo} strokeWidth="2.4" />
  </>,
  // The way back.
  <>
    <rect x="2" y="3" width="28" height="26" rx="8" fill={leafDeep} />
    <path d="M12 9l-5 5 5 5M7 14h11a5 5 0 0 1 0 10h-5" fill="none" stroke={leafPale} strokeWidth="2.8" />
  </>,
  // A card.
  <>
    <rect x="2" y="6" width="28" height="20" rx="4" fill={indigo} />
    <path d="M2 11h28v4H2z" fill={indigoPale} />
    <rect x="6" y="19" width="7" height="4" rx="1.5" fill={gold} />
    <circle cx="22" cy="21" r="2.6" fill={coral} />
    <circle cx="25" cy="21" r="2.6" fill={gold} opacity=".85" />
  </>,
  // A bank.
  <>
    <path d="M16 2 30 10H2z" fill={goldDeep} />
    <path d="M3 10h26v3H3zM3 26h26v4H3z" fill={gold} />
    <path d="M7 13v13M13 13v13M19 13v13M25 13v13" stroke={indigo} strokeWidth="3" strokeLinecap="butt" />
  </>,
  // A person who speaks.
  <>
    <path d="M6 4h20a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H15l-7 7v-7H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z" fill={coral} />
    <path d="M10 13h0M16 13h0M22 13h0" stroke={calico} strokeWidth="3.6" />
  </>,
];
