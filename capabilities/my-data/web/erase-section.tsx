import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { CallError } from '@wura/browser/call-error';
import { useMessages } from '@wura/browser/messages';
import { keyOf } from '@wura/browser/query';
import { leaveSession } from '@wura/browser/drafts';
import { ProofForm } from '@wura/identity/web/proof-form';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { toast } from '@wura/ui/toast';
import { useState } from 'react';
import type { Mine } from '../contract.ts';
import { eraseMyData, readMyData } from './calls.ts';
import { myDataMessages } from './messages.ts';
import { Section } from './section.tsx';

/** What goes, what must be kept and why, what stands in the way, and then the deed. */
export function EraseSection({ mine }: { mine: Mine }) {
  const words = useMessages(myDataMessages);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const isFree = mine.held_back.length === 0;

  async function erase(proof: { password: string; code?: string }) {
    try {
      await call(eraseMyData, { body: proof });
    } catch (error) {
      // Something has come up since the screen was drawn: it says what.
      if (error instanceof CallError && error.code === 'erasure_held_back') {
        void queries.invalidateQueries({ queryKey: keyOf(readMyData) });
      }
      throw error;
    }
    setOpen(false);
    if (mine.days_to_think > 0) return queries.invalidateQueries({ queryKey: keyOf(readMyData) });
    toast(words.erased);
    leaveSession();
  }

  return (
    <Section title={words.eraseTitle}>
      <p className="mt-1 text-ink-2">{words.eraseLead}</p>
      <h3 className="mt-4 font-label">{words.keptTitle}</h3>
      <p className="mt-1 text-ink-2">{words.kept(mine.years_kept)}</p>
      {mine.days_to_think > 0 && <p className="mt-3 text-ink-2">{words.thinking(mine.days_to_think)}</p>}
      {!isFree && (
        <>
          <p className="mt-4 font-label">{words.held}</p>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-ink-2">
            {mine.held_back.map(obstacle => (
              <li key={obstacle}>{words.obstacles[obstacle]}</li>
            ))}
          </ul>
        </>
      )}
      {isFree && (
        <Button className="mt-4" look="line" onClick={() => setOpen(true)}>
          {words.erase}
        </Button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.eraseDialog} closeLabel={words.close}>
        {isOpen && (
          <ProofForm lead={words.eraseSure} submitLabel={words.erase} loadingLabel={words.erasing} onProof={erase} />
        )}
      </Dialog>
    </Section>
  );
}
