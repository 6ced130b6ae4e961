import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { secondFactorCodeFault } from '@wura/identity/second-factor';
import { CodeInput } from '@wura/identity/web/code-input';
import { ProofForm } from '@wura/identity/web/proof-form';
import { proofMessages } from '@wura/identity/web/second-factor-messages';
import { encodeQr, qrPath } from '@wura/documents/qr';
import { Button } from '@wura/ui/button';
import { CopyButton } from '@wura/ui/copy-button';
import { Field } from '@wura/ui/field';
import { useEffect, useRef, useState } from 'react';
import { beginTwoFactor, confirmTwoFactor } from './calls.ts';
import { twoFactorMessages } from './messages.ts';

interface Secret {
  secret: string;
  address: string;
}

/** The password and the PIN, then the app, then its first code. */
export function SetUp({ onDone }: { onDone: (backupCodes: readonly string[]) => void }) {
  const words = useMessages(twoFactorMessages);
  const [secret, setSecret] = useState<Secret>();
  if (secret) return <Scan {...secret} onDone={onDone} />;
  return (
    <ProofForm
      isNewFactor
      lead={words.passwordLead}
      submitLabel={words.continue}
      loadingLabel={words.checking}
      onProof={async body => setSecret(await call(beginTwoFactor, { body }))}
    />
  );
}

function Scan({ secret, address, onDone }: Secret & { onDone: (backupCodes: readonly string[]) => void }) {
  const words = useMessages(twoFactorMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm({
    initial: { code: '' },
    faults: ({ code }) => ({ code: secondFactorCodeFault(code) }),
    submit: async body => onDone((await call(confirmTwoFactor, { body })).backup_codes),
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-label">
          {words.scanTitle}
        </h3>
        <p className="mt-1 text-ink-2">{words.scanLead}</p>
      </div>
      <Qr text={address} label={words.scanAlt} />
      {/* On the phone itself there is nothing to scan: its app takes the address. */}
      <a href={address} className="link inline-flex min-h-11 items-center justify-center md:hidden">
        {words.openApp}
      </a>
      <div>
        <p className="text-small text-ink-2">{words.typeInstead}</p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <code className="font-label wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton value={secret} label={words.copyKey} copied={words.copied}>
            {words.copy}
          </CopyButton>
        </div>
      </div>
      <Field label={words.code} {...form.field('code')}>
        <CodeInput {...form.text('code')} inputMode="numeric" />
      </Field>
      <Failure error={form.failure} />
      <Button type="submit" isLoading={form.isBusy} loadingLabel={words.checking}>
        {words.confirm}
      </Button>
    </form>
  );
}

/** Black on white in every theme, with the margin that cameras need. */
function Qr({ text, label }: { text: string; label: string }) {
  const modules = encodeQr(text);
  const size = modules.length + 8;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-[208px] max-w-full rounded-card"
    >
      <path d={`M-4 -4h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={qrPath(modules)} fill="#000" />
    </svg>
  );
}

function Failure({ error }: { error: unknown }) {
  const { failed } = useMessages(proofMessages);
  if (error === undefined) return null;
  return (
    <p role="alert" className="font-medium text-bad">
      {refusalText(error, { fallback: failed })}
    </p>
  );
}
