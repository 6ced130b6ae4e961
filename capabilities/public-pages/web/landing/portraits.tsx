import type { ReactNode } from 'react';

// Eight people, drawn rather than bought: no faces, because they are no real people; what they wear, because that is
// how one is known from afar. Each stands in the same frame of 200 by 200 and is told apart by head, cloth and colour.

interface Sitter {
  ground: string;
  skin: string;
  /** The side away from the light. */
  shade: string;
  /** Behind the head. */
  back?: ReactNode;
  garment: ReactNode;
  /** On and around the head. */
  front: ReactNode;
}

const indigo = '#142754';
const indigoPale = '#9eb4e2';
const gold = '#f1b935';
const goldDeep = '#c18510';
const leaf = '#0b4a33';
const leafBright = '#219761';
const kola = '#5b2e12';
const coral = '#c8503a';
const calico = '#f4f1ea';
const hair = '#17131a';

export function Portrait({ of }: { of: number }) {
  const { ground, skin, shade, back, garment, front } = sitters[of % sitters.length]!;
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className="portrait">
      <rect width="200" height="200" fill={ground} />
      {back}
      <path d="M82 108h36v34c0 10-8 18-18 18s-18-8-18-18z" fill={shade} />
      {garment}
      <path d="M100 44c20 0 32 15 32 37 0 25-14 47-32 47S68 106 68 81c0-22 12-37 32-37z" fill={skin} />
      <path d="M100 44c20 0 32 15 32 37 0 25-14 47-32 47 9-9 14-25 14-45 0-17-5-31-14-39z" fill={shade} opacity=".5" />
      {front}
    </svg>
  );
}

/** Shoulders, with a neckline of some depth. */
const shoulders = (dip: number) =>
  `M18 200c3-34 26-48 62-54 4 ${dip} 12 ${dip * 1.4} 20 ${dip * 1.4}s16-${dip * 0.4} 20-${dip * 1.4}c36 6 59 20 62 54z`;

/** Beads on a string, from one shoulder to the other. */
function Beads({ colour, drop, size = 4.4 }: { colour: string; drop: number; size?: number }) {
  const count = 11;
  return Array.from({ length: count }, (_, at) => {
    const along = at / (count - 1);
    const y = 144 + Math.sin(along * Math.PI) * drop;
    return <circle key={at} cx={74 + along * 52} cy={y.toFixed(1)} r={size} fill={colour} />;
  });
}

function Earrings({ colour }: { colour: string }) {
  return (
    <>
      <circle cx="67" cy="103" r="4.5" fill={colour} />
      <circle cx="133" cy="103" r="4.5" fill={colour} />
    </>
  );
}

/** A dotted border, as on adire. */
function Dots({ d, colour, width = 3 }: { d: string; colour: string; width?: number }) {
  return <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeDasharray="0 8" />;
}

const sitters: readonly Sitter[] = [
  // Gele of gold, coral at the neck.
  {
    ground: indigo,
    skin: '#8a5233',
    shade: '#6b3d25',
    garment: (
      <>
        <path d={shoulders(14)} fill="#325197" />
        <Dots d="M30 186c22-16 118-16 140 0" colour={indigoPale} />
        <Beads colour={coral} drop={17} />
        <Beads colour={coral} drop={27} size={3.6} />
      </>
    ),
    front: (
      <>
        <path d="M60 72C38 62 34 32 58 20c20-12 52-14 74-2 26 12 30 40 6 54-14-14-62-14-78 0z" fill={gold} />
        <path d="M60 72C52 48 76 26 104 26c-18 8-30 24-32 40-4 1-9 3-12 6z" fill={goldDeep} />
        <path d="M138 72c6-22-10-42-34-46 18-6 40 0 48 14 6 12 0 26-14 32z" fill="#f7cb65" />
        <path d="M66 66c18-12 50-12 68 0" fill="none" stroke={goldDeep} strokeWidth="3" />
        <Earrings colour={gold} />
      </>
    ),
  },
  // A round afro and glasses.
  {
    ground: '#f9dd9a',
    skin: '#6f4229',
    shade: '#53301d',
    back: <circle cx="100" cy="72" r="56" fill={hair} />,
    garment: (
      <>
        <path d={shoulders(20)} fill={leafBright} />
        <path d="M80 146c4 22 12 38 20 44 8-6 16-22 20-44l10 3c-3 26-14 46-30 58-16-12-27-32-30-58z" fill={leaf} />
      </>
    ),
    front: (
      <>
        <path d="M66 76c2-24 16-36 34-36s32 12 34 36c-8-16-20-22-34-22s-26 6-34 22z" fill={hair} />
        <g fill="none" stroke={calico} strokeWidth="3">
          <circle cx="85" cy="86" r="11" />
          <circle cx="115" cy="86" r="11" />
          <path d="M96 85c2-2 6-2 8 0" />
        </g>
      </>
    ),
  },
  // A hijab that falls over the shoulders.
  {
    ground: '#d7a583',
    skin: '#a8714a',
    shade: '#855535',
    garment: <path d="M14 200c4-30 22-46 46-54h80c24 8 42 24 46 54z" fill="#0f3b4a" />,
    front: (
      <>
        <path
          fillRule="evenodd"
          d="M100 24c36 0 54 28 52 64-1 22 8 40 18 58-16 26-44 36-70 36s-54-10-70-36c10-18 19-36 18-58-2-36 16-64 52-64zm0 26c-18 0-27 14-27 32 0 22 11 40 27 40s27-18 27-40c0-18-9-32-27-32z"
          fill="#134757"
        />
        <path d="M72 118c12 20 44 20 58 0 8 18 18 26 32 34-18 20-40 26-62 26-10-22-24-38-28-60z" fill="#0f3b4a" />
        <Dots d="M73 76c2-20 12-31 27-31s25 11 27 31" colour="#7fb7c8" width={2.6} />
      </>
    ),
  },
  // A fila that leans, an agbada with its embroidery.
  {
    ground: leaf,
    skin: '#5d3722',
    shade: '#452717',
    garment: (
      <>
        <path d={shoulders(10)} fill={calico} />
        <path d="M100 158c14 0 22-6 24-12l14 3v51H62v-51l14-3c2 6 10 12 24 12z" fill="#ebe8de" />
        <path d="M100 160v40M88 166c-4 12 0 22 12 26 12-4 16-14 12-26" fill="none" stroke={goldDeep} strokeWidth="3" />
        <Dots d="M76 160c6 12 42 12 48 0" colour={goldDeep} />
      </>
    ),
    front: (
      <>
        <path
          d="M68 92c2 26 16 40 32 40s30-14 32-40c-6 14-10 20-18 20-5 0-9-2-14-2s-9 2-14 2c-8 0-12-6-18-20z"
          fill={hair}
        />
        <path d="M64 66c0-10 2-18 6-24 20-18 62-18 74-2 4 8-2 18-10 24-20-8-48-8-70 2z" fill="#203973" />
        <path d="M70 42c20-18 62-18 74-2-20-6-52-6-74 2z" fill="#325197" />
        <Dots d="M68 58c20-9 50-9 70-2" colour={indigoPale} />
      </>
    ),
  },
  // Long braids with gold at their ends.
  {
    ground: '#c7d5ef',
    skin: '#7a4a2c',
    shade: '#5c361f',
    back: (
      <g fill="none" stroke={hair} strokeWidth="9" strokeLinecap="round">
        <path d="M70 60c-14 30-16 66-14 108M62 62c-16 30-22 60-22 96M130 60c14 30 16 66 14 108M138 62c16 30 22 60 22 96" />
        <path d="M56 162v10M40 152v10M144 162v10M160 152v10" stroke={gold} strokeWidth="6" />
      </g>
    ),
    garment: (
      <>
        <path d={shoulders(22)} fill={coral} />
        <path d="M40 200c2-24 10-38 22-46M160 200c-2-24-10-38-22-46" fill="none" stroke="#a03a28" strokeWidth="4" />
      </>
    ),
    front: (
      <>
        <path d="M64 84c-4-32 14-50 36-50s40 18 36 50c-4-20-16-32-36-36-20 4-32 16-36 36z" fill={hair} />
        <path d="M100 36v12M84 40l4 12M116 40l-4 12M72 50l8 10M128 50l-8 10" stroke="#3a3040" strokeWidth="2" />
        <circle cx="67" cy="106" r="7" fill="none" stroke={gold} strokeWidth="2.6" />
        <circle cx="133" cy="106" r="7" fill="none" stroke={gold} strokeWidth="2.6" />
      </>
    ),
  },
  // An embroidered cap, a pale kaftan.
  {
    ground: goldDeep,
    skin: '#4f2f1f',
    shade: '#3a2114',
    garment: (
      <>
        <path d={shoulders(8)} fill={indigoPale} />
        <path d="M92 154h16v46H92z" fill="#7391d0" />
        <Dots d="M100 162v34" colour={calico} />
      </>
    ),
    front: (
      <>
        <path d="M70 98c4 22 16 33 30 33s26-11 30-33c-6 12-14 15-30 15s-24-3-30-15z" fill={hair} />
        <path d="M66 66c-2-16 0-28 4-34 20-8 40-8 60 0 4 6 6 18 4 34-20-8-48-8-68 0z" fill={calico} />
        <Dots d="M71 40c20-7 38-7 58 0" colour={coral} width={4} />
        <Dots d="M69 51c20-7 42-7 62 0" colour={leafBright} width={4} />
        <Dots d="M69 61c20-7 42-7 62 0" colour={coral} width={4} />
      </>
    ),
  },
  // Cropped hair, a jacket, one bold pair of earrings.
  {
    ground: '#75d5a0',
    skin: '#5a3524',
    shade: '#422518',
    garment: (
      <>
        <path d={shoulders(16)} fill={indigo} />
        <path d="M80 146c2 18 10 34 20 42 10-8 18-24 20-42l-8 4c-2 10-6 16-12 16s-10-6-12-16z" fill={calico} />
        <path d="M78 147 62 166l38 34-20-30zM122 147l16 19-38 34 20-30z" fill="#203973" />
      </>
    ),
    front: (
      <>
        <path d="M66 82c-6-30 10-46 34-46s40 16 34 46c-2-12-4-18-8-22-8-6-44-6-52 0-4 4-6 10-8 22z" fill={hair} />
        <path d="M67 98v16M133 98v16" stroke={gold} strokeWidth="6" strokeLinecap="round" />
      </>
    ),
  },
  // Locs gathered up, a beard, coral as they wear it in Benin.
  {
    ground: kola,
    skin: '#70452b',
    shade: '#54311d',
    back: (
      <g fill={hair}>
        <ellipse cx="100" cy="30" rx="25" ry="19" />
        <g fill="none" stroke={hair} strokeWidth="8" strokeLinecap="round">
          <path d="M84 20 74 8M94 16l-2-12M106 16l4-12M117 20l10-11" />
        </g>
      </g>
    ),
    garment: (
      <>
        <path d={shoulders(14)} fill={calico} />
        <Beads colour={coral} drop={14} />
        <Beads colour={coral} drop={26} />
        <Beads colour={coral} drop={38} />
      </>
    ),
    front: (
      <>
        <path d="M66 80c-2-26 12-40 34-40s36 14 34 40c-4-14-14-22-34-22s-30 8-34 22z" fill={hair} />
        <g fill="none" stroke="#3a3040" strokeWidth="2">
          <path d="M80 46c-4 4-7 9-8 15M92 42c-3 5-4 10-4 16M108 42c3 5 4 10 4 16M120 46c4 4 7 9 8 15" />
        </g>
        <path
          d="M68 92c0 28 16 44 32 44s32-16 32-44c-6 16-12 20-20 20-4 0-8-2-12-2s-8 2-12 2c-8 0-14-4-20-20z"
          fill={hair}
        />
      </>
    ),
  },
];
