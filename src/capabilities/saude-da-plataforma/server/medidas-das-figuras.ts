import { porNoRetrato, type Retrato, type RetratoAberto } from '#server/medidas/retrato.ts';
import type { Figuras } from '../domain/figuras.ts';
import type { FigurasLidas, LerFiguras } from './ler-figuras.ts';

const dosPrazos = (retrato: RetratoAberto, { prazos }: Figuras): void => {
  for (const { idOuvidoria, sigla, tipo, aVencer, vencidos } of prazos) {
    porNoRetrato(retrato, 'escuta_prazos_a_vencer', aVencer, idOuvidoria, sigla, tipo);
    porNoRetrato(retrato, 'escuta_prazos_vencidos', vencidos, idOuvidoria, sigla, tipo);
  }
};

const dosTrabalhos = (retrato: RetratoAberto, { trabalhos, emails }: Figuras): void => {
  for (const { tarefa, ...fila } of trabalhos) {
    porNoRetrato(retrato, 'escuta_jobs_waiting', fila.esperando, tarefa);
    porNoRetrato(retrato, 'escuta_jobs_oldest_seconds', fila.segundosDoMaisAntigo, tarefa);
    porNoRetrato(retrato, 'escuta_jobs_retrying', fila.tentandoDeNovo, tarefa);
    porNoRetrato(retrato, 'escuta_jobs_failed', fila.desistidos, tarefa);
  }
  porNoRetrato(retrato, 'escuta_emails_waiting', emails.esperando);
  porNoRetrato(retrato, 'escuta_emails_retrying', emails.tentandoDeNovo);
  porNoRetrato(retrato, 'escuta_emails_failed', emails.desistidos);
  porNoRetrato(retrato, 'escuta_emails_oldest_seconds', emails.segundosDoMaisAntigo);
};

const daGuarda = (retrato: RetratoAberto, { figuras, lidasEm }: FigurasLidas): void => {
  const { identidades, auditoria } = figuras;
  porNoRetrato(retrato, 'escuta_identidades_abertas_total', identidades.abertas);
  porNoRetrato(retrato, 'escuta_identidades_a_aprovar', identidades.aAprovar);
  for (const [motivo, total] of Object.entries(auditoria.lacunas))
    porNoRetrato(retrato, 'escuta_auditoria_lacunas', total, motivo);
  if (auditoria.verificadaHaSegundos === null) return;
  porNoRetrato(retrato, 'escuta_auditoria_problemas', auditoria.problemas ?? 0);
  porNoRetrato(
    retrato,
    'escuta_auditoria_verificada_timestamp_seconds',
    lidasEm.getTime() / 1000 - auditoria.verificadaHaSegundos,
  );
};

const dasReplicas = (retrato: RetratoAberto, { replica, replicasLigadas }: Figuras): void => {
  porNoRetrato(retrato, 'escuta_replicas_connected', replicasLigadas);
  if (!replica) return;
  porNoRetrato(retrato, 'escuta_replica_lag_bytes', replica.bytes);
  porNoRetrato(retrato, 'escuta_replica_lag_seconds', replica.segundos);
};

/** What the database tells, as figures; that it tells nothing is one of them. */
export const retratarFiguras = async (ler: LerFiguras): Promise<Retrato> => {
  const retrato: RetratoAberto = {};
  try {
    const lidas = await ler();
    porNoRetrato(retrato, 'escuta_database_up', 1);
    porNoRetrato(retrato, 'escuta_figures_timestamp_seconds', lidas.lidasEm.getTime() / 1000);
    dosPrazos(retrato, lidas.figuras);
    dosTrabalhos(retrato, lidas.figuras);
    daGuarda(retrato, lidas);
    dasReplicas(retrato, lidas.figuras);
  } catch {
    porNoRetrato(retrato, 'escuta_database_up', 0);
  }
  return retrato;
};
