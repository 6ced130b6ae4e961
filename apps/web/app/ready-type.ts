import { idle, onceSettled } from '@wura/browser/idle';

/**
 * Size, weight and width of the letters that a phone's views are written in, as `font-size/font-weight/font-stretch`. A
 * browser test reads the views and names what is missing.
 */
const typeOfViews = [
  '12px/420/102%',
  '12px/520/102%',
  '12px/560/102%',
  '12px/640/102%',
  '12px/650/108%',
  '12.76px/600/112%',
  '13px/420/102%',
  '13px/520/102%',
  '13px/520/112%',
  '13px/560/102%',
  '13px/560/112%',
  '13px/640/102%',
  '14px/420/102%',
  '14px/560/102%',
  '14px/600/102%',
  '15px/420/102%',
  '15px/520/102%',
  '15px/560/102%',
  '15px/600/102%',
  '15px/600/104%',
  '16px/400/102%',
  '16px/420/102%',
  '16px/600/102%',
  '16px/600/106%',
  '16px/640/102%',
  '16px/640/112%',
  '16.24px/600/112%',
  '17px/420/102%',
  '17px/600/102%',
  '17px/640/102%',
  '17px/640/112%',
  '17.4px/610/112%',
  '18px/640/112%',
  '19.72px/600/112%',
  '22px/600/112%',
  '22.04px/600/112%',
  '23.2px/600/112%',
  '26.68px/610/112%',
  '28px/600/112%',
  '30px/610/112%',
  '34px/600/112%',
  '38px/600/112%',
  '40px/600/112%',
  '46px/610/112%',
];

/** One letter from each file of the fonts that nearly every view needs: ₮ and ọ stand on the cards of the wallets. */
const letters = 'a₦₮ọ';
const afterMs = 3_000;

/**
 * A browser makes each of them when it first meets it, which takes a cheap phone 5 to 10 ms: ten of them hold up the view
 * that was asked for by a tenth of a second. They are made one by one while nothing else is to be done.
 */
export function makeTypeReady(): () => void {
  return onceSettled(makeAll, afterMs);
}

async function makeAll(isOver: () => boolean): Promise<void> {
  const host = document.createElement('div');
  host.ariaHidden = 'true';
  host.style.cssText = 'position:fixed;inset:0 auto auto 0;width:0;height:0;visibility:hidden;contain:strict';
  const letter = host.appendChild(document.createElement('span'));
  letter.textContent = letters;
  document.body.append(host);
  for (const type of typeOfViews) {
    await idle();
    if (isOver()) break;
    const [size = '', weight = '', stretch = ''] = type.split('/');
    letter.style.cssText = `font-size:${size};font-weight:${weight};font-stretch:${stretch}`;
    letter.getBoundingClientRect();
  }
  host.remove();
}
