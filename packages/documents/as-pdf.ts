import PdfDocument from 'pdfkit';
import { hasRightToLeft } from './directions.ts';
import { faceBytes, featuresOf, placesOf, trackingOf, type Face } from './letters.ts';
import type { Mark, Page, Shape, Words } from './page.ts';

export interface Document {
  readonly title: string;
  readonly pages: readonly Page[];
  readonly at: Date;
}

/** The same pages as a PDF: its words can be searched, copied and read aloud, and every letter of it is embedded. */
export function drawPdf({ title, pages, at }: Document): Promise<Buffer> {
  const pdf = new PdfDocument({
    autoFirstPage: false,
    // The fonts that every reader has know no naira sign, so none of them is ever named.
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang: 'en-NG',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: 'Wura', CreationDate: at },
  });
  const faces = new Set<Face>();
  const setFace = (face: Face) => {
    if (!faces.has(face)) pdf.registerFont(face, faceBytes(face));
    faces.add(face);
    pdf.font(face);
  };
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  for (const page of pages) drawPage({ pdf, setFace }, document, page);
  document.end();

  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  pdf.end();
  return promise;
}

type Pdf = PDFKit.PDFDocument;

interface Pen {
  readonly pdf: Pdf;
  /** Embeds the face where it is the first to be set in it. */
  setFace(face: Face): void;
}

function drawPage(pen: Pen, document: PDFKit.PDFStructureElement, page: Page): void {
  const { pdf } = pen;
  const { width, height, ground, marks } = page;
  pdf.addPage({ size: [width, height], margin: 0 });
  const shape = (mark: Shape) => asOrnament(pdf, () => drawShape(pdf, mark));
  // What is drawn from right to left, or is one sign of several characters, is read aloud and copied as it was written.
  const words = (mark: Words) =>
    document.add(pdf.struct('P', isDrawnAsWritten(mark.text) ? {} : { actual: mark.text }, () => drawWords(pen, mark)));

  function drawAll(all: readonly Mark[]): void {
    for (const mark of all) {
      if (mark.kind === 'shape') shape(mark);
      else if (mark.kind === 'words') words(mark);
      else {
        const { at, clip, opacity } = mark;
        pdf.save();
        if (clip) pdf.path(clip).clip();
        if (at)
          pdf
            .translate(at.x, at.y)
            .rotate(at.degrees ?? 0)
            .scale(at.scale ?? 1);
        if (opacity !== undefined) pdf.opacity(opacity);
        drawAll(mark.marks);
        pdf.restore();
      }
    }
  }

  shape({ kind: 'shape', path: `M0 0h${width}v${height}H0z`, fill: ground });
  drawAll(marks);
}

/** What a listener need not hear of. */
function asOrnament(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

function drawShape(pdf: Pdf, { path, fill, stroke, strokeWidth = 1 }: Shape): void {
  pdf.path(path).lineWidth(strokeWidth).lineCap('round').lineJoin('round');
  if (fill && stroke) pdf.fillAndStroke(fill, stroke);
  else if (fill) pdf.fill(fill);
  else if (stroke) pdf.stroke(stroke);
}

const joinedSigns = /\p{Cf}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f/u;
const isDrawnAsWritten = (text: string) => !hasRightToLeft(text) && !joinedSigns.test(text);

function drawWords({ pdf, setFace }: Pen, { text, style, ink, x, baseline }: Words): void {
  pdf.fillColor(ink).fontSize(style.size);
  for (const { run, x: from } of placesOf(text, style)) {
    setFace(run.face);
    pdf.text(run.text, x + from, baseline, {
      baseline: 'alphabetic',
      lineBreak: false,
      characterSpacing: trackingOf(run.face, style),
      // Named only where they are wanted: what is set without any is remembered by the word.
      ...(style.isTabular && { features: featuresOf(style) }),
    });
  }
}
