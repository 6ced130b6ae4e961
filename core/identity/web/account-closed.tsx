import { Link } from 'react-router';

/** The customer is signed out everywhere; the way back leads over a new password. */
export function AccountClosed({ words }: { words: Record<'doneTitle' | 'doneText' | 'reset', string> }) {
  return (
    <>
      <h1 className="text-t1">{words.doneTitle}</h1>
      <p role="status" className="mt-1 mb-6 text-lead text-ink-2">
        {words.doneText}
      </p>
      <Link to="/forgot-password" className="btn btn-gold w-full">
        {words.reset}
      </Link>
    </>
  );
}
