/** What a control call could not do, told to the developer or test that asked for it. */
export class ControlRefused extends Error {
  readonly status: number;
  readonly errors: Readonly<Record<string, string>> | undefined;

  constructor(status: number, message: string, errors?: Readonly<Record<string, string>>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** Reads one field; throws what is wrong with it as a sentence that continues its name. */
type Reader<Value> = (given: unknown) => Value;
type Readers = Readonly<Record<string, Reader<unknown>>>;
type Read<Fields extends Readers> = { [Name in keyof Fields]: ReturnType<Fields[Name]> };

/**
 * The fields of a control call. Every bad one is named, and so is one that we do not know: a `delayMS` silently ignored
 * costs its author an afternoon.
 */
export function readInput<Fields extends Readers>(body: unknown, fields: Fields): Read<Fields> {
  const given = body ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw new ControlRefused(422, 'The body must be an object.');
  const errors: Record<string, string> = {};
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) errors[name] = `is not known here; known: ${Object.keys(fields).join(', ')}`;
  }
  const read: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(fields)) {
    try {
      read[name] = reader((given as Record<string, unknown>)[name]);
    } catch (error) {
      errors[name] = (error as Error).message;
    }
  }
  const [first] = Object.entries(errors);
  if (first) throw new ControlRefused(422, `${first[0]} ${first[1]}`, errors);
  return read as Read<Fields>;
}

export function choice<const Word extends string>(words: readonly Word[]): Reader<Word> {
  return given => {
    if (words.includes(given as Word)) return given as Word;
    throw new Error(`must be one of ${words.join(', ')}`);
  };
}

export function wholeNumber({ min, max }: { min: number; max: number }): Reader<number> {
  return given => {
    if (Number.isInteger(given) && (given as number) >= min && (given as number) <= max) return given as number;
    throw new Error(`must be a whole number from ${min} to ${max}`);
  };
}

export function text({ max }: { max: number }): Reader<string> {
  return given => {
    if (typeof given === 'string' && given !== '' && given.length <= max) return given;
    throw new Error(`must be a text of 1 to ${max} characters`);
  };
}

export function flag(given: unknown): boolean {
  if (typeof given === 'boolean') return given;
  throw new Error('must be true or false');
}

export function optional<Value, Fallback>(reader: Reader<Value>, fallback: Fallback): Reader<Value | Fallback> {
  return given => (given === undefined ? fallback : reader(given));
}
