import { useLayoutEffect, useRef, useState } from 'react';

/** The window minus the page's header, the table's footer and the selection bar. */
export const ALTURA_DA_TABELA = 'max(20rem, calc(100vh - 15rem))';

/** True while the columns overflow the page: then the table scrolls inside its own frame. */
export const useTransborda = (colunas: readonly string[], linhas: readonly unknown[]) => {
  const moldura = useRef<HTMLDivElement>(null);
  const [transborda, setTransborda] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns and rows change the width
  useLayoutEffect(() => {
    const medir = () => {
      const table = moldura.current?.querySelector('table');
      if (moldura.current && table) setTransborda(table.offsetWidth > moldura.current.clientWidth);
    };
    medir();
    window.addEventListener('resize', medir);
    return () => window.removeEventListener('resize', medir);
  }, [colunas, linhas]);
  return { moldura, transborda };
};
