import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { formatMomento } from '#shell/formato.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Secao } from '#shell/ui/secao.tsx';

interface ReaberturaProps {
  readonly reabertura: DetalheDaManifestacao['reabertura'];
}

const DECISOES = new Map<boolean | null, string>([
  [true, 'O órgão reabriu a manifestação.'],
  [false, 'O órgão decidiu não reabrir.'],
]);

/** The last request to reopen the case, and what the office decided. */
export function Reabertura({ reabertura }: ReaberturaProps) {
  if (!reabertura) return null;
  const { texto, pedidaEm, concedida, justificativa, decididaEm } = reabertura;
  return (
    <Secao id="pedido-de-reabertura" titulo="Pedido de reabertura">
      <p className="ui-muted">Pedido por quem registrou, em {formatMomento(pedidaEm)}:</p>
      <TextoDigitado texto={texto} />
      {decididaEm && (
        <>
          <p>
            <strong>{DECISOES.get(concedida)}</strong>{' '}
            <span className="ui-muted">{formatMomento(decididaEm)}</span>
          </p>
          {justificativa && <TextoDigitado texto={justificativa} />}
        </>
      )}
    </Secao>
  );
}
