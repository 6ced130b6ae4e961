import { initials } from '@wura/ui/initials';
import { Tile } from '@wura/ui/tile';

/** Two letters on a colour near the bank's own; drawn, so that no trademark is copied. White is readable on each. */
const marks: Readonly<Record<string, readonly [letters: string, fill: string]>> = {
  '044': ['AB', '#A34A00'],
  '050': ['EC', '#00527F'],
  '070': ['FI', '#1B5E20'],
  '011': ['FB', '#1E3A78'],
  '214': ['FC', '#4B2A68'],
  '058': ['GT', '#B0410F'],
  '030': ['HB', '#8A1538'],
  '301': ['JZ', '#00594C'],
  '082': ['KS', '#1D4E9E'],
  '50211': ['KU', '#40196D'],
  '50515': ['MP', '#0B3FAE'],
  '999992': ['OP', '#00694A'],
  '999991': ['PP', '#5B21B6'],
  '076': ['PO', '#7A1F5C'],
  '101': ['PV', '#7A5A00'],
  '221': ['SI', '#0033A1'],
  '232': ['ST', '#A3122A'],
  '032': ['UN', '#005B8A'],
  '033': ['UB', '#B3190E'],
  '215': ['UT', '#5F6B00'],
  '035': ['WE', '#6A1B74'],
  '057': ['ZB', '#B3001B'],
};

type BankTileProps = { code: string; name: string; size?: 24 | 36 | 40 | undefined };

export function BankTile({ code, name, size = 36 }: BankTileProps) {
  const [letters, fill] = marks[code] ?? [initials(name)];
  return <Tile monogram={letters} size={size} {...(fill && { colour: { fill, ink: '#fff' } })} />;
}
