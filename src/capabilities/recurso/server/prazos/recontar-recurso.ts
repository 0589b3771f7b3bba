import { CALENDARIO_MUDOU } from '#capabilities/feriado/domain/recontagem.ts';
import { type CalendarioDe, calendariosDe, type Recontar } from '#capabilities/feriado/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { anotarPeloSistema } from '#capabilities/manifestacao/server/index.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { prazoParaDecidir } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { findInstancias } from '../ler/visto-repository.ts';
import { updateRecurso } from '../recurso-repository.ts';
import { esclarecimentoDe } from './esclarecimento-contado.ts';
import { findAberto, type RecursoAberto } from './prazos-repository.ts';

/** The term to decide and the day from which it runs; while the office is heard, its last day to clarify. */
export const contarRecurso = async (
  calendarioDe: CalendarioDe,
  row: RecursoAberto,
): Promise<{ readonly prazo: string; readonly contadoDe: string | null } | null> => {
  const { registro_contado, decisao_contada_de, id_instancia, id_ouvidoria_julgadora } = row;
  const ouvido = decisao_contada_de === null ? null : await esclarecimentoDe(calendarioDe, row);
  const contadoDe = ouvido ? toIsoDate(ouvido.prazo) : decisao_contada_de;
  const prazo = prazoParaDecidir(
    await calendarioDe(id_ouvidoria_julgadora),
    diaGuardado(contadoDe ?? registro_contado),
    id_instancia as IdInstancia,
  );
  return prazo && { prazo: toIsoDate(prazo), contadoDe };
};

const nomeDaInstancia = async (tx: Db, id: number): Promise<string> => {
  const instancias = await findInstancias(tx);
  return instancias.find((instancia) => instancia.id === id)?.descricao ?? '';
};

/** Recounts under the case's lock: a second recount finds the date right and does nothing. */
export const recontarRecurso = (
  platform: Platform,
  { id, id_manifestacao }: Pick<RecursoAberto, 'id' | 'id_manifestacao'>,
  recontar?: Recontar,
): Promise<true | null> =>
  anotarPeloSistema(platform, id_manifestacao, async ({ tx, agora }) => {
    const recurso = await findAberto(tx, id);
    if (!recurso?.prazo) return null;
    const contado = await contarRecurso(recontar?.calendarioDe ?? calendariosDe(tx), recurso);
    if (contado === null || contado.prazo === recurso.prazo) return null;
    const novo = contado.prazo;
    await updateRecurso(tx, id, {
      prazo: novo,
      decisao_contada_de: contado.contadoDe,
      atualizado_em: agora,
    });
    await recontar?.anotar(tx, {
      idAlvo: id,
      idManifestacao: id_manifestacao,
      prazoAnterior: recurso.prazo,
      prazoNovo: novo,
    });
    const porque = recontar?.porque ?? CALENDARIO_MUDOU;
    const variaveis = {
      porque,
      instancia: await nomeDaInstancia(tx, recurso.id_instancia),
      prazoAnterior: formatData(diaGuardado(recurso.prazo)),
      prazo: formatData(diaGuardado(novo)),
    };
    return {
      acao: Acao.recontagem,
      informacoes: `${porque} e o prazo do recurso (${variaveis.instancia}) foi contado de novo: passou de ${variaveis.prazoAnterior} para ${variaveis.prazo}.`,
      detalhes: { idRecurso: id, prazoAnterior: recurso.prazo, prazo: novo },
      avisos: [{ evento: 'recurso.prazo-recontado', variaveis }],
      resultado: true as const,
    };
  });
