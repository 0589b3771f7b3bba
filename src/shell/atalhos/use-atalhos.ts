import { useEffect, useEffectEvent, useState } from 'react';
import { AJUDA, type Atalho, createOuvinte } from './atalhos.ts';
import { useAtalhosLigados } from './atalhos-ligados.ts';

/** What the sheet of a page's shortcuts needs: `<FolhaDeAtalhos {...useAtalhos([…])} />`. */
export interface Folha {
  readonly atalhos: readonly Atalho[];
  readonly ligados: boolean;
  readonly ligar: (ligados: boolean) => void;
  readonly isAberta: boolean;
  readonly setAberta: (aberta: boolean) => void;
}

/** Does what the keys say, while the person has shortcuts on. */
const useTeclas = (atalhos: readonly Atalho[], ligados: boolean): void => {
  const [ouvinte] = useState(createOuvinte);
  const pressionar = useEffectEvent((event: KeyboardEvent) => {
    const ouvido = ouvinte.ouvir(event, atalhos);
    if (ouvido && ouvido.atalho.fazer(ouvido.digitada) !== false) event.preventDefault();
  });
  useEffect(() => {
    if (!ligados) return;
    const onKeyDown = (event: KeyboardEvent) => pressionar(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ligados]);
};

/** For what stands over the page and leaves the sheet, and its key, to the page. */
export const useAtalhosSemFolha = (atalhos: readonly Atalho[]): void => {
  const { ligados } = useAtalhosLigados();
  useTeclas(atalhos, ligados);
};

/** Listens for the page's shortcuts while it is open, unless the person switched them off. */
export const useAtalhos = (daPagina: readonly Atalho[]): Folha => {
  const { ligados, ligar } = useAtalhosLigados();
  const [isAberta, setAberta] = useState(false);
  const ajuda = { teclas: [AJUDA], rotulo: 'Mostrar esta ajuda', fazer: () => setAberta(true) };
  const atalhos = daPagina.length > 0 ? [...daPagina, ajuda] : [];
  useTeclas(atalhos, ligados);
  return { atalhos, ligados, ligar, isAberta, setAberta };
};
