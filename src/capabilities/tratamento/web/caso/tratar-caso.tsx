import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import { type ReactNode, useEffect } from 'react';
import { getInstalacao } from '#shell/instalacao.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import type { Crumb } from '#shell/navegacao/screen.ts';
import { useTrilha } from '#shell/navegacao/trilha.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { isRecusado, useCasoDaEquipe } from '../caso-queries.ts';
import { CasoDaEquipe } from './caso-da-equipe.tsx';

const LISTA: readonly Crumb[] = [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }];

/** The case was here and no longer is: the person or a colleague forwarded it. */
function Saiu({ numeroProtocolo }: { readonly numeroProtocolo: string }) {
  return (
    <EmptyState
      title={`A manifestação ${numeroProtocolo} não está mais no seu órgão`}
      icon={faLock}
      action={
        <div className="ui-actions">
          <LinkButton to="/manifestacao/tratar" variant="primary">
            Ir à lista de trabalho
          </LinkButton>
          <LinkButton to="/manifestacao/consultarencaminhamento" variant="secondary">
            Ver as encaminhadas
          </LinkButton>
        </div>
      }
    >
      Ela foi encaminhada. O novo órgão cuida dela a partir de agora.
    </EmptyState>
  );
}

export interface TratarCasoProps {
  readonly id: number;
  /** Shown when the case is not of the person's office but one of their own. */
  readonly senao: ReactNode;
}

/** The case as its office works on it; any other case is shown as to a citizen. */
export function TratarCaso({ id, senao }: TratarCasoProps) {
  const consulta = useCasoDaEquipe(id);
  const { data: caso, error, isFetching } = consulta;
  const isDaEquipe = caso !== undefined;
  useTrilha(isDaEquipe ? LISTA : null);
  useEffect(() => {
    if (caso) document.title = `Protocolo ${caso.numeroProtocolo} · ${getInstalacao().nome}`;
  }, [caso]);
  if (error && isRecusado(error)) return caso ? <Saiu numeroProtocolo={caso.numeroProtocolo} /> : senao;
  if (caso) return <CasoDaEquipe key={caso.idManifestacao} caso={caso} isLendo={isFetching} />;
  if (error) return <FalhaAoAbrir falha={consulta} />;
  return <Skeleton lines={8} label="Abrindo a manifestação…" />;
}
