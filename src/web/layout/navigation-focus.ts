import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { getInstalacao } from '#web/instalacao.ts';

const main = (): HTMLElement | null => document.getElementById('conteudo');

/** A page that has already put focus where its work begins keeps it there. */
const focusHeading = (): void => {
  const content = main();
  if (!content || (content !== document.activeElement && content.contains(document.activeElement))) return;
  const heading = content.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? content).focus({ preventScroll: true });
};

/**
 * What a browser does by itself when a page is loaded: the tab's title, focus at the beginning of what is new, and its
 * title heard. Returns the sentence for the live region. A new query on the same path is the same page.
 */
export function useNavigationFocus(title: string | undefined): string {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const { nome } = getInstalacao();
    document.title = title ? `${title} · ${nome}` : nome;
  }, [title]);
  const arrive = useEffectEvent(() => {
    focusHeading();
    setAnnounced(title ?? main()?.querySelector('h1')?.textContent ?? '');
  });
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    arrive();
  }, [pathname]);
  return announced;
}
