// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { dropDraftsOfOthers } from './drafts.ts';

it('a customer who signs in finds nothing that another left unfinished on the device, and keeps what is their own', () => {
  localStorage.setItem('wura.draft.cus_ada.kyc', '{}');
  localStorage.setItem('wura.draft.cus_eve.kyc', '{}');
  sessionStorage.setItem('wura.draft.cus_ada.send-money', '{}');
  localStorage.setItem('token', 't');
  dropDraftsOfOthers('cus_eve');
  expect(Object.keys(localStorage).sort()).toEqual(['token', 'wura.draft.cus_eve.kyc']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
