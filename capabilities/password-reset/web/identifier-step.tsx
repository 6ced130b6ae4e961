import { addressIn } from '@wura/browser/language';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { useLanguage } from '@wura/browser/use-language';
import { identifierFault } from '@wura/identity/rules';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { FormFailure } from '@wura/ui/form-failure';
import { TextInput } from '@wura/ui/text-input';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { CodeChannel } from '../rules.ts';
import { forgotPassword } from './calls.ts';
import { forgotMessages } from './messages.ts';

export interface Asked {
  readonly identifier: string;
  readonly channel: CodeChannel;
}

interface IdentifierStepProps {
  /** Then no code would arrive. */
  isMailOff: boolean;
  /** The service sends text messages. */
  canText: boolean;
  /** What may move on the day after, where that is less than usual. */
  dayMax: string | null | undefined;
  onSent: (asked: Asked) => void;
}

export function IdentifierStep({ isMailOff, canText, dayMax, onSent }: IdentifierStepProps) {
  const words = useMessages(forgotMessages);
  // By mail, unless it was the other button that was pressed.
  const channel = useRef<CodeChannel>('email');
  const form = useForm({
    initial: { identifier: '' },
    faults: ({ identifier }) => ({ identifier: identifierFault(identifier) }),
    submit: async ({ identifier }) => {
      const asked = { identifier, channel: channel.current };
      await call(forgotPassword, { body: asked });
      onSent(asked);
    },
  });
  return (
    <>
      {isMailOff && !canText && <MailOffNotice />}
      <FormFailure form={form} fallback={words.sendFailed} dismissLabel={words.dismiss} className="mb-5" />
      <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
        <Field label={words.identifier} helper={words.identifierHelper} {...form.field('identifier')}>
          <TextInput
            {...form.text('identifier')}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </Field>
        <Button
          type="submit"
          isWide
          isLoading={form.isBusy}
          loadingLabel={words.sendingCode}
          onClick={() => (channel.current = isMailOff && canText ? 'sms' : 'email')}
        >
          {words.sendCode}
        </Button>
        {canText && (
          <div>
            {!isMailOff && (
              <Button
                look="line"
                isWide
                isDisabled={form.isBusy}
                onClick={event => {
                  channel.current = 'sms';
                  event.currentTarget.form?.requestSubmit();
                }}
              >
                {words.sendByText}
              </Button>
            )}
            <p className="mt-2 text-small text-ink-2">{words.byTextHelper}</p>
          </div>
        )}
      </form>
      {dayMax && <p className="mt-4 text-small text-ink-2">{words.lowerLimits(dayMax)}</p>}
      <p className="mt-5 text-center">
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      </p>
    </>
  );
}

/** The operator may have set up no mail. Then no customer should wait for a code. */
function MailOffNotice() {
  const words = useMessages(forgotMessages);
  const language = useLanguage();
  return (
    <Banner
      tone="wait"
      title={words.mailOff}
      action={<a href={addressIn(language, '/contact-us')}>{words.toSupport}</a>}
      className="mb-5"
    >
      <p>{words.mailOffText}</p>
    </Banner>
  );
}
