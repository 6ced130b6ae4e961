// What a page is shown with where it is shared: our cloth, our mark and our name, in every language the same. The size is
// what those who show it ask for.

const width = 1200;
const height = 630;
const cellPx = 126;
/** Where the cloth begins to show; left of it the name stands on plain indigo. */
const clothFromPx = width - 4 * cellPx - 12;

/** One row after the other, so that no motif stands beside its like. */
const motifs = [
  'wave cross mirror cowrie',
  'house spiral feather cross',
  'corn cowrie house spiral',
  'feather mirror corn wave',
].flatMap(row => row.split(' '));

interface Parts {
  /** The sprite of motifs, the mark and the name, as they lie with the components. */
  sprite: string;
  mark: string;
  word: string;
}

export function sharePicture({ sprite, mark, word }: Parts): string {
  const cells = motifs.map((name, at) => {
    const x = clothFromPx + (at % 4) * cellPx + 22;
    const y = Math.floor(at / 4) * cellPx + 64;
    return `<use href="#m-${name}" x="${x}" y="${y}" width="${cellPx - 44}" height="${cellPx - 44}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${insideOf(sprite)}
    <defs>
      <linearGradient id="fade" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="0.9" stop-color="#fff"/>
      </linearGradient>
      <mask id="cloth"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>
    </defs>
    <rect width="${width}" height="${height}" fill="#142754"/>
    <g mask="url(#cloth)" color="#9EB4E2" opacity="0.55">${cells.join('')}</g>
    ${scallops()}
    <svg x="96" y="${height / 2 - 88}" width="144" height="144" viewBox="0 0 32 32">${insideOf(mark)}</svg>
    <svg x="284" y="${height / 2 - 70}" width="400" height="107" viewBox="0 -69.5 269 72" fill="#fefdfb">${insideOf(word)}</svg>
  </svg>`;
}

/** The hem of hanging cloth. */
function scallops(): string {
  const radius = 20;
  const circles = Array.from({ length: width / (2 * radius) }, (_, at) => {
    return `<circle cx="${radius + at * 2 * radius}" cy="${height - 24}" r="${radius}" fill="#142754"/>`;
  });
  return `<rect y="${height - 24}" width="${width}" height="24" fill="#F4F1EA"/>${circles.join('')}`;
}

function insideOf(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}
