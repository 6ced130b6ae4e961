import spriteUrl from './assets/adire-motifs.svg?url';

/** Each motif owns a place: feather transfers, crossroads exchange, spiral USDT, mirror cards, house bills and
 *  security, cowrie deposits and wallets, corn success and savings, wave receipts. One motif band per view. */
export type MotifName = 'feather' | 'crossroads' | 'spiral' | 'mirror' | 'house' | 'cowrie' | 'corn' | 'wave';

/** The address of a motif in the sprite: one file for all of them, fetched once and cached for good. */
export function motifHref(name: MotifName): string {
  return `${spriteUrl}#m-${name === 'crossroads' ? 'cross' : name}`;
}

export function Motif({
  name,
  className = 'size-[76px] text-link',
}: {
  name: MotifName;
  className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <use href={motifHref(name)} />
    </svg>
  );
}
