import { useEffect, useState } from 'react';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { apagarLocal, listLocais, type RascunhoLocal } from './rascunho-local.ts';
import './rascunho-neste-aparelho.css';

const maisNovo = (rascunhos: readonly RascunhoLocal[]): RascunhoLocal | null =>
  rascunhos.toSorted((a, b) => b.atualizadoEm.localeCompare(a.atualizadoEm))[0] ?? null;

/**
 * For people who are not signed in and have no list of drafts. It shows neither the type nor any
 * text: the next person at this computer may be the one it is about.
 */
export function RascunhoNesteAparelho() {
  const isVisitante = useUsuario() === null;
  const [rascunho, setRascunho] = useState<RascunhoLocal | null>(null);
  const [isApagado, setApagado] = useState(false);
  useEffect(() => {
    if (!isVisitante) return;
    let isAqui = true;
    // A browser that refuses to store has no draft to offer.
    listLocais(null).then(
      (lidos) => isAqui && setRascunho(maisNovo(lidos)),
      () => undefined,
    );
    return () => {
      isAqui = false;
    };
  }, [isVisitante]);
  const apagar = async ({ idRascunho }: RascunhoLocal) => {
    await apagarLocal(idRascunho);
    setRascunho(maisNovo(await listLocais(null)));
    setApagado(true);
  };
  if (!isVisitante || (!rascunho && !isApagado)) return null;
  return (
    <p className="rascunho-aqui" role="status">
      {isApagado && 'Rascunho apagado deste aparelho. '}
      {rascunho && (
        <>
          {isApagado ? 'Há outro.' : 'Há um rascunho neste aparelho.'}{' '}
          <LinkButton to={rascunho.continuarEm} size="small">
            Continuar
          </LinkButton>
          <Button size="small" onClick={() => void apagar(rascunho)}>
            Apagar
          </Button>
        </>
      )}
    </p>
  );
}
