import { CallError } from '@wura/browser/call-error';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { faultText } from '@wura/browser/phrase-text';
import { addressFault, cleanLines } from '@wura/identity/rules';
import { announce } from '@wura/ui/announce';
import { Field } from '@wura/ui/field';
import { IconButton } from '@wura/ui/icon-button';
import { TextArea } from '@wura/ui/text-area';
import { Check, Pencil } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useChangeCustomer } from './change-customer.ts';
import { profileMessages } from './messages.ts';
import { UndoButton } from './undo-button.tsx';
import { useNotice } from './use-notice.ts';

const savedShownMs = 3000;

/** Read until the pencil is pressed; what was typed is saved on leaving the field. */
export function AddressField({ address }: { address: string }) {
  const words = useMessages(profileMessages);
  const fieldId = useId();
  const [draft, setDraft] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [saved, showSaved] = useNotice(savedShownMs);
  const change = useChangeCustomer();
  /** What stood there before the last change, while that can be taken back. */
  const [former, setFormer] = useState<string>();
  const isEditing = draft !== undefined;

  useEffect(() => {
    if (isEditing) document.getElementById(fieldId)?.focus();
  }, [isEditing, fieldId]);

  async function commit() {
    if (draft === undefined || change.isPending) return;
    if (cleanLines(draft) === address) return setDraft(undefined);
    const wrong = addressFault(draft);
    setFault(faultText(wrong));
    if (wrong !== undefined) return;
    try {
      await change.mutateAsync({ residentialAddress: draft });
      setDraft(undefined);
      setFormer(address);
      showSaved(words.saved);
      announce(words.saved);
    } catch (error) {
      const named = error instanceof CallError ? error.errorCodes['residentialAddress'] : undefined;
      setFault(faultText(named) ?? refusalText(error, { fallback: words.saveFailed }));
    }
  }

  async function undo(residentialAddress: string) {
    setFormer(undefined);
    try {
      await change.mutateAsync({ residentialAddress });
      showSaved(words.undone);
      announce(words.undone);
    } catch (error) {
      setDraft(residentialAddress);
      setFault(refusalText(error, { fallback: words.saveFailed }));
    }
  }

  if (draft === undefined) {
    return (
      <div className="mt-5">
        <div className="flex items-center justify-between gap-3">
          <p className="text-small font-medium">{words.address}</p>
          <span className="flex items-center">
            {saved && (
              <span className="flex items-center gap-1 text-small font-medium text-ok">
                <Check className="size-4" />
                {saved}
              </span>
            )}
            {former !== undefined && (
              <UndoButton label={words.undo} onUndo={() => void undo(former)} onGone={() => setFormer(undefined)} />
            )}
            <IconButton
              label={words.editAddress}
              icon={<Pencil className="size-[18px]!" />}
              onClick={() => {
                setFormer(undefined);
                setDraft(address);
              }}
              className="-mr-2 text-link"
            />
          </span>
        </div>
        <p className="whitespace-pre-line">{address}</p>
      </div>
    );
  }
  return (
    <Field
      className="mt-5"
      id={fieldId}
      label={words.address}
      helper={change.isPending ? words.savingAddress : words.addressHelper}
      error={fault}
    >
      <TextArea
        value={draft}
        autoComplete="street-address"
        aria-busy={change.isPending || undefined}
        onChange={event => {
          setDraft(event.target.value);
          setFault(undefined);
        }}
        onBlur={() => void commit()}
        onKeyDown={event => {
          if (event.key !== 'Escape') return;
          setDraft(undefined);
          setFault(undefined);
        }}
      />
    </Field>
  );
}
