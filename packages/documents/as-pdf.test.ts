import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawPdf } from './as-pdf.ts';

async function pdfOf(...lines: readonly string[]) {
  const style = { weight: 'medium', size: 14 } as const;
  const marks = lines.map((text, at) => ({
    kind: 'words' as const,
    text,
    style,
    ink: '#000000' as const,
    x: 10,
    baseline: 20 * (at + 1),
  }));
  const page = { width: 300, height: 200, ground: '#FFFFFF', marks } as const;
  const bytes = await drawPdf({ title: 'A paper', pages: [page], at: new Date('2026-11-22T12:00:00Z') });
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed]) => unpacked(packed!));
  return { text, streams };
}

function unpacked(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('a paper', () => {
  it('has no font in it that none of its letters needs', async () => {
    expect((await pdfOf('To Ẹniọlá Ɓashir, ₦1,500')).text).not.toContain('Noto');
    expect((await pdfOf('محمد', '😀')).text).toMatch(/NotoSansArabic[\s\S]*NotoEmoji/);
    expect((await pdfOf('王小明')).text).toContain('NotoSansSC');
  });

  it('can be searched for what its letters are, in whatever script', async () => {
    const { streams } = await pdfOf('王小明', '🏠');
    const maps = streams
      .filter(stream => stream.includes('begincmap'))
      .join('')
      .replaceAll(' ', '');
    for (const letter of ['王', '小', '明', '🏠']) expect(maps).toContain(utf16(letter).toString('hex'));
  });

  it('is read aloud and copied as it was written, where that is not how it is drawn', async () => {
    const family = '👨‍👩‍👧';
    const { text } = await pdfOf('محمد علي', `Rent ${family}`, 'Rent');
    for (const written of ['محمد علي', `Rent ${family}`]) {
      expect(text).toContain(`/ActualText (\u00fe\u00ff${utf16(written).toString('latin1').replaceAll('\r', '\\r')})`);
    }
    expect(text.match(/ActualText/g)).toHaveLength(2);
  });
});
