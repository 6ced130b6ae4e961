import { addressIn } from '@wura/browser/language';
import { useLanguage } from '@wura/browser/use-language';
import { buttonClass, type ButtonShape } from '@wura/ui/button-look';
import type { ComponentProps, ReactNode } from 'react';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** Leads to another document, in the language of this one. An anchor, because public pages have no router. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const language = useLanguage();
  return (
    <a {...rest} href={isForEverybody(to) ? addressIn(language, to) : to}>
      {children}
    </a>
  );
}

type PageButtonProps = Omit<PageLinkProps, 'className'> & ButtonShape & { icon?: ReactNode };

export function PageButton({ look, size, isWide, className, icon, children, ...rest }: PageButtonProps) {
  return (
    <PageLink {...rest} className={buttonClass({ look, size, isWide, className })}>
      {icon}
      {children}
    </PageLink>
  );
}

/** Sign-in, registration and the wallet have one address in all languages. */
function isForEverybody(path: string): boolean {
  return !/^\/(?:login|register|wallet)\b/.test(path);
}
