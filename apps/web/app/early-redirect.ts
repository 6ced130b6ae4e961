/**
 * Runs in <head> before the first paint: a customer who opens the landing page, sign-in or registration goes to the
 * wallet, and a visitor on a phone goes from the landing page to sign-in, without a flash of the page they did not want.
 * The pages decide the same again once they are awake, for moves inside the application.
 */
export const earlyRedirectScript = `;(function(){var p=location.pathname.replace(/\\/$/,"")||"/";if(p!=="/"&&p!=="/login"&&p!=="/register")return;var t;try{t=localStorage.getItem("token")}catch(e){}if(t)location.replace("/wallet");else if(p==="/"&&matchMedia("(max-width:767.98px)").matches)location.replace("/login")})()`;
