import { useLayoutEffect, useRef, useState } from 'react';

/** The window less the page's head, the table's foot and the bar of the selection. */
export const ALTURA_DA_TABELA = 'max(20rem, calc(100vh - 15rem))';

/** True while the columns need more room than the page has: then the table scrolls by itself, under its own head. */
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
