import { get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { type ComDono, preferenciasDaqui } from '#shell/guardado/guardados.ts';
import { useUsuario } from '#shell/session/session.ts';

interface Escolha extends ComDono {
  readonly ligados: boolean;
}

const chaveDe = (dono: string): string => `atalhos ${dono}`;

/** A browser that cannot store it keeps the choice only while the page is open. */
const semArmazenamento = (error: unknown): void =>
  console.warn('Este navegador não guarda a escolha dos atalhos.', error);

const ler = async (dono: string): Promise<boolean> => {
  try {
    return (await get<Escolha>(chaveDe(dono), preferenciasDaqui()))?.ligados ?? true;
  } catch (error) {
    semArmazenamento(error);
    return true;
  }
};

const gravar = async (dono: string, ligados: boolean): Promise<void> =>
  set(chaveDe(dono), { dono, ligados } satisfies Escolha, preferenciasDaqui());

/**
 * WCAG 2.1.4: one-letter shortcuts can be switched off. They are off until the choice was read,
 * because people who dictate would trigger them by talking. There is one choice per login for all
 * pages, kept in IndexedDB because the end of a session clears local storage.
 */
export const useAtalhosLigados = () => {
  const dono = useUsuario()?.login ?? '';
  const [escolha, setEscolha] = useState<Escolha | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void ler(dono).then((ligados) => isCurrent && setEscolha({ dono, ligados }));
    return () => {
      isCurrent = false;
    };
  }, [dono]);
  const ligar = (ligados: boolean) => {
    setEscolha({ dono, ligados });
    gravar(dono, ligados).catch(semArmazenamento);
  };
  return { ligados: escolha?.dono === dono && escolha.ligados, ligar };
};
