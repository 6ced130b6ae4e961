/**
 * A customer who opens the landing page, sign-in or registration goes to the wallet, and a visitor on a phone goes from
 * the landing page to sign-in, without a flash of the page they did not want. A page that the browser had put aside looks
 * again when it is brought back, because in between the customer may have signed in or out. Inside the application the
 * screens decide the same for themselves.
 *
 * A visitor who chose a language before is given the landing page in it; every other address says what it is in.
 *
 * It also writes data-customer on <html>, which is how public pages lose their header and footer.
 */
export function redirectEarly(): void {
  look();
  addEventListener('pageshow', event => {
    if (event.persisted) look();
  });
}

function look(): void {
  const path = location.pathname.replace(/\/$/, '') || '/';
  const isHome = /^\/(fr|es)?$/.test(path);
  const isCustomer = Boolean(saved('token'));
  document.documentElement.toggleAttribute('data-customer', isCustomer);
  if (isCustomer) {
    if (isHome || path === '/login' || path === '/register') location.replace('/wallet');
  } else if (isHome && matchMedia('(max-width:767.98px)').matches) {
    location.replace('/login');
  } else if (path === '/') {
    const language = saved('wura.language');
    if (language === 'fr' || language === 'es') location.replace(`/${language}${location.search}${location.hash}`);
  }
}

/** Nothing where storage is refused, as in some private windows. */
export function saved(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
