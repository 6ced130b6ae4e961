import { useMutation } from '@tanstack/react-query';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { toast } from '@wura/ui/toast';
import { BookmarkPlus, Check } from 'lucide-react';

type SaveButtonProps = {
  words: { readonly save: string; readonly saving: string; readonly saved: string; readonly saveFailed: string };
  onSave: () => Promise<unknown>;
  onSaved: () => Promise<unknown>;
  /** It is among the saved already, and was not saved just here. */
  isSaved?: boolean;
};

/** Keeps whom or what was paid, for the next time. Offered once it was paid, when it is certain. */
export function SaveButton({ words, onSave, onSaved, isSaved = false }: SaveButtonProps) {
  const saving = useMutation({
    mutationFn: onSave,
    onSuccess: () => {
      toast(words.saved);
      return onSaved();
    },
  });
  if (isSaved && saving.isIdle) return null;
  return (
    <>
      <Button
        look="veil"
        isWide
        icon={saving.isSuccess ? <Check /> : <BookmarkPlus />}
        isDisabled={saving.isSuccess}
        isLoading={saving.isPending}
        loadingLabel={words.saving}
        onClick={() => saving.mutate()}
      >
        {saving.isSuccess ? words.saved : words.save}
      </Button>
      {saving.isError && (
        <p role="alert" className="text-center text-small">
          {refusalText(saving.error, { fallback: words.saveFailed })}
        </p>
      )}
    </>
  );
}
