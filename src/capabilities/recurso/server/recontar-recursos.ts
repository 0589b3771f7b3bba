import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { diaGuardado } from '#capabilities/manifestacao/domain/dia-guardado.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { anotarPeloSistema, emCada } from '#capabilities/manifestacao/server/index.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { IdInstancia } from '../domain/instancia.ts';
import { prazoParaDecidir } from '../domain/recurso-prazos.ts';
import { findAberto, listParaContar, type RecursoAberto } from './prazos-repository.ts';
import { updateRecurso } from './recurso-repository.ts';
import { findInstancias } from './visto-repository.ts';

/** Appeals compared at a time: however many are open, the server holds only these. */
const POR_VEZ = 500;

const contar = (calendario: Calendario, { registro_contado, id_instancia }: RecursoAberto): string | null => {
  const prazo = prazoParaDecidir(calendario, diaGuardado(registro_contado), id_instancia as IdInstancia);
  return prazo && toIsoDate(prazo);
};

const nomeDaInstancia = async (tx: Db, id: number): Promise<string> => {
  const instancias = await findInstancias(tx);
  return instancias.find((instancia) => instancia.id === id)?.descricao ?? '';
};

/** Counted again under the case's lock: who comes second finds it right already, and does nothing. */
const recontar = (platform: Platform, { id, id_manifestacao }: RecursoAberto): Promise<unknown> =>
  anotarPeloSistema(platform, id_manifestacao, async ({ tx, agora }) => {
    const recurso = await findAberto(tx, id);
    if (!recurso?.prazo) return null;
    const novo = contar(await calendarioDaOuvidoria(tx, recurso.id_ouvidoria_julgadora), recurso);
    if (novo === null || novo === recurso.prazo) return null;
    await updateRecurso(tx, id, { prazo: novo, atualizado_em: agora });
    const variaveis = {
      instancia: await nomeDaInstancia(tx, recurso.id_instancia),
      prazoAnterior: formatData(diaGuardado(recurso.prazo)),
      prazo: formatData(diaGuardado(novo)),
    };
    return {
      acao: Acao.recontagem,
      informacoes: `O calendário de feriados mudou e o prazo do recurso (${variaveis.instancia}) foi contado de novo: passou de ${variaveis.prazoAnterior} para ${variaveis.prazo}.`,
      detalhes: { idRecurso: id, prazoAnterior: recurso.prazo, prazo: novo },
      avisos: [{ evento: 'recurso.prazo-recontado', variaveis }],
      resultado: undefined,
    };
  });

/** Holds the term of every open appeal against the calendar of who judges it as it is now. */
export const recontarRecursos = async (platform: Platform): Promise<void> => {
  const { db } = platform;
  const calendarios = new Map<number, Calendario>();
  const errados: RecursoAberto[] = [];
  let rows: RecursoAberto[];
  let depoisDe = 0;
  do {
    rows = await listParaContar(db, depoisDe, POR_VEZ);
    for (const row of rows) {
      const idOuvidoria = row.id_ouvidoria_julgadora;
      const calendario = calendarios.get(idOuvidoria) ?? (await calendarioDaOuvidoria(db, idOuvidoria));
      calendarios.set(idOuvidoria, calendario);
      if (contar(calendario, row) !== row.prazo) errados.push(row);
    }
    depoisDe = rows.at(-1)?.id ?? depoisDe;
  } while (rows.length === POR_VEZ);
  await emCada(errados, (row) => recontar(platform, row));
};

/** Every night, and asked for by name when a holiday changes. */
export const recontarRecursosJob = (platform: Platform): Job => ({
  name: 'recontar-recursos',
  cron: '50 3 * * *',
  run: () => recontarRecursos(platform),
});
