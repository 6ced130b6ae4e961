import { circle, rounded, type Mark, type Style } from '@wura/documents/page';
import { inks } from './inks.ts';

export const brandName: Style = { weight: 'bold', size: 17, tracking: -0.03 };

/** The mark and the name, 24 high. */
export function brand({ x, y }: { x: number; y: number }): Mark[] {
  const cowries = 'M5.6 9.5v5.2a5.2 5.2 0 0 0 10.4 0V9.5M16 9.5v5.2a5.2 5.2 0 0 0 10.4 0V9.5';
  const slits = 'M9.5 9.7v5a1.3 1.3 0 0 0 2.6 0v-5M19.9 9.7v5a1.3 1.3 0 0 0 2.6 0v-5';
  const dots = [10.8, 16, 21.2].map(at => circle(at, 24.3, 1.15)).join('');
  return [
    {
      kind: 'group',
      at: { x, y, scale: 0.75 },
      marks: [
        { kind: 'shape', path: rounded(0, 0, 32, 32, 9), fill: inks.gold },
        { kind: 'shape', path: cowries, stroke: inks.ink, strokeWidth: 2.5 },
        { kind: 'shape', path: slits, stroke: inks.ink, strokeWidth: 1.5 },
        { kind: 'shape', path: dots, fill: inks.ink },
      ],
    },
    { kind: 'words', text: 'Wura', style: brandName, ink: inks.ink, x: x + 31, baseline: y + 18 },
  ];
}
