import sharp from 'sharp';
import { outlineOf } from './letters.ts';
import type { Ink, Mark, Page } from './page.ts';

/** A picture of the page, so many pixels to its unit. Letters are outlines in it, so no font of the machine matters. */
export async function drawPng(page: Page, { scale }: { scale: number }): Promise<Buffer> {
  // One thread: the renderer is a thread of its own already, and must not take the cores of those who answer.
  sharp.concurrency(1);
  return (
    sharp(Buffer.from(drawSvg(page, { scale })), { limitInputPixels: 40_000_000 })
      // Fewer colours would halve the file and take three times as long.
      .png({ compressionLevel: 6 })
      .toBuffer()
  );
}

export function drawSvg({ width, height, ground, marks }: Page, { scale }: { scale: number }): string {
  const size = `width="${round(width * scale)}" height="${round(height * scale)}" viewBox="0 0 ${width} ${height}"`;
  let clips = 0;

  const drawAll = (all: readonly Mark[]): string => all.map(draw).join('');

  function draw(mark: Mark): string {
    switch (mark.kind) {
      case 'shape': {
        const { path, fill, stroke, strokeWidth = 1 } = mark;
        const line = stroke ? `${paint('stroke', stroke)} stroke-width="${strokeWidth}"` : '';
        return `<path d="${path}"${paint('fill', fill)}${line} stroke-linecap="round" stroke-linejoin="round"/>`;
      }
      case 'words': {
        const { text, style, ink, x, baseline } = mark;
        return `<path d="${outlineOf(text, style)}"${paint('fill', ink)} transform="translate(${x} ${baseline})"/>`;
      }
      case 'group': {
        const { at, clip, opacity = 1 } = mark;
        const move = at && ` transform="translate(${at.x} ${at.y})rotate(${at.degrees ?? 0})scale(${at.scale ?? 1})"`;
        const inside = `<g${move ?? ''} opacity="${opacity}">${drawAll(mark.marks)}</g>`;
        if (!clip) return inside;
        const id = `c${clips++}`;
        return `<clipPath id="${id}"><path d="${clip}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
      }
    }
  }

  const drawn = drawAll(marks);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h${width}v${height}H0z"${paint('fill', ground)}/>${drawn}</svg>`;
}

const paint = (what: 'fill' | 'stroke', ink: Ink | undefined) => ` ${what}="${ink ?? 'none'}"`;
const round = (length: number) => Math.round(length);
