// @vitest-environment happy-dom
import { act } from 'react';
import { commonFaults } from '@wura/wire/faults';
import { expect, it, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { useForm, type FormSpec } from './form.ts';
import { leave, press, render, type } from './testing/render.tsx';

type Person = { name: string; town: string };

const faults = ({ name, town }: Person) => ({
  name: name.length < 2 ? commonFaults.field_invalid : undefined,
  town: town === '' ? commonFaults.field_missing : undefined,
});

function Sample(given: Partial<FormSpec<Person>>) {
  const form = useForm<Person>({
    initial: { name: '', town: '' },
    faults,
    submit: () => Promise.resolve(),
    ...given,
  });
  return (
    <form onSubmit={event => void form.send(event)}>
      <input id={form.idOf('name')} {...form.text('name')} />
      <input id={form.idOf('town')} {...form.text('town')} />
      <output>
        {JSON.stringify([form.errors, form.isBusy, form.failure instanceof Error && form.failure.message])}
      </output>
      <button>Send</button>
    </form>
  );
}

const fieldsOf = (place: HTMLElement) => [...place.querySelectorAll('input')];
const stateOf = (place: HTMLElement) => JSON.parse(place.querySelector('output')!.textContent);

it('a form pressed twice before it was answered is sent once', async () => {
  const answers = Promise.withResolvers<void>();
  const submit = vi.fn<(values: Person) => Promise<void>>(() => answers.promise);
  const place = await render(<Sample initial={{ name: 'Ada', town: 'Lagos' }} submit={submit} />);
  const button = place.querySelector('button')!;
  // Within one event, before anything is drawn again.
  await act(async () => {
    button.click();
    button.click();
  });
  expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', town: 'Lagos' });
  expect(stateOf(place)[1]).toBe(true);
  await act(async () => answers.resolve());
  expect(stateOf(place)[1]).toBe(false);
});

it('a form pressed while a field waits for an answer is sent with it once it comes', async () => {
  const found = Promise.withResolvers<void>();
  const submit = vi.fn<(values: Person) => Promise<void>>(() => Promise.resolve());
  function Waiting() {
    const form = useForm<Person>({ initial: { name: 'Ada', town: '' }, faults, submit });
    const find = () => form.awaits(found.promise.then(() => form.set('town', 'Lagos')));
    return (
      <>
        <button onClick={find}>Find</button>
        <button onClick={() => void form.send()}>Send</button>
      </>
    );
  }
  const place = await render(<Waiting />);
  await press(place, 'Find');
  await press(place, 'Send');
  await press(place, 'Send');
  expect(submit).not.toHaveBeenCalled();
  await act(async () => found.resolve());
  await vi.waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', town: 'Lagos' }));
});

it('a form with faults is not sent, says them all, and moves the focus to the first', async () => {
  const submit = vi.fn<() => Promise<void>>();
  const place = await render(<Sample submit={submit} />);
  await press(place, 'Send');
  expect(submit).not.toHaveBeenCalled();
  expect(stateOf(place)[0]).toEqual({ name: 'field_invalid', town: 'field_missing' });
  await vi.waitFor(() => expect(document.activeElement).toBe(fieldsOf(place)[0]));
});

it('a field that was edited is judged when it is left, and one that was passed is not', async () => {
  const place = await render(<Sample />);
  const [name, town] = fieldsOf(place);
  await leave(town!);
  expect(stateOf(place)[0]).toEqual({});
  await type(name!, 'A');
  await leave(name!);
  expect(stateOf(place)[0]).toEqual({ name: 'field_invalid' });
  await type(name!, 'Ad');
  expect(stateOf(place)[0].name).toBeUndefined();
});

it('a field that is left for the button of its form moves nothing under the finger: pressing judges it', async () => {
  const place = await render(<Sample />);
  const [name] = fieldsOf(place);
  const button = place.querySelector('button')!;
  await type(name!, 'A');
  await leave(name!, button);
  expect(stateOf(place)[0]).toEqual({});
  await press(place, 'Send');
  expect(stateOf(place)[0]).toMatchObject({ name: 'field_invalid' });
});

it('a field that is left for a button that cannot be pressed yet, or for another control, is judged', async () => {
  const place = await render(<Sample />);
  const [name, town] = fieldsOf(place);
  const button = place.querySelector('button')!;
  await type(name!, 'A');
  await leave(name!, town);
  expect(stateOf(place)[0]).toEqual({ name: 'field_invalid' });
  button.setAttribute('aria-disabled', 'true');
  await type(town!, 'L');
  await type(town!, '');
  await leave(town!, button);
  expect(stateOf(place)[0]).toEqual({ name: 'field_invalid', town: 'field_missing' });
});

it('what the server says about a field stands at that field, by the form’s own name for it', async () => {
  const submit = () =>
    Promise.reject(
      new CallError({
        kind: 'refused',
        status: 422,
        code: 'invalid_input',
        errorCodes: { city: 'field_missing' },
      }),
    );
  const place = await render(
    <Sample initial={{ name: 'Ada', town: 'Lagos' }} submit={submit} wireNames={{ city: 'town' }} />,
  );
  await press(place, 'Send');
  expect(stateOf(place)).toEqual([{ town: 'field_missing' }, false, false]);
  await vi.waitFor(() => expect(document.activeElement).toBe(fieldsOf(place)[1]));
});

it('a refusal of the whole form is its failure, and the next try forgets it', async () => {
  const submit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('closed')).mockResolvedValueOnce();
  const place = await render(<Sample initial={{ name: 'Ada', town: 'Lagos' }} submit={submit} />);
  await press(place, 'Send');
  expect(stateOf(place)[2]).toBe('closed');
  await press(place, 'Send');
  expect(stateOf(place)).toEqual([{}, false, false]);
});
