import { ContactScreen } from '@wura/public-pages/web/contact-screen';
import { contactMessages } from '@wura/public-pages/web/messages';
import { titled } from '../page-title.ts';

export const meta = () => titled(contactMessages);

export default ContactScreen;
