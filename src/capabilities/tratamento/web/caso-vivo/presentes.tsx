import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { useAoVivo } from '#shell/ao-vivo/ao-vivo.ts';
import { Avatar } from '#shell/ui/avatar.tsx';
import { marcarPresenca, marcarSaida } from './caso-vivo-queries.ts';
import './caso-vivo.css';

/** The server forgets a page after a little more than two missed beats. */
const BATIMENTO_MS = 20_000;

interface Pessoa {
  readonly idUsuario: number;
  readonly nome: string;
}

const chegada = z.object({ idManifestacao: z.int() });

/** Says that the case is open here, while it is, and learns who else has it open. */
const usePresenca = (idManifestacao: number): readonly Pessoa[] => {
  const [pessoas, setPessoas] = useState<readonly Pessoa[]>([]);
  const bater = useCallback(
    // A lost beat is made up for by the next one.
    () => marcarPresenca(idManifestacao).then(setPessoas, () => undefined),
    [idManifestacao],
  );
  useEffect(() => {
    void bater();
    const relogio = setInterval(() => void bater(), BATIMENTO_MS);
    const aoVer = () => {
      if (document.visibilityState === 'visible') void bater();
    };
    const aoSair = () => marcarSaida(idManifestacao);
    document.addEventListener('visibilitychange', aoVer);
    window.addEventListener('pagehide', aoSair);
    return () => {
      clearInterval(relogio);
      document.removeEventListener('visibilitychange', aoVer);
      window.removeEventListener('pagehide', aoSair);
      aoSair();
    };
  }, [bater, idManifestacao]);
  useAoVivo('presenca', (dados) => {
    if (chegada.safeParse(dados).data?.idManifestacao === idManifestacao) void bater();
  });
  return pessoas;
};

/** Who else has this case open, so that two people do not write the same answer unawares. */
export function Presentes({ idManifestacao }: { readonly idManifestacao: number }) {
  const pessoas = usePresenca(idManifestacao);
  return (
    <div className="caso-presentes ui-no-print" role="status">
      {pessoas.length > 0 && (
        <>
          <span>Também aqui agora:</span>
          <ul>
            {pessoas.map(({ idUsuario, nome }) => (
              <li key={idUsuario}>
                <Avatar name={nome} size="dense" />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
