/** As much of the provider's own script as is called here. */
interface PaystackPop {
  resumeTransaction(
    accessCode: string,
    callbacks: { onSuccess: () => void; onCancel: () => void; onError: () => void; onLoad: () => void },
  ): void;
}

declare global {
  interface Window {
    PaystackPop?: new () => PaystackPop;
  }
}

const address = 'https://js.paystack.co/v2/inline.js';

/** Fetched when a real card is about to be charged, and never before. */
async function loadPaystack(): Promise<PaystackPop> {
  if (!window.PaystackPop) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`${address} did not load`));
      });
      document.head.append(script);
    });
  }
  if (!window.PaystackPop) throw new Error(`${address} brought no pop-up`);
  return new window.PaystackPop();
}

/** Opens the provider's pop-up over this page. Amount and reference were fixed by the server. */
export async function openPopup(
  accessCode: string,
  tell: (heard: 'opened' | 'finished' | 'left' | 'broken') => void,
): Promise<void> {
  try {
    const popup = await loadPaystack();
    popup.resumeTransaction(accessCode, {
      onLoad: () => tell('opened'),
      onSuccess: () => tell('finished'),
      onCancel: () => tell('left'),
      onError: () => tell('broken'),
    });
  } catch {
    tell('broken');
  }
}
