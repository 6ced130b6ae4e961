/** Where this device keeps the session of an operator, beside that of a customer. */
export const sessionNames = { token: 'wura.console.token', life: 'wura.console.session' };
