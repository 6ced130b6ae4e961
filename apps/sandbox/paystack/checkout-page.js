// The buttons of the sandbox checkout. Whoever opened it is told what happened, and asks the product to verify.

const checkout = document.getElementById('checkout');
const outcomeText = document.getElementById('outcome');

const said = {
  success: 'Paid. You can go back now.',
  failed: 'The payment failed. You can go back now.',
  abandoned: 'You left without paying. You can go back now.',
};

checkout?.addEventListener('click', event => {
  const button = event.target.closest('button');
  if (button) void decide(button.dataset.outcome);
});

async function decide(choice) {
  const card = document.getElementById('card');
  const isByCard = choice === 'card';
  const outcome = isByCard ? card.selectedOptions[0].dataset.outcome : choice;
  const buttons = [...checkout.querySelectorAll('button')];
  for (const button of buttons) button.disabled = true;
  outcomeText.textContent = 'One moment …';
  try {
    await tellSandbox({ outcome, ...(isByCard && { card: card.value }) });
    finish(outcome);
  } catch (error) {
    outcomeText.textContent = error.message;
    for (const button of buttons) button.disabled = false;
  }
}

async function tellSandbox(body) {
  const response = await fetch(`/_sandbox/paystack/checkout/${encodeURIComponent(checkout.dataset.reference)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('The sandbox does not answer. Is it running?');
  });
  if (response.ok) return;
  const { message } = await response.json();
  throw new Error(message);
}

function finish(outcome) {
  const { reference, callback, cancel } = checkout.dataset;
  checkout.replaceChildren();
  outcomeText.textContent = said[outcome];
  outcomeText.focus();

  const listener = window.opener ?? (window.parent === window ? null : window.parent);
  if (listener) {
    // To anybody: there is nothing in it but a reference the listener knows, and it decides nothing.
    listener.postMessage({ source: 'sandbox-checkout', outcome, reference, trxref: reference }, '*');
    window.close();
    return;
  }
  if (outcome === 'abandoned' && cancel) location.assign(cancel);
  if (outcome === 'abandoned' || !callback) return;
  const back = new URL(callback);
  back.searchParams.set('trxref', reference);
  back.searchParams.set('reference', reference);
  location.assign(back);
}
