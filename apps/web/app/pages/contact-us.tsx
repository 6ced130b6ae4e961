import { textsOf } from '@wura/browser/messages';
import { ContactScreen } from '@wura/public-pages/web/contact';
import { contactMessages } from '@wura/public-pages/web/contact/messages';
import { ContactForm } from '@wura/support/web/contact-form';
import type { MetaArgs } from 'react-router';
import { shared } from '../shared-page.ts';

export const meta = ({ location }: MetaArgs) => shared(location, textsOf(contactMessages));

export default function ContactUs() {
  return <ContactScreen form={<ContactForm />} />;
}
