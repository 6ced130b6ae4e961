import { useMessages } from '@wura/browser/messages';
import { CopyButton } from '@wura/ui/copy-button';
import { tokenMessages } from './messages.ts';
import { groupsOf } from '@wura/bills/groups';

type TokenListProps = { tokens: readonly string[] };

/**
 * What is typed into the meter: large, in groups that break only between each other. Where the meter's key changes there
 * are several, and their order matters.
 */
export function TokenList({ tokens }: TokenListProps) {
  const words = useMessages(tokenMessages);
  const isSeveral = tokens.length > 1;
  return (
    <div className="flex flex-col gap-3">
      {isSeveral && <p className="text-small font-medium">{words.inOrder(tokens.length)}</p>}
      <ol className="flex flex-col gap-3">
        {tokens.map((token, at) => {
          const name = isSeveral ? nameOf(at) : words.token;
          return (
            <li key={token} className="rounded-2xl bg-sunken px-4 pt-3 pb-3.5">
              <div className="flex items-center justify-between gap-3">
                <p className="text-small font-medium">{name}</p>
                <CopyButton value={token} label={words.copyOf(name)} copied={words.copied}>
                  {words.copy}
                </CopyButton>
              </div>
              <p className="mt-1 flex flex-wrap gap-x-[.55em] text-figure-sm leading-[1.35] font-[610] tracking-[.02em] tabular-nums">
                {groupsOf(token).map((group, place) => (
                  // A token may hold the same four digits twice; a group is known by its place.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={place} className="whitespace-nowrap">
                    {group}
                  </span>
                ))}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );

  function nameOf(at: number): string {
    return at === tokens.length - 1 ? words.creditToken(at + 1) : words.keyToken(at + 1);
  }
}
