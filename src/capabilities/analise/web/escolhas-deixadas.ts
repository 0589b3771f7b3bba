import { useEffect, useRef, useState } from 'react';
import { useUsuario, usuarioStore } from '#shell/session/session.ts';
import type { Valores } from './classificacao.ts';

/** What was chosen for several cases and not saved yet; never written down, and gone with the window. */
const deixadas = new Map<string, Valores>();

// Whoever signs in next finds nothing of it.
usuarioStore.subscribe(() => {
  if (usuarioStore.get() === null) deixadas.clear();
});

/** Back, and the same cases chosen again, find the choices as they were left; null for a single case, which shows its own. */
export const useEscolhasDeixadas = (ids: readonly number[] | null) => {
  const login = useUsuario()?.login;
  const chave =
    ids === null || login === undefined ? null : `${login} ${ids.toSorted((a, b) => a - b).join(',')}`;
  const [antes] = useState(() => (chave === null ? undefined : deixadas.get(chave)));
  return {
    antes,
    deixar: (valores: Valores): void => {
      if (chave !== null) deixadas.set(chave, valores);
    },
    esquecer: (): void => {
      if (chave !== null) deixadas.delete(chave);
    },
  };
};

/** Keeps the choices while they change, and forgets them once they are saved. */
export const useDeixar = (
  valores: Valores,
  isSalvo: boolean,
  { deixar, esquecer }: Pick<ReturnType<typeof useEscolhasDeixadas>, 'deixar' | 'esquecer'>,
): void => {
  const texto = JSON.stringify(valores);
  const salvo = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed is told by its text; the functions are made anew at each drawing
  useEffect(() => {
    if (isSalvo) {
      salvo.current = texto;
      esquecer();
    } else if (texto !== salvo.current) deixar(JSON.parse(texto) as Valores);
  }, [texto, isSalvo]);
};
