import { useEffect, useEffectEvent } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { Partida } from '../registrar/tipo/partida.ts';
import { dataEHora } from './data-e-hora.ts';
import { useApagarRascunho, useRascunhosGuardados } from './rascunhos-guardados.ts';

interface Props {
  readonly partida: Partida;
  readonly onComecar: () => void;
}

/** Offers to continue an unfinished draft of this kind; without one, the filing begins at once. */
export function OfertaDeRascunho({ partida, onComecar }: Props) {
  const { data: rascunhos, isError } = useRascunhosGuardados();
  const apagar = useApagarRascunho();
  const rascunho = rascunhos?.find(
    ({ idTipoManifestacao, isAnonimo }) =>
      idTipoManifestacao === partida.tipo && (!partida.anonimo || isAnonimo),
  );
  const isSemRascunho = isError || (rascunhos !== undefined && !rascunho);
  const comecar = useEffectEvent(onComecar);
  useEffect(() => {
    if (isSemRascunho) comecar();
  }, [isSemRascunho]);
  if (!rascunho) return <Skeleton shape="card" lines={4} />;
  return (
    <Card title="Você tem um rascunho" headingLevel={2} className="registrar-oferta">
      <p>
        <strong>{rascunho.titulo}</strong>
        <br />
        Guardado em {dataEHora(rascunho.atualizadoEm)}
        {rascunho.isSoAqui && ', só neste aparelho'}.
      </p>
      <div className="acoes">
        <LinkButton to={rascunho.continuarEm} variant="primary">
          Continuar
        </LinkButton>
        <Button variant="secondary" onClick={onComecar}>
          Começar de novo
        </Button>
        {rascunho.isSoAqui && (
          <Button variant="tertiary" onClick={() => void apagar(rascunho)}>
            Apagar deste aparelho
          </Button>
        )}
      </div>
    </Card>
  );
}
