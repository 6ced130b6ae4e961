import { Tile } from '@wura/ui/tile';

/** Letters on a colour near the company's own; drawn, so that no trademark is copied. The letters are readable on each. */
const marks: Readonly<Record<string, { letters: string; fill: string; ink: string }>> = {
  ABA: { letters: 'AP', fill: '#7A1F2B', ink: '#fff' },
  ABUJA: { letters: 'AE', fill: '#0E6B3A', ink: '#fff' },
  BENIN: { letters: 'BE', fill: '#1D4E9E', ink: '#fff' },
  EKO: { letters: 'EK', fill: '#B3261E', ink: '#fff' },
  ENUGU: { letters: 'EN', fill: '#0A5C5C', ink: '#fff' },
  IBADAN: { letters: 'IB', fill: '#5B2E91', ink: '#fff' },
  IKEJA: { letters: 'IK', fill: '#9E1C2E', ink: '#fff' },
  JOS: { letters: 'JE', fill: '#245B9C', ink: '#fff' },
  KADUNA: { letters: 'KD', fill: '#8A4B08', ink: '#fff' },
  KANO: { letters: 'KE', fill: '#1B5E20', ink: '#fff' },
  PORTHARCOURT: { letters: 'PH', fill: '#0B4F71', ink: '#fff' },
  YOLA: { letters: 'YE', fill: '#6A3B0B', ink: '#fff' },
};

type CompanyTileProps = { company: string; size?: 24 | 36 | 40 | 52 };

export function CompanyTile({ company, size = 36 }: CompanyTileProps) {
  const { letters, ...colour } = marks[company] ?? { letters: company.slice(0, 2) };
  return <Tile monogram={letters} size={size} colour={'fill' in colour ? colour : undefined} />;
}
