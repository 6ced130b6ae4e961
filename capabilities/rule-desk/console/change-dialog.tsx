import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { calendarDate } from '@wura/browser/dates';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { fieldAt, fieldsOf, figureText, type RuleField, type RuleValue } from '@wura/policy/rule-fields';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Switch } from '@wura/ui/switch';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import { proposeRule, rowOn, type ListedRule } from './calls.ts';
import { Changes } from './changes.tsx';
import { readDraft, withBand, withField, withoutBand } from './draft.ts';

interface ChangeDialogProps {
  rule: ListedRule;
  /** The first day on which it may begin. */
  earliest: string;
  onClose: () => void;
}

const bandsMax = 10;

export function ChangeDialog({ rule, earliest, onClose }: ChangeDialogProps) {
  const [day, setDay] = useState(earliest);
  const [source, setSource] = useState('');
  const [draft, setDraft] = useState<RuleValue>(() => rowOn(rule, earliest)!.value);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const value = readDraft(rule.form, draft);
  const held = rowOn(rule, day < earliest ? earliest : day)!;
  const bands = Array.isArray(draft['bands']) ? draft['bands'].length : 0;
  return (
    <ReasonDialog
      title={`Change: ${rule.title}`}
      lead={`${rule.about} It begins at midnight in Lagos, once a second admin has agreed.`}
      confirm="Propose"
      onClose={onClose}
      run={async reason => {
        setErrors({});
        const from = source.trim();
        const body = { rule: rule.rule, value, begins_on: day, reason, ...(from !== '' && { source: from }) };
        try {
          await call(proposeRule, { body });
        } catch (error) {
          if (error instanceof CallError) setErrors((error.body?.errors ?? {}) as Record<string, string>);
          throw error;
        }
        return 'Proposed. A second admin has to agree.';
      }}
    >
      {fieldsOf(rule.form, draft).map((field, index) => (
        <ValueField
          key={field.path}
          field={field}
          isFirst={index === 0}
          at={fieldAt(draft, field.path)}
          error={errors[`value.${field.path}`]}
          onChange={at => setDraft(withField(draft, field.path, at))}
        />
      ))}
      {bands > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button look="line" size={44} isDisabled={bands >= bandsMax} onClick={() => setDraft(withBand(draft))}>
            Add a band
          </Button>
          <Button look="line" size={44} isDisabled={bands < 2} onClick={() => setDraft(withoutBand(draft))}>
            Remove a band
          </Button>
        </div>
      )}
      <Field label="Begins on" error={errors['begins_on']}>
        <TextInput type="date" min={earliest} value={day} onChange={event => setDay(event.target.value)} />
      </Field>
      <Field
        label="Where it was read"
        helper="A law, a circular. Left empty: the house itself."
        error={errors['source']}
      >
        <TextInput maxLength={200} value={source} onChange={event => setSource(event.target.value)} />
      </Field>
      <div aria-live="polite">
        <p className="font-label">{day === '' ? 'What changes' : `From ${calendarDate(day)}`}</p>
        <Changes form={rule.form} was={held.value} becomes={value} />
      </div>
    </ReasonDialog>
  );
}

interface ValueFieldProps {
  field: RuleField;
  isFirst: boolean;
  at: unknown;
  error: string | undefined;
  onChange: (at: unknown) => void;
}

const marks = { naira: '₦', usdt: '₮', percent: '%', number: undefined };

function ValueField({ field: { label, kind, empty }, isFirst, at, error, onChange }: ValueFieldProps) {
  if (kind === 'switch') return <Switch label={label} isOn={at === true} onChange={onChange} />;
  const mark = marks[kind];
  return (
    <Field label={label} helper={empty && `Left empty: ${empty.toLowerCase()}.`} error={error}>
      <TextInput
        {...(isFirst && { 'data-autofocus': '' })}
        inputMode={kind === 'number' ? 'numeric' : 'decimal'}
        maxLength={24}
        {...(mark !== undefined && { prefixChip: mark })}
        value={figureText(at)}
        onChange={event => onChange(event.target.value)}
      />
    </Field>
  );
}
