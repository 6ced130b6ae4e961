import { call } from '@wura/browser/client';
import { readConfig, type Config } from '@wura/browser/config';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { LinkButton } from '@wura/ui/link-button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CodeStep } from './code-step.tsx';
import { IdentifierStep, type Asked } from './identifier-step.tsx';
import { forgotMessages } from './messages.ts';

type Step = { name: 'identifier' } | ({ name: 'code' } & Asked) | { name: 'done' };

/** Who are you; the code and a new password; done. Nothing here says whether the account exists. */
export function ForgotScreen() {
  const words = useMessages(forgotMessages);
  const [step, setStep] = useState<Step>({ name: 'identifier' });
  const config = useConfig();
  const dayMax = config?.cooling_off_limit && formatAmount(config.cooling_off_limit, 'NGN');
  if (step.name === 'identifier') {
    return (
      <>
        <Heading title={words.title} lead={words.lead} />
        <IdentifierStep
          isMailOff={config?.services.mail === false}
          canText={config?.services.sms === true}
          dayMax={dayMax}
          onSent={asked => setStep({ name: 'code', ...asked })}
        />
      </>
    );
  }
  if (step.name === 'code') {
    return (
      <>
        <Heading title={words.codeTitle} lead={words.codeLead} isNew />
        <CodeStep
          asked={step}
          onDone={() => setStep({ name: 'done' })}
          onOther={() => setStep({ name: 'identifier' })}
        />
      </>
    );
  }
  return (
    <>
      <Heading title={words.doneTitle} lead={words.doneLead} isNew />
      {dayMax && <p className="mb-6 text-ink-2">{words.limitsLowered(dayMax)}</p>}
      <LinkButton to="/login" isWide>
        {words.signIn}
      </LinkButton>
    </>
  );
}

/** No screen waits for it: without an answer the screen only says less. */
function useConfig(): Config | undefined {
  const [config, setConfig] = useState<Config>();
  useEffect(() => {
    call(readConfig, {}).then(setConfig, () => undefined);
  }, []);
  return config;
}

/** A new step is announced by its heading, as a new page would be. */
function Heading({ title, lead, isNew = false }: { title: string; lead: ReactNode; isNew?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, title]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-t1">
        {title}
      </h1>
      <p className="mt-1 mb-6 text-lead text-ink-2">{lead}</p>
    </>
  );
}
