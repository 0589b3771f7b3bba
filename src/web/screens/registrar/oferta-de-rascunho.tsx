import { useEffect, useEffectEvent } from 'react';
import { dataEHora } from '#capabilities/rascunho/web/data-e-hora.ts';
import { useApagarRascunho, useRascunhosGuardados } from '#capabilities/rascunho/web/rascunhos-guardados.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Partida } from './partida.ts';

interface Props {
  readonly partida: Partida;
  readonly onComecar: () => void;
}

/** Who left something unfinished of the same kind may go on with it; without one, the filing begins at once. */
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
