import type { CustomerRouter } from '@wura/identity/server';
import { networkOf } from '@wura/platform/network';
import { codesToOne, routes, textsFromOne } from '../contract.ts';
import { askToChange } from './ask-to-change.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { confirmContact } from './confirm-contact.ts';
import type { ContactNeeds } from './needs.ts';
import { undoChange } from './undo-change.ts';

export function contactDetails(router: CustomerRouter, given: Omit<ContactNeeds, 'countCode' | 'countTexts'>): void {
  const needs: ContactNeeds = {
    ...given,
    countCode(to) {
      const [digest] = given.vault.digests(to.toLowerCase(), 'contact codes to');
      return router.countFor(codesToOne, { id: digest.toString('hex') }, 1);
    },
    countTexts: (address, times) =>
      router.countFor(textsFromOne, { id: `texts asked for at ${networkOf(address)}` }, times),
  };

  router.serve(routes.changeContact, async call => ({
    status: 202,
    body: await askToChange(needs, call.caller, call.body, call),
  }));

  router.serve(routes.confirmPresent, async call => ({
    status: 202,
    body: await askToConfirm(needs, call.caller, call.body.kind, call),
  }));

  router.serve(routes.confirmContact, async call => {
    const until = await confirmContact(needs, call.caller, { id: call.params.id, ...call.body }, call);
    const message = until ? 'Your contact details are changed.' : 'Thank you. This is confirmed.';
    return { status: 200, body: { message, undo_until: until?.toISOString() ?? null } };
  });

  router.serve(routes.undoChange, async call => {
    await undoChange(needs, call.body.code, call);
    return {
      status: 200,
      body: { message: 'The change is undone and your account is locked. To open it, reset your password.' },
    };
  });
}
