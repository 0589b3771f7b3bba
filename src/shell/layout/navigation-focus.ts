import { useEffect, useEffectEvent, useInsertionEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { getInstalacao } from '#shell/instalacao.ts';

const main = (): HTMLElement | null => document.getElementById('conteudo');

/**
 * A page that has itself put focus where its work begins keeps it there; focus left over from the
 * page before is moved.
 */
const focusHeading = (before: Element | null): void => {
  const content = main();
  const focused = document.activeElement;
  const isOfNewPage = focused !== before && focused !== content && content?.contains(focused);
  if (!content || isOfNewPage) return;
  const heading = content.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? content).focus({ preventScroll: true });
};

/**
 * Does what browsers do by themselves when a page loads: sets the tab's title, moves focus to the
 * start of the new content, and has its title read aloud. Returns the sentence for the live region.
 * A new query on the same path is the same page.
 */
export function useNavigationFocus(title: string | undefined): string {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const before = useRef<Element | null>(null);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const { nome } = getInstalacao();
    document.title = title ? `${title} · ${nome}` : nome;
  }, [title]);
  // The only moment of a commit that comes before a field of the new page can take focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useInsertionEffect(() => {
    before.current = document.activeElement;
  }, [pathname]);
  const arrive = useEffectEvent(() => {
    focusHeading(before.current);
    setAnnounced(title ?? main()?.querySelector('h1')?.textContent ?? '');
  });
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    arrive();
  }, [pathname]);
  return announced;
}
