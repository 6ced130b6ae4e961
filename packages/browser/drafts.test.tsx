// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { dropDraftsOfOthers, leaveSession, useDraft } from './drafts.ts';
import { dropSession, startSession } from './session.ts';
import { press, render } from './testing/render.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  startSession('t', { isRemembered: false });
});

it('a customer who signs in finds nothing that another left unfinished on the device, and keeps what is their own', () => {
  localStorage.setItem('wura.draft.cus_ada.kyc', '{}');
  localStorage.setItem('wura.draft.cus_eve.kyc', '{}');
  sessionStorage.setItem('wura.draft.cus_ada.send-money', '{}');
  dropDraftsOfOthers('cus_eve');
  expect(Object.keys(localStorage).sort()).toEqual(['token', 'wura.draft.cus_eve.kyc', 'wura.session']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

/** A payment that is typed, sent and paid. */
function Payment() {
  const [amount, setAmount] = useState('');
  const [step, setStep] = useState('form');
  const draft = step === 'receipt' ? undefined : amount;
  const reloaded = step === 'form' ? amount : step;
  useDraft({ name: 'send-money', owner: 'cus_ada', draft, reloaded, isSent: step !== 'form', restore: setAmount });
  return (
    <>
      <output>{amount}</output>
      <button onClick={() => setAmount('750')}>type</button>
      <button onClick={() => setStep('processing')}>send</button>
      <button onClick={() => setStep('receipt')}>paid</button>
    </>
  );
}

function Application() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Payment />}
      <button onClick={() => setOpen(false)}>leave</button>
    </>
  );
}

/** What a customer finds in the form who did all this with it before its page was loaded anew. */
async function foundAfter(...deeds: string[]): Promise<string | null> {
  const before = await render(<Application />);
  for (const deed of deeds) {
    if (deed === 'hide') await hide();
    else if (deed === 'signs out elsewhere') await act(async () => signOutElsewhere());
    else if (deed === 'session ends') await act(async () => dropSession());
    else await press(before, deed);
  }
  await act(async () => dispatchEvent(new Event('pagehide')));
  const after = await render(<Application />);
  return after.querySelector('output')!.textContent;
}

/** What this tab hears of a customer who signs out in another: its own drafts are not for that one to reach. */
function signOutElsewhere(): void {
  const own = { ...sessionStorage };
  leaveSession();
  for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, String(value));
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

async function hide(): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'visibilityState');
}

it.each([
  ['its page was loaded anew', ['type']],
  ['the session ended under it', ['type', 'session ends']],
  ['the session ended as its payment was sent', ['type', 'send', 'session ends']],
])('an unfinished form is there again when %s', async (_, deeds) => {
  expect(await foundAfter(...deeds)).toBe('750');
});

it('a phone that drops the page of a customer who looks elsewhere brings the form back', async () => {
  const before = await render(<Application />);
  await press(before, 'type');
  await hide();
  const after = await render(<Application />);
  expect(after.querySelector('output')!.textContent).toBe('750');
});

it.each([
  ['sent', ['type', 'hide', 'send'], 'processing'],
  ['paid', ['type', 'hide', 'send', 'paid'], 'receipt'],
])('a payment that was %s is that for a page that is loaded anew, and not a form', async (_, deeds, found) => {
  expect(await foundAfter(...deeds)).toBe(found);
});

it('what was kept of a form is gone from the moment it is sent', async () => {
  const before = await render(<Application />);
  await press(before, 'type');
  await hide();
  await press(before, 'send');
  const after = await render(<Application />);
  expect(after.querySelector('output')!.textContent).toBe('');
});

it.each([
  ['paid under a session that ended', ['type', 'hide', 'send', 'paid', 'session ends']],
  ['left by a way of ours', ['type', 'hide', 'leave']],
])('a payment that was %s is not in the form of a page that is loaded anew', async (_, deeds) => {
  expect(await foundAfter(...deeds)).toBe('');
});

it.each([
  ['under the eyes', ['type', 'signs out elsewhere']],
  ['in a tab that had kept it already', ['type', 'hide', 'signs out elsewhere']],
])('a form that is unfinished %s is gone when its customer signs out in another tab', async (_, deeds) => {
  expect(await foundAfter(...deeds)).toBe('');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('what a tab that slept through a sign-out had kept is not brought back when its customer signs in again', async () => {
  const before = await render(<Application />);
  await press(before, 'type');
  await hide();
  const asleep = { ...sessionStorage };
  leaveSession();
  for (const [key, value] of Object.entries(asleep)) sessionStorage.setItem(key, String(value));
  startSession('t2', { isRemembered: false });
  const after = await render(<Application />);
  expect(after.querySelector('output')!.textContent).toBe('');
});

it('a link that names whom to pay opens a form for them, and not the one left unfinished before', async () => {
  const before = await render(<Application />);
  await press(before, 'type');
  await hide();
  history.replaceState(null, '', '?to=0123456789');
  const after = await render(<Application />);
  history.replaceState(null, '', '?');
  expect(after.querySelector('output')!.textContent).toBe('');
});
