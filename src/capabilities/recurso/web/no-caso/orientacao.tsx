import type { ReactNode } from 'react';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { type AtoComTela, atoDoCidadao } from '#shell/atos/atos-na-tela.ts';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import type { RemedioVisto } from '../../contract.ts';
import { quandoDecide } from '../interpor/criar-remedio.ts';
import { useRecursosDoCaso, useRemedios } from '../recurso-queries.ts';
import { ComQuemEsta } from './com-quem-esta.tsx';
import { telaDoRemedio } from './tela-do-remedio.ts';
import './orientacao.css';

function UltimoDia({ ultimoDia, diasRestantes }: Pick<RemedioVisto, 'ultimoDia' | 'diasRestantes'>) {
  if (!ultimoDia) return null;
  return (
    <p className="orientacao-prazo">
      Último dia: <strong>{formatDia(ultimoDia)}</strong>{' '}
      {diasRestantes !== null && <PrazoTag dias={diasRestantes} />}
    </p>
  );
}

type Caso = Pick<DetalheDaManifestacao, 'idManifestacao' | 'pelaChave'>;

interface AbertoProps {
  readonly remedio: RemedioVisto;
  readonly caso: Caso;
  readonly tela: string;
  readonly isPrimeiro: boolean;
  /** Who holds the access code fills it in on this page. */
  readonly onAto: OrientacaoProps['onAto'];
}

function Aberto({ remedio, caso, tela, isPrimeiro, onAto }: AbertoProps) {
  const { titulo, oQueE, oQueAjuda, quemDecide } = remedio;
  const ato = atoDoCidadao(remedio.remedio);
  const aparencia = { variant: isPrimeiro ? 'primary' : 'secondary', className: 'ui-no-print' } as const;
  const quando = quandoDecide(remedio);
  return (
    <li className="orientacao-remedio">
      <h3>{titulo}</h3>
      <UltimoDia {...remedio} />
      <p>{oQueE}</p>
      {(quemDecide || quando) && (
        <dl className="detalhe-campos">
          {quemDecide && (
            <div>
              <dt>Quem decide</dt>
              <dd>{quemDecide}</dd>
            </div>
          )}
          {quando && (
            <div>
              <dt>Quando decide</dt>
              <dd>{quando}</dd>
            </div>
          )}
        </dl>
      )}
      {oQueAjuda.length > 0 && (
        <>
          <h4>O que costuma ajudar</h4>
          <ul>
            {oQueAjuda.map((ajuda) => (
              <li key={ajuda}>{ajuda}</li>
            ))}
          </ul>
        </>
      )}
      {caso.pelaChave ? (
        <Button {...aparencia} onClick={() => onAto(ato)}>
          {ato.tela.nome}
        </Button>
      ) : (
        <LinkButton {...aparencia} to={tela}>
          {ato.tela.nome}
        </LinkButton>
      )}
    </li>
  );
}

function MotivosDosFechados({ fechados }: { readonly fechados: readonly RemedioVisto[] }) {
  return (
    <dl className="detalhe-campos">
      {fechados.map(({ remedio, titulo, motivo }) => (
        <div key={remedio}>
          <dt>{titulo}</dt>
          <dd>{motivo ?? 'Não cabe neste momento.'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OrientacaoProps {
  readonly caso: Caso;
  /** Shown when the law offers nothing; empty when the case has other acts open. */
  readonly seNada: ReactNode;
  /** For acts that are done on this page. */
  readonly onAto: (ato: AtoComTela) => void;
}

/** What the access law offers today, until when and what it means; closed remedies say why. */
export function Orientacao({ caso, seNada, onAto }: OrientacaoProps) {
  const { idManifestacao } = caso;
  const consulta = useRemedios(idManifestacao);
  const { data: recursos = [] } = useRecursosDoCaso(idManifestacao);
  const { data, error } = consulta;
  if (error) {
    return <FalhaAoAbrir titulo="Não foi possível ver o que a lei permite agora." falha={consulta} />;
  }
  if (!data) return <Skeleton lines={4} label="Vendo o que a lei permite hoje…" />;
  const abertos = data.filter(({ aberto }) => aberto);
  const fechados = data.filter(({ aberto }) => !aberto);
  return (
    <>
      {abertos.length === 0 && <ComQuemEsta recursos={recursos} />}
      {abertos.length === 0 && seNada}
      {abertos.length > 0 && (
        <ul className="orientacao">
          {abertos.map((remedio, indice) => (
            <Aberto
              key={remedio.remedio}
              remedio={remedio}
              caso={caso}
              tela={telaDoRemedio(remedio.remedio, idManifestacao, recursos)}
              isPrimeiro={indice === 0}
              onAto={onAto}
            />
          ))}
        </ul>
      )}
      {fechados.length > 0 && (
        <div className="orientacao-fechados ui-no-print">
          <Collapsible title="Por que outros caminhos não cabem agora">
            <MotivosDosFechados fechados={fechados} />
          </Collapsible>
        </div>
      )}
    </>
  );
}
