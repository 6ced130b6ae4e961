import type { ReactNode } from 'react';

type TileProps = {
  /** A category: airtime, electricity. */
  icon?: ReactNode;
  /** A bank or provider: two letters on a colour near its own. Without a colour the tile is sunken. */
  monogram?: string | undefined;
  colour?: { fill: string; ink: string } | undefined;
  size?: 24 | 36 | 40 | 44 | 52 | undefined;
  /** raised: quick actions on a phone. cloth: the first of them. */
  look?: 'sunken' | 'raised' | 'cloth' | undefined;
};

export function Tile({ icon, monogram, colour, size = 40, look = 'sunken' }: TileProps) {
  return (
    <span
      aria-hidden="true"
      style={colour && { background: colour.fill, color: colour.ink }}
      className={`tile grid flex-none place-items-center font-[650] [font-stretch:108%] tracking-[-.02em] ${sizes[size]} ${looks[look]}`}
    >
      {icon ?? monogram}
    </span>
  );
}

const sizes = {
  24: 'size-6 rounded-lg text-mono-xs',
  36: 'size-9 rounded-[11px] text-micro',
  40: 'size-10 rounded-xl text-small',
  44: 'size-11 rounded-control text-note',
  52: 'size-[52px] rounded-[17px] text-body [&_.lucide]:size-[22px]',
};

const looks = {
  sunken: 'bg-sunken text-link',
  raised: 'bg-surface text-link shadow-1',
  cloth: 'bg-cloth-ngn text-gold-on-cloth',
};
