import type { ReactNode } from 'react';

// Simple shapes that can be told apart at 28 pixels, not heraldry. Keyed by country, or by currency where it has none.
// Past 300 lines because it is a list; each line stands alone.

const red = '#C23B3B';
const blue = '#27407F';
const green = '#118A51';
const yellow = '#F3C33C';
const black = '#1B1B1B';
const white = '#fff';
const sky = '#7FB4E4';

/** Stripes from left to right, or from top to bottom. */
function upright(...colours: string[]): ReactNode {
  const width = 28 / colours.length;
  return colours.map((fill, at) => <rect key={at} x={at * width} width={width + 0.1} height="28" fill={fill} />);
}
function level(...colours: string[]): ReactNode {
  const height = 28 / colours.length;
  return colours.map((fill, at) => <rect key={at} y={at * height} width="28" height={height + 0.1} fill={fill} />);
}
function disc(fill: string, r = 5, cx = 14, cy = 14): ReactNode {
  return <circle cx={cx} cy={cy} r={r} fill={fill} />;
}
function star(fill: string, r = 5, cx = 14, cy = 14): ReactNode {
  const points = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 ? r * 0.4 : r;
    const turn = (at * Math.PI) / 5 - Math.PI / 2;
    return `${(cx + reach * Math.cos(turn)).toFixed(1)},${(cy + reach * Math.sin(turn)).toFixed(1)}`;
  });
  return <polygon points={points.join(' ')} fill={fill} />;
}
function cross(field: string, arms: string, at = 10): ReactNode {
  return (
    <>
      <rect width="28" height="28" fill={field} />
      <path d={`M${at} 0v28M0 14h28`} stroke={arms} strokeWidth="5" />
    </>
  );
}
const union = (
  <>
    <rect width="28" height="28" fill={blue} />
    <path d="M0 0 28 28M28 0 0 28" stroke={white} strokeWidth="5" />
    <path d="M0 0 28 28M28 0 0 28" stroke={red} strokeWidth="2" />
    <path d="M14 0v28M0 14h28" stroke={white} strokeWidth="8" />
    <path d="M14 0v28M0 14h28" stroke={red} strokeWidth="4.6" />
  </>
);
const smallUnion = (
  <>
    <rect width="28" height="28" fill={blue} />
    <path d="M0 0 14 14M14 0 0 14" stroke={white} strokeWidth="2.4" />
    <path d="M7 0v14M0 7h14" stroke={white} strokeWidth="4" />
    <path d="M7 0v14M0 7h14" stroke={red} strokeWidth="2.2" />
  </>
);

export const flagShapes: Record<string, ReactNode> = {
  NG: upright(green, white, green),
  US: (
    <>
      {level(red, white, red, white, red, white, red, white, red, white, red, white, red)}
      <rect width="14" height="15" fill={blue} />
      <path d="M4 4h0M9 4h0M6.5 7.5h0M4 11h0M9 11h0" stroke={white} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  GB: union,
  EU: (
    <>
      <rect width="28" height="28" fill={blue} />
      <circle
        cx="14"
        cy="14"
        r="8"
        fill="none"
        stroke={yellow}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeDasharray="0 4.19"
      />
    </>
  ),
  USDT: (
    <>
      <rect width="28" height="28" fill="#1B9C85" />
      <path d="M8 8.5h12M14 8.5V21" stroke={white} strokeWidth="2.6" />
      <ellipse cx="14" cy="13.6" rx="7" ry="2.1" fill="none" stroke={white} strokeWidth="1.4" />
    </>
  ),
  // The two CFA francs belong to many countries: the letters of their unions stand in for a flag.
  XOF: (
    <>
      <rect width="28" height="28" fill={green} />
      <path d="M0 28 28 0v28z" fill={yellow} />
      {disc(white, 6)}
      {disc(green, 3)}
    </>
  ),
  XAF: (
    <>
      <rect width="28" height="28" fill={blue} />
      <path d="M0 28 28 0v28z" fill={green} />
      {disc(white, 6)}
      {star(yellow, 5)}
    </>
  ),
  CA: (
    <>
      {upright(red, white, white, red)}
      <path
        d="M14 7l1.6 3 2.2-.8-.5 3.2 3 .6-2.6 2.4.8 1.6-3.9-.4V21h-1.2v-4.4l-3.9.4.8-1.6L7.7 13l3-.6-.5-3.2 2.2.8z"
        fill={red}
      />
    </>
  ),
  KE: (
    <>
      {level(black, black, red, red, green, green)}
      <path d="M0 9.300h28M0 18.700h28" stroke={white} strokeWidth="1.6" />
      <ellipse cx="14" cy="14" rx="3.6" ry="7" fill={red} stroke={white} strokeWidth="1.2" />
    </>
  ),
  GH: (
    <>
      {level(red, yellow, green)}
      {star(black, 4.6)}
    </>
  ),
  ZA: (
    <>
      {level(red, blue)}
      <path d="M0 2 13 14 0 26M12 14h16" stroke={white} strokeWidth="9" fill="none" />
      <path d="M0 2 13 14 0 26M12 14h16" stroke={green} strokeWidth="5.5" fill="none" />
      <path d="M0 6.5 8 14l-8 7.500z" fill={black} stroke={yellow} strokeWidth="1.4" />
    </>
  ),
  AU: (
    <>
      {smallUnion}
      {star(white, 3.4, 7, 20.5)}
      {star(white, 2, 21, 7)}
      {star(white, 2, 21, 21)}
      {star(white, 1.8, 24.5, 13)}
    </>
  ),
  NZ: (
    <>
      {smallUnion}
      {star(red, 2.6, 21, 7)}
      {star(red, 2.6, 21, 21)}
      {star(red, 2.4, 24.5, 13)}
      {star(red, 2.4, 17.5, 13)}
    </>
  ),
  CN: (
    <>
      <rect width="28" height="28" fill="#CC2B2B" />
      {star(yellow, 5, 10, 12)}
      <path d="M17 7h0M20 10.500h0M20 15h0M17 18.500h0" stroke={yellow} strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  JP: (
    <>
      <rect width="28" height="28" fill={white} />
      {disc('#C4313F', 7)}
    </>
  ),
  IN: (
    <>
      {level('#E8953A', white, green)}
      <circle cx="14" cy="14" r="3.2" fill="none" stroke={blue} strokeWidth="1.2" />
    </>
  ),
  AE: (
    <>
      {level(green, white, black)}
      <rect width="8.5" height="28" fill={red} />
    </>
  ),
  CH: (
    <>
      <rect width="28" height="28" fill={red} />
      <path d="M14 7v14M7 14h14" stroke={white} strokeWidth="4.6" />
    </>
  ),
  FR: upright(blue, white, red),
  DE: level(black, red, yellow),
  IT: upright(green, white, red),
  ES: level(red, yellow, yellow, red),
  NL: level(red, white, blue),
  IE: upright(green, white, '#E8953A'),
  PT: (
    <>
      {upright(green, green, red, red, red)}
      {disc(yellow, 4, 11.2)}
    </>
  ),
  SE: cross('#2B6CB0', yellow),
  DK: cross(red, white),
  NO: (
    <>
      {cross(red, white)}
      <path d="M10 0v28M0 14h28" stroke={blue} strokeWidth="2.4" />
    </>
  ),
  PL: level(white, red),
  UG: (
    <>
      {level(black, yellow, red, black, yellow, red)}
      {disc(white, 4.6)}
    </>
  ),
  TZ: (
    <>
      <path d="M0 0h28L0 28z" fill={green} />
      <path d="M28 0v28H0z" fill="#3A9BD6" />
      <path d="M-2 30 30-2" stroke={yellow} strokeWidth="10" />
      <path d="M-2 30 30-2" stroke={black} strokeWidth="6.5" />
    </>
  ),
  RW: (
    <>
      {level(sky, sky, yellow, green)}
      {disc(yellow, 3, 21, 7)}
    </>
  ),
  ET: (
    <>
      {level(green, yellow, red)}
      {disc('#2B5FB0', 5.5)}
      {star(yellow, 4)}
    </>
  ),
  EG: (
    <>
      {level(red, white, black)}
      {disc('#B98A2E', 3)}
    </>
  ),
  MA: (
    <>
      <rect width="28" height="28" fill={red} />
      {star('#0E5A36', 6)}
    </>
  ),
  CM: (
    <>
      {upright(green, red, yellow)}
      {star(yellow, 4)}
    </>
  ),
  CI: upright('#E8953A', white, green),
  SN: (
    <>
      {upright(green, yellow, red)}
      {star(green, 4)}
    </>
  ),
  BJ: (
    <>
      {level(yellow, red)}
      <rect width="11" height="28" fill={green} />
    </>
  ),
  TG: (
    <>
      {level(green, yellow, green, yellow, green)}
      <rect width="12" height="17" fill={red} />
      {star(white, 4, 6.5, 9)}
    </>
  ),
  ZM: (
    <>
      <rect width="28" height="28" fill={green} />
      {[red, black, '#E8953A'].map((fill, at) => (
        <rect key={fill} x={15 + at * 3.3} y="12" width="3.4" height="16" fill={fill} />
      ))}
    </>
  ),
  BR: (
    <>
      <rect width="28" height="28" fill={green} />
      <path d="M14 4 26 14 14 24 2 14z" fill={yellow} />
      {disc(blue, 4.6)}
    </>
  ),
  MX: (
    <>
      {upright(green, white, red)}
      {disc('#8A6A3B', 3)}
    </>
  ),
  SA: (
    <>
      <rect width="28" height="28" fill={green} />
      <path d="M7 11h14M9 17.500h11" stroke={white} strokeWidth="2.2" />
    </>
  ),
  QA: (
    <>
      <rect width="28" height="28" fill="#7A1F3D" />
      <path d="M0 0h9l3 3.500L9 7l3 3.500L9 14l3 3.500L9 21l3 3.500L9 28H0z" fill={white} />
    </>
  ),
  TR: (
    <>
      <rect width="28" height="28" fill={red} />
      {disc(white, 6, 11.5)}
      {disc(red, 4.8, 13)}
      {star(white, 3, 18.5)}
    </>
  ),
  SG: (
    <>
      {level(red, white)}
      {disc(white, 4, 9, 7.5)}
      {disc(red, 3.4, 10.6, 7.5)}
    </>
  ),
  HK: (
    <>
      <rect width="28" height="28" fill={red} />
      {star(white, 7)}
    </>
  ),
  KR: (
    <>
      <rect width="28" height="28" fill={white} />
      <path d="M8 14a6 6 0 0 1 12 0z" fill={red} />
      <path d="M8 14a6 6 0 0 0 12 0z" fill={blue} />
    </>
  ),
  MY: (
    <>
      {level(red, white, red, white, red, white, red, white)}
      <rect width="14" height="14" fill={blue} />
      {disc(yellow, 4, 6.5, 7.5)}
      {disc(blue, 3.2, 8, 7.5)}
    </>
  ),
  TH: level(red, white, blue, blue, white, red),
  PH: (
    <>
      {level(blue, red)}
      <path d="M0 0 16 14 0 28z" fill={white} />
      {disc(yellow, 2.6, 6)}
    </>
  ),
  ID: level(red, white),
};
