import { isAnonima } from '#capabilities/manifestacao/domain/identificacao.ts';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { pedidoAberto } from '../domain/pedido-aberto.ts';
import { Complementar, frasePosEnvio } from './complementar.tsx';

interface ComplementarNoCasoProps {
  readonly caso: DetalheDaManifestacao;
  /** Receives the sentence that tells the result. */
  readonly onFeito: (frase: string) => void;
}

/** Answers the open request on the page of the case itself. */
export function ComplementarNoCaso({ caso, onFeito }: ComplementarNoCasoProps) {
  const pedido = pedidoAberto(caso);
  if (!pedido) return null;
  return (
    <Complementar
      idManifestacao={caso.idManifestacao}
      orgao={caso.ouvidoria.nomeOuvidoria}
      pedido={pedido}
      isAnonimo={isAnonima(caso)}
      onEnviada={(prazo) => onFeito(frasePosEnvio(prazo))}
    />
  );
}
