import { SILENT } from '#shell/api/client.ts';
import { formatMomento } from '#shell/formato.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { ProgressBar } from '#shell/ui/estado/progress-bar.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { Recontagem } from '../../contract.ts';
import { isTerminada } from '../../domain/recontagem.ts';
import { api, useRecontagens } from '../feriado-queries.ts';
import { PrazosAosPoucos } from './prazos-aos-poucos.tsx';

const numero = (quantos: number): string => quantos.toLocaleString('pt-BR');

const andamentoDe = (recontagem: Recontagem): string => {
  const { estado, movidos } = recontagem;
  if (estado === 'na-fila') return 'Na fila';
  const mudaram = movidos === 1 ? '1 prazo mudou' : `${numero(movidos)} prazos mudaram`;
  return isTerminada(estado) ? mudaram : `Em andamento, ${mudaram}`;
};

function UmaRecontagem({ recontagem }: { readonly recontagem: Recontagem }) {
  const { estado, motivo, solicitante, pedidaEm, concluidaEm, falhas } = recontagem;
  return (
    <li>
      <ProgressBar
        label={isTerminada(estado) ? 'Recontagem terminada' : 'Recontagem dos prazos abertos'}
        value={recontagem.porcentagem}
        text={andamentoDe(recontagem)}
        tone={estado === 'com-falhas' ? 'warning' : isTerminada(estado) ? 'success' : 'neutral'}
      />
      <p className="ui-muted">
        Pedida por {solicitante}, {formatMomento(pedidaEm)} ({motivo}).
        {concluidaEm && ` Terminou ${formatMomento(concluidaEm)}.`}
      </p>
      {falhas > 0 && (
        <Message
          type="warning"
          title={
            falhas === 1
              ? '1 prazo não pôde ser contado.'
              : `${numero(falhas)} prazos não puderam ser contados.`
          }
          still
        >
          A conferência desta noite tenta de novo, sem que você precise fazer nada.
        </Message>
      )}
    </li>
  );
}

/** What the change moved, and the progress of the recount; refreshed while one runs. */
export function AndamentoDasRecontagens({ idFeriado }: { readonly idFeriado: number }) {
  const { data, isPending } = useRecontagens(idFeriado);
  if (isPending) return <Skeleton lines={3} label="Buscando o andamento…" />;
  if (!data) return null;
  const { recontagens, prazos, totalDePrazos } = data;
  return (
    <>
      <h2>Prazos que mudaram</h2>
      {recontagens.length === 0 ? (
        <p>Este feriado não mudou prazo de nenhuma manifestação aberta.</p>
      ) : (
        <ul className="feriado-recontagens">
          {recontagens.map((recontagem) => (
            <UmaRecontagem key={recontagem.idRecontagem} recontagem={recontagem} />
          ))}
        </ul>
      )}
      {prazos.length > 0 && (
        <PrazosAosPoucos
          // Pages read before the last recount ended are incomplete, so a new total starts over.
          key={totalDePrazos}
          titulo="Prazos que mudaram"
          primeiros={prazos}
          total={totalDePrazos}
          buscar={({ idRecontagem, tipo, idAlvo }) =>
            api(
              'GET /app-web/v1/feriados/:idFeriado/prazos',
              { params: { idFeriado }, query: { idRecontagem, tipo, idAlvo } },
              SILENT,
            )
          }
        />
      )}
    </>
  );
}
