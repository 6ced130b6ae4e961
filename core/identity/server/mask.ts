/** Enough for its owner to know which one is meant, and too little for another to learn it. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, name.length > 3 ? 2 : 1)}•••@${domain}`;
}

export const maskPhone = (phone: string) => `${phone.slice(0, 4)} ••• ${phone.slice(-2)}`;
