import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { nameCase } from '@wura/browser/name-case';
import { askAgainOf, keyOf } from '@wura/browser/query';
import { useUndoable } from '@wura/browser/use-undoable';
import { useState } from 'react';
import type { SavedPerson } from '../contract.ts';
import { listPeople, removePerson, renamePerson } from './calls.ts';

/** What a saved person is called: by the customer, or else by their account; nothing where both are gone. */
export const nameOf = ({ nickname, name, kept_name: kept }: SavedPerson): string | undefined =>
  nickname ?? (name === null ? (kept ?? undefined) : nameCase(name));

/** The saved people, and what can be done with them. */
export function usePeople() {
  const queries = useQueryClient();
  const answer = useQuery({ queryKey: keyOf(listPeople), queryFn: ({ signal }) => readAll(signal) });
  const refresh = () => queries.invalidateQueries({ queryKey: [keyOf(listPeople)[0]] });
  const [failedRemoval, setFailedRemoval] = useState<SavedPerson>();
  const removal = useUndoable((person: SavedPerson) => {
    setFailedRemoval(undefined);
    return call(removePerson, { params: { id: person.id } })
      .catch(() => setFailedRemoval(person))
      .then(refresh);
  });
  const rename = useMutation({
    mutationFn: ({ id, nickname }: Pick<SavedPerson, 'id' | 'nickname'>) =>
      call(renamePerson, { params: { id }, body: { nickname } }),
    onSuccess: refresh,
  });
  const all = answer.data ?? [];
  return {
    ...removal,
    rename,
    failedRemoval,
    all,
    isKnown: answer.data !== undefined,
    askAgain: askAgainOf(answer),
    list: all.filter(({ id }) => !removal.isRemoved(id)),
    refresh,
  };
}

export type People = ReturnType<typeof usePeople>;

/** All of them, so that the search finds each while it is typed; there are few enough for two pages. */
async function readAll(signal: AbortSignal): Promise<readonly SavedPerson[]> {
  const all: SavedPerson[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data, nextCursor }: PageOfPeople = await call(listPeople, { query: { ...(cursor && { cursor }) }, signal });
    all.push(...data);
    cursor = nextCursor;
  }
  return all;
}

interface PageOfPeople {
  readonly data: readonly SavedPerson[];
  readonly nextCursor: string | null;
}
