const hidden = '•••';
const textLengthMax = 300;

/** Whatever opens an account, a card or a payment, and numbers by which the state knows a person. */
const secret =
  /^(pin|cvv|code|otp|challenge|credential|thread|bvn|nin|id_number|card_number|access_code|tokens?|key|secret|address_of_app)$|password|pin$|token$|secret|codes?$/i;
/** Of these names an answer means nothing that is secret: why it is a no, a bank, a plan. */
const harmlessInAnswers = /^(code|reason|errorCodes|country_code|bank_code|plan_code|fees?)$|^.*_code$/i;

/** As it may be shown on a screen that another person sees, or be sent to support. */
export function redact(value: unknown, where: 'sent' | 'answer', name = ''): unknown {
  const isHarmless = where === 'answer' ? harmlessInAnswers.test(name) && name !== 'access_code' : false;
  if (name !== '' && secret.test(name) && !isHarmless && value !== null) return hidden;
  if (typeof value === 'string') return value.length > textLengthMax ? `${value.slice(0, textLengthMax)}…` : value;
  if (Array.isArray(value)) return value.map(each => redact(each, where));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redact(each, where, key)]));
}

/** What follows a question mark may be a code or a token, too. */
export function redactAddress(address: string): string {
  const [path = '', query] = address.split('?');
  if (query === undefined) return path;
  const shown = [...new URLSearchParams(query)].map(([key, each]) => `${key}=${secret.test(key) ? hidden : each}`);
  return `${path}?${shown.join('&')}`;
}
