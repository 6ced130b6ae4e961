import type { Form } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { Field } from '@wura/ui/field';
import { Picker } from '@wura/ui/picker';
import { CompanyTile } from './company-tile.tsx';
import type { ElectricityValues } from './electricity-fields.ts';
import { electricityMessages } from './messages.ts';
import type { Companies } from './use-companies.ts';

export function CompanyField({ form, companies }: { form: Form<ElectricityValues>; companies: Companies }) {
  const words = useMessages(electricityMessages);
  const all = companies.data?.data ?? [];
  const hasFailed = companies.isError && !companies.data;
  if (companies.data && all.length === 0) return <Banner tone="wait" title={words.noCompanies} />;
  return (
    <>
      {hasFailed && (
        <Banner
          tone="bad"
          title={words.companiesFailed}
          action={
            <button type="button" className="min-h-11" onClick={() => void companies.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      <Field label={words.company} {...form.field('company')}>
        <Picker
          options={all.map(({ service_type: name, provider_name: title, provider_id: code }) => ({
            value: name,
            label: title,
            keywords: `${name} ${code}`,
            tile: <CompanyTile company={name} />,
          }))}
          value={form.values.company || undefined}
          onChange={value => form.set('company', value)}
          status={companies.isPending ? 'loading' : hasFailed ? 'failed' : 'ready'}
          onRetry={() => void companies.refetch()}
          texts={{
            label: words.company,
            placeholder: words.companyPlaceholder,
            search: words.companySearch,
            close: words.close,
            loading: words.companiesLoading,
            failed: words.companiesFailed,
            retry: words.retry,
            noMatch: words.noCompany,
          }}
        />
      </Field>
    </>
  );
}
