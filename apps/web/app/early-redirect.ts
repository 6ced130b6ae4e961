/**
 * Runs in <head> before the first paint: a customer who opens the landing page, sign-in or registration goes to the
 * wallet, and a visitor on a phone goes from the landing page to sign-in, without a flash of the page they did not want.
 * A page that the browser had put aside looks again when it is brought back, because in between the customer may have
 * signed in or out. Inside the application the screens decide the same for themselves.
 *
 * A visitor who chose a language before is given the landing page in it; every other address says what it is in.
 *
 * It also writes data-customer on <html>, which is how public pages lose their header and footer.
 */
export const earlyRedirectScript = `;(function(){function look(){var p=location.pathname.replace(/\\/$/,"")||"/",home=/^\\/(fr|es)?$/.test(p),t;try{t=localStorage.getItem("token")}catch(e){}document.documentElement.toggleAttribute("data-customer",!!t);if(t?home||p==="/login"||p==="/register":home&&matchMedia("(max-width:767.98px)").matches)location.replace(t?"/wallet":"/login");else if(p==="/"){var l;try{l=localStorage.getItem("wura.language")}catch(e){}if(l==="fr"||l==="es")location.replace("/"+l+location.search+location.hash)}}look();addEventListener("pageshow",function(e){if(e.persisted)look()})})()`;
