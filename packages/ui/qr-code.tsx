import { encode } from 'uqr';

/** Dark on white in every theme: a camera reads it from another phone's screen. */
export function QrCode({
  text,
  label,
  className = 'size-52 rounded-control',
}: {
  text: string;
  label: string;
  className?: string;
}) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
