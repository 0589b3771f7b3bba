import { useState } from 'react';
import { type IdInstancia, Instancia, isAcimaDoOrgao } from '#capabilities/remedio/domain/instancia.ts';
import { DIAS_PARA_DECIDIR } from '#kernel/prazo/prazos-da-lei.ts';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { DiasDoPrazo } from '#shell/ui/estado/dias-do-prazo.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { usePrazoDoRecurso } from './responder-queries.ts';

const ULTIMA = Instancia.cmri;

/** The article that gives each instance its five days. */
const artigoDa = (idInstancia: number): string => {
  if (idInstancia === Instancia.reclamacao) return 'Decreto 7.724/2012, art. 22, § 2º';
  return isAcimaDoOrgao(idInstancia as IdInstancia)
    ? 'Lei 12.527/2011, art. 16, § 1º'
    : 'Lei 12.527/2011, art. 15, parágrafo único';
};

function DiaADia({ recurso }: { readonly recurso: RecursoVisto }) {
  const consulta = usePrazoDoRecurso(recurso, true);
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível contar os dias." falha={consulta} />;
  if (consulta.isPending) return <Skeleton lines={5} label="Contando os dias…" />;
  if (!consulta.data) return <p>O prazo foi guardado com outro calendário. Vale a data mostrada acima.</p>;
  return <DiasDoPrazo dias={consulta.data.dias} />;
}

/** Why the term ends on that day. */
function Explicacao({ recurso }: { readonly recurso: RecursoVisto }) {
  const [isAberta, setAberta] = useState(false);
  if (recurso.instancia.id === ULTIMA) {
    return (
      <p className="ui-muted">
        A comissão julga em reunião (Decreto 7.724/2012, art. 47): o prazo é o dia dela.
      </p>
    );
  }
  return (
    <Collapsible
      headingLevel={2}
      title={`Por que esta data: ${DIAS_PARA_DECIDIR} dias, contados dia a dia`}
      onToggle={setAberta}
    >
      <p>
        Quem julga tem {DIAS_PARA_DECIDIR} dias a partir do dia útil seguinte ao do recurso (
        {artigoDa(recurso.instancia.id)}). Se o último cai num dia sem expediente, vale o próximo dia útil.
      </p>
      {isAberta && <DiaADia recurso={recurso} />}
    </Collapsible>
  );
}

/** Until when it must be decided, how long that is, and what happens if it is not. */
export function PrazoDoRecurso({ recurso }: { readonly recurso: RecursoVisto }) {
  const { prazo, prazoOriginal, diasRestantes, resposta } = recurso;
  if (resposta) return null;
  if (recurso.foiAdiante) return <p>O prazo passou sem decisão, e o pedido está na instância seguinte.</p>;
  const { emEsclarecimentosAte, idInstanciaSeguinte } = recurso;
  return (
    <>
      {emEsclarecimentosAte && (
        <p className="recurso-prazo">
          <span>
            <strong>Em esclarecimentos até {formatDia(emEsclarecimentosAte)}.</strong> Até lá o prazo da
            decisão não corre.
          </span>
        </p>
      )}
      <p className="recurso-prazo">
        {prazo ? (
          <span>
            Decidir até <strong>{formatDia(prazo)}</strong>
          </span>
        ) : (
          <strong>A reunião da comissão ainda não foi marcada.</strong>
        )}
        {diasRestantes !== null && <PrazoTag dias={diasRestantes} />}
      </p>
      {prazo && prazoOriginal && prazo !== prazoOriginal && (
        <p className="ui-muted">
          O prazo original era {formatDia(prazoOriginal)}.
          {recurso.esclarecimentos.length > 0 &&
            recurso.instancia.id !== ULTIMA &&
            ' Os dias para decidir contam de novo depois dos esclarecimentos.'}
        </p>
      )}
      {diasRestantes !== null && diasRestantes < 0 && idInstanciaSeguinte != null && (
        <p>
          {idInstanciaSeguinte === Instancia.cmri
            ? 'O prazo passou, e a decisão continua devida: sem ela não se vai à CMRI (Lei 12.527/2011, art. 16, § 3º).'
            : 'Passado o prazo, quem recorreu pode levar o pedido à instância seguinte.'}
        </p>
      )}
      <Explicacao recurso={recurso} />
    </>
  );
}
