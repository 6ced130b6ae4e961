import { inFours } from '@wura/bills/groups';
import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Field } from '@wura/ui/field';
import { RadioTiles } from '@wura/ui/radio-tiles';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { TextInput } from '@wura/ui/text-input';
import { smartcardDigits } from '../rules.ts';
import type { CableValues } from './cable-fields.ts';
import { cableMessages } from './messages.ts';
import { ProviderTile } from './provider-tile.tsx';
import { checkFailure, type CardCheck } from './use-card-check.ts';
import type { TvProviders } from './use-tv-providers.ts';

type AccountStepProps = { form: Form<CableValues>; providers: TvProviders; check: CardCheck };

/** Step 1: whose account. */
export function AccountStep({ form, providers, check }: AccountStepProps) {
  const words = useMessages(cableMessages);
  const { provider, smartcard } = form.values;
  const { id, error } = form.field('smartcard');
  const failed = checkFailure(check);

  function change(name: 'provider' | 'smartcard', value: string) {
    check.reset();
    form.set(name, value);
  }

  return (
    <>
      {providers.isPending && (
        <Loading text={words.providersLoading} className="flex flex-col gap-1.5">
          <Skeleton className="h-[19px] w-28" />
          <Skeleton className="h-[84px] rounded-2xl!" />
        </Loading>
      )}
      {providers.isError && (
        <Banner
          tone="bad"
          title={refusalText(providers.error, { fallback: words.providersFailed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void providers.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      {providers.data && (
        <RadioTiles
          legend={words.provider}
          name="provider"
          id={form.idOf('provider')}
          options={providers.data.map(({ name, title }) => ({
            value: name,
            label: title,
            tile: <ProviderTile provider={name} />,
          }))}
          value={provider}
          onChange={value => change('provider', value)}
          error={form.field('provider').error}
        />
      )}
      <Field
        label={words.smartcard}
        id={id}
        error={
          error ??
          (failed === undefined ? undefined : (
            <span role="alert">
              {failed}
              <span className="block font-regular">{words.nothingPaid}</span>
            </span>
          ))
        }
        helper={words.smartcardHelper}
      >
        <TextInput
          name="smartcard"
          inputMode="numeric"
          autoComplete="off"
          value={inFours(smartcard)}
          onChange={event => change('smartcard', smartcardDigits(event.target.value).slice(0, 11))}
          onBlur={() => form.leave('smartcard')}
          className="money-flow"
        />
      </Field>
    </>
  );
}
