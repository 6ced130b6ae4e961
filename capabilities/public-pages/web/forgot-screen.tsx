import { useMessages } from '@wura/browser/messages';
import { LinkButton } from '@wura/ui/link-button';
import { forgotMessages } from './messages.ts';

export function ForgotScreen() {
  const words = useMessages(forgotMessages);
  return (
    <>
      <h1 className="text-t1">{words.title}</h1>
      <p className="mt-2 text-lead text-ink-2">{words.lead}</p>
      <ol className="mt-5 flex list-decimal flex-col gap-2 pl-5 text-lead">
        {words.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <LinkButton to="/login" look="ink" isWide className="mt-8">
        {words.back}
      </LinkButton>
    </>
  );
}
