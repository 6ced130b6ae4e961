import { useSearchParams } from 'react-router';

/** Whether the address says that the chat is open, and the way to open and close it. */
export function useHelp() {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('help') === 'chat';

  function open() {
    const next = new URLSearchParams(search);
    next.set('help', 'chat');
    setSearch(next, { preventScrollReset: true });
  }

  function close() {
    const next = new URLSearchParams(search);
    next.delete('help');
    next.delete('about');
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return { isOpen, about: search.get('about') ?? undefined, close, toggle: isOpen ? close : open };
}
