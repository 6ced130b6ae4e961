import { ContactScreen } from '@wura/public-pages/web/contact';
import { contactMessages } from '@wura/public-pages/web/contact/messages';
import { titled } from '../page-title.ts';

export const meta = () => titled(contactMessages);

export default function ContactUs() {
  return <ContactScreen form={null} />;
}
