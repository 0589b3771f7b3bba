import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { ForaDoProcesso } from '#shell/impressao/impressao.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Secao } from '#shell/ui/secao.tsx';

type Desistencia = NonNullable<DetalheDaManifestacao['desistencias']>[number];

const DECISOES = {
  arquivada: 'O órgão arquivou a denúncia.',
  prossegue: 'O órgão decidiu continuar, no interesse público.',
  'parte-aceita': 'O órgão aceitou a desistência desta parte. O resto continua.',
} as const;

interface UmaProps {
  readonly desistencia: Desistencia;
  readonly lado: 'manifestante' | 'orgao';
}

function Dito({ nome, texto }: { readonly nome: string; readonly texto: string | null }) {
  if (!texto) return null;
  return (
    <>
      <h4>{nome}</h4>
      <TextoDigitado texto={texto} />
    </>
  );
}

function Uma({ desistencia, lado }: UmaProps) {
  const { parte, motivo, ameaca, pedidaEm, esperaDecisao, decisao, justificativa } = desistencia;
  const isOrgao = lado === 'orgao';
  return (
    <Card
      title={`Desistência ${parte ? 'de uma parte' : 'de tudo'}, pedida em ${formatDiaDoMomento(pedidaEm)}`}
      className="detalhe-resposta"
    >
      {esperaDecisao && (
        <p>
          <Tag tone="warning">{isOrgao ? 'Esperando a sua decisão' : 'Esperando a decisão do órgão'}</Tag>
        </p>
      )}
      {/* On the office's page threats come first, in a warning of their own. */}
      {!isOrgao && <Dito nome="Ameaça ou pressão que você contou" texto={ameaca} />}
      <Dito nome="A parte" texto={parte} />
      <Dito nome="Motivo" texto={motivo} />
      {decisao && (
        <>
          <p>
            <strong>{DECISOES[decisao]}</strong>
          </p>
          {justificativa && <TextoDigitado texto={justificativa} />}
        </>
      )}
    </Card>
  );
}

/** Lei 13.608/2018, art. 4-A: who was pressed to give up may need protection, whatever becomes of the case. */
function Ameacas({ desistencias }: { readonly desistencias: readonly Desistencia[] }) {
  const contadas = desistencias.filter(({ ameaca }) => ameaca);
  return contadas.map(({ idDesistencia, ameaca, pedidaEm }) => (
    <Message
      key={idDesistencia}
      type="danger"
      title="Quem registrou contou que foi ameaçado ou pressionado a desistir."
      still
    >
      <TextoDigitado texto={ameaca ?? ''} />
      <p className="ui-muted">Escrito em {formatDiaDoMomento(pedidaEm)}.</p>
    </Message>
  ));
}

interface DesistenciasProps {
  readonly desistencias: DetalheDaManifestacao['desistencias'];
  readonly lado: UmaProps['lado'];
}

/** What who filed gave up, and what the office decided of it. */
export function Desistencias({ desistencias = [], lado }: DesistenciasProps) {
  if (desistencias.length === 0) return null;
  return (
    <Secao id={`desistencias-${lado}`} titulo="Desistência">
      {/* A process is read by those who may have made the threat. */}
      {lado === 'orgao' && (
        <ForaDoProcesso>
          <Ameacas desistencias={desistencias} />
        </ForaDoProcesso>
      )}
      {desistencias.map((desistencia) => (
        <Uma key={desistencia.idDesistencia} desistencia={desistencia} lado={lado} />
      ))}
    </Secao>
  );
}
