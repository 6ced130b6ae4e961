// The buttons of the sandbox checkout. Whoever opened it is told what happened, and asks the product to verify.

const said = {
  success: 'Paid. You can go back now.',
  failed: 'The payment failed. You can go back now.',
  abandoned: 'You left without paying. You can go back now.',
};

document.addEventListener('click', event => {
  const button = event.target.closest('#checkout button');
  if (button) void decide(button.dataset.outcome);
});

async function decide(choice) {
  const card = document.getElementById('card');
  const { checkout, outcomeText } = parts();
  const isByCard = choice === 'card';
  const outcome = isByCard ? card.selectedOptions[0].dataset.outcome : choice;
  const buttons = [...checkout.querySelectorAll('button')];
  for (const button of buttons) button.disabled = true;
  outcomeText.textContent = 'One moment …';
  try {
    const { status } = await tellSandbox(checkout.dataset.reference, {
      outcome,
      ...(isByCard && { card: card.value }),
    });
    const isUndecided = outcome !== 'abandoned' && status === 'pending';
    finish(outcome, isUndecided ? 'The bank has yet to decide. You can go back now.' : said[outcome]);
  } catch (error) {
    outcomeText.textContent = error.message;
    for (const button of buttons) button.disabled = false;
  }
}

async function tellSandbox(reference, body) {
  const response = await fetch(`/_sandbox/paystack/checkout/${encodeURIComponent(reference)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('The sandbox does not answer. Is it running?');
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

function finish(outcome, text) {
  const { checkout, outcomeText } = parts();
  const { reference, callback, cancel } = checkout.dataset;
  checkout.replaceChildren();
  outcomeText.textContent = text;
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

function parts() {
  return { checkout: document.getElementById('checkout'), outcomeText: document.getElementById('outcome') };
}
