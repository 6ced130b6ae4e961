/** Lengths are CSS pixels in a picture and points in a PDF; y grows downwards. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly ground: Ink;
  readonly marks: readonly Mark[];
}

/** `#rrggbb`. */
export type Ink = `#${string}`;

/** Everything that is ever drawn, so that a picture and a PDF of one page are the same page. */
export type Mark = Shape | Words | Group;

export interface Shape {
  readonly kind: 'shape';
  /** SVG path data. */
  readonly path: string;
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly strokeWidth?: number;
}

export interface Words {
  readonly kind: 'words';
  readonly text: string;
  readonly style: Style;
  readonly ink: Ink;
  readonly x: number;
  /** Where the letters stand. */
  readonly baseline: number;
}

export interface Group {
  readonly kind: 'group';
  readonly marks: readonly Mark[];
  readonly at?: { readonly x: number; readonly y: number; readonly scale?: number; readonly degrees?: number };
  /** A path outside of which nothing of the group shows. */
  readonly clip?: string;
  readonly opacity?: number;
}

export interface Style {
  readonly weight: 'regular' | 'medium' | 'bold';
  readonly size: number;
  /** Extra room after each letter, in parts of the size. */
  readonly tracking?: number;
  /** Figures of one width, so that they stand in columns. */
  readonly isTabular?: boolean;
}

export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down, r] = [width - 2 * radius, height - 2 * radius, radius];
  return (
    `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

export function circle(x: number, y: number, radius: number): string {
  const r = radius;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
