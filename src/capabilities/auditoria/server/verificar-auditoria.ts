import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { Conferencia } from '../domain/conferir.ts';
import type { Marco, Ponta } from '../domain/encadeamento.ts';
import { fraseDoProblema, problemaSolto } from '../domain/problema.ts';
import { Alarme, type AlertarAdulteracao, avisarAdulteracao } from './avisar-adulteracao.ts';
import { createCabecas } from './cabecas.ts';
import { createChaves } from './chaves-da-auditoria.ts';
import { conferirEliminadas } from './conferir-eliminadas.ts';
import { conferirLugares } from './conferir-lugares.ts';
import {
  type AoAchar,
  ASSENTAR,
  conferirCabecas,
  conferirSeries,
  type Verificador,
} from './conferir-series.ts';
import { listAEncadear, listElos, type SemElo } from './encadeamento-repository.ts';
import { VERIFICAR } from './encadear-auditoria.ts';
import { existeMarcaOuSelo, findMarco } from './marco-repository.ts';
import { sha256 } from './sha256.ts';
import { insertVerificacao, listPontasPerdidas } from './verificacao-repository.ts';

const LOTE = 1000;

export interface Verificacao {
  readonly elos: number;
  readonly problemas: number;
  /** Where each chain ends: kept elsewhere, it also proves that the whole was not rewritten. */
  readonly pontas: ReadonlyMap<number, Ponta>;
  /** How many heads kept outside the database were compared, and where they are. */
  readonly cabecas: { readonly total: number; readonly pasta: string };
}

/** Null where nothing was ever marked; links and rows are then judged as those of earlier versions. */
const conferirMarco = async ({ db, chaves, cabecas, aoAchar }: Verificador): Promise<Marco | null> => {
  const achado = await findMarco(db, chaves);
  if (achado) {
    if (!achado.confere) aoAchar(problemaSolto('marco-alterado'));
    return achado.marco;
  }
  if ((await existeMarcaOuSelo(db)) || (await cabecas.existem())) aoAchar(problemaSolto('marco-removido'));
  return null;
};

const conferirElos = async (
  { db, chaves, aoAchar }: Verificador,
  marco: Marco | null,
): Promise<Conferencia> => {
  const conferencia = new Conferencia({ resumir: sha256, selar: chaves.selar, marco });
  let depois = { idOuvidoria: -1, numero: 0 };
  for (;;) {
    const elos = await listElos(db, depois, LOTE, chaves);
    for (const elo of elos) conferencia.conferir(elo).forEach(aoAchar);
    const ultimo = elos.at(-1);
    if (!ultimo || elos.length < LOTE) return conferencia;
    depois = { idOuvidoria: ultimo.idOuvidoria, numero: ultimo.numero };
  }
};

const acharSemElo = async (
  { db, clock, chaves, aoAchar }: Verificador,
  marco: Marco | null,
): Promise<void> => {
  const ate = clock.now().getTime() - ASSENTAR;
  const tipoDe = ({ marca, linha }: SemElo) => {
    if (marca === 'nao-confere' || (marca === 'ausente' && marco)) return 'linha-sem-marca';
    return marco && Date.parse(String(linha.ocorrido_em)) < ate ? 'linha-sem-elo' : null;
  };
  for (const origem of ['administracao', 'caso'] as const) {
    let depoisDe = Number.MIN_SAFE_INTEGER;
    for (;;) {
      const linhas = await listAEncadear(db, origem, { ids: 'todas', depoisDe, limite: LOTE }, chaves);
      for (const linha of linhas) {
        const tipo = tipoDe(linha);
        const { idOuvidoria, idOrigem } = linha;
        if (tipo) aoAchar(problemaSolto(tipo, { idOuvidoria, origem, idOrigem }));
      }
      if (linhas.length < LOTE) break;
      depoisDe = linhas.at(-1)?.idOrigem ?? depoisDe;
    }
  }
};

/** Reads every chain from its first link, in batches, and reports each finding at once. */
export const verificarAuditoria = async (
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  aoAchar: AoAchar,
): Promise<Verificacao> => {
  let problemas = 0;
  const { db, clock } = platform;
  const cabecas = createCabecas(platform);
  const verificador: Verificador = {
    db,
    clock,
    chaves: createChaves(platform),
    cabecas,
    aoAchar: (problema) => {
      problemas += 1;
      aoAchar(problema);
    },
  };
  const marco = await conferirMarco(verificador);
  const { elos, pontas } = await conferirElos(verificador, marco);
  await acharSemElo(verificador, marco);
  await conferirSeries(verificador);
  await conferirEliminadas(verificador);
  await conferirLugares(verificador);
  for (const { id_ouvidoria: idOuvidoria, numero } of await listPontasPerdidas(db)) {
    verificador.aoAchar(problemaSolto('cadeia-encurtada', { idOuvidoria, numero }));
  }
  const total = await conferirCabecas(verificador);
  await insertVerificacao(db, { em: clock.now(), elos, problemas, pontas });
  return { elos, problemas, pontas, cabecas: { total, pasta: cabecas.pasta } };
};

/** Every night, and at once when a row turns out to be put or removed by hand: findings go to the log and to every administrador. */
export const verificarAuditoriaJob = (platform: Platform, alertar: AlertarAdulteracao): Job => ({
  name: VERIFICAR,
  cron: '35 4 * * *',
  run: async () => {
    const alarme = new Alarme();
    const { elos, cabecas } = await verificarAuditoria(platform, (problema) => {
      const frase = fraseDoProblema(problema);
      platform.log.error(`Audit chain: ${frase}`);
      alarme.contar(frase);
    });
    if (elos > 0 && cabecas.total === 0)
      platform.log.warn(`Audit chain: no head is kept in ${cabecas.pasta}; none was compared`);
    if (alarme.total > 0) await avisarAdulteracao(platform, alertar, alarme);
  },
});
