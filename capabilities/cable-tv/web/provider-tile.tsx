import { Tile } from '@wura/ui/tile';

/** Letters on a colour near the provider's own; drawn, so that no trademark is copied. The letters are readable on each. */
const marks: Readonly<Record<string, { letters: string; fill: string; ink: string }>> = {
  DSTV: { letters: 'DS', fill: '#0A6BB3', ink: '#fff' },
  GOTV: { letters: 'GO', fill: '#3E7A1E', ink: '#fff' },
  STARTIMES: { letters: 'ST', fill: '#B3471B', ink: '#fff' },
  SHOWMAX: { letters: 'SH', fill: '#C2185B', ink: '#fff' },
};

type ProviderTileProps = { provider: string; size?: 24 | 36 | 40 | 52 };

export function ProviderTile({ provider, size = 36 }: ProviderTileProps) {
  const { letters, ...colour } = marks[provider] ?? { letters: provider.slice(0, 2) };
  return <Tile monogram={letters} size={size} colour={'fill' in colour ? colour : undefined} />;
}
