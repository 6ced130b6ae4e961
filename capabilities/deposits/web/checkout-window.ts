import { checkoutAnswer } from './checkout-answer.ts';
import type { Payment } from './deposit-flow.ts';

const shape = 'popup,width=480,height=760';

/**
 * An empty window, opened within the press itself: one that came after the server's answer would be a pop-up that no
 * customer asked for, and blocked. Null where the browser blocks even this one.
 */
export function openWindow(address = ''): Window | null {
  return window.open(address, 'wura-checkout', shape);
}

const lookEveryMs = 400;

/**
 * Attends to the simulated checkout until it answers or its window is closed, and says once which it was. Returns what
 * ends the attention.
 */
export function attendWindow(
  { checkout, payment }: { checkout: Window | null; payment: Payment },
  tell: (heard: 'finished' | 'left') => void,
): () => void {
  let closedFor = 0;
  const watch = setInterval(() => {
    // A page that answers and closes itself is heard by then.
    if (checkout?.closed) closedFor++;
    if (closedFor > 1) end('left');
  }, lookEveryMs);

  function hear({ origin, data }: MessageEvent) {
    const heard = checkoutAnswer({ origin, data }, payment);
    if (heard) end(heard);
  }
  addEventListener('message', hear);

  function stop() {
    clearInterval(watch);
    removeEventListener('message', hear);
  }
  function end(heard: 'finished' | 'left') {
    stop();
    tell(heard);
  }
  return stop;
}
