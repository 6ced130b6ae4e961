import { Tile } from '@wura/ui/tile';

type BrandTileProps = { brand: string; size?: 36 | 40 | 52 };

/** Two letters on a plain tile: the mark is the brand's own, and not drawn here. */
export function BrandTile({ brand, size = 36 }: BrandTileProps) {
  const [first = '', second = ''] = brand.split(/\s+/);
  const letters = second === '' ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1);
  return <Tile monogram={letters.toUpperCase()} size={size} />;
}
