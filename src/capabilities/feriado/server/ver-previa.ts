import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { PedidoDeMudanca, Previa } from '../contract.ts';
import { mudancaDe } from '../domain/mudanca.ts';
import type { TipoDePrazo } from '../domain/recontagem.ts';
import { type AlcanceDaMudanca, alcancarMudanca } from './alcance-da-mudanca.ts';
import { verDias } from './lugares.ts';
import { marcaDoPlano, planejarMudanca } from './planejar-mudanca.ts';
import { queVe } from './prazos-que-ve-repository.ts';
import type { PrazosRecontaveis } from './recontaveis.ts';

/** Deadlines compared at a time: however many are open, the server holds only these. */
const POR_VEZ = 500;
/** More than the largest installation has open; beyond it the count says 'at least'. */
const MAXIMO_COMPARADO = 50_000;
const EXEMPLOS = 20;

type Exemplo = Previa['prazos']['exemplos'][number];

interface PrazosComparados {
  total: number;
  parcial: boolean;
  readonly exemplos: Exemplo[];
}

/** Counts what the recount would move, by the calendars after the change, of the cases that exist for the reader. */
const compararPrazos = async (
  db: Db,
  quem: ForaDoAlcance,
  recontavel: PrazosRecontaveis,
  { alcance, calendarioDe }: AlcanceDaMudanca,
): Promise<PrazosComparados> => {
  const soma: PrazosComparados = { total: 0, parcial: false, exemplos: [] };
  let depoisDe = 0;
  for (let comparados = 0; alcance.dias.length > 0; ) {
    const { lidos, ultimo, mudam } = await recontavel.comparar(
      db,
      alcance,
      { depoisDe, limite: POR_VEZ },
      calendarioDe,
    );
    const vistos = await queVe(db, quem, mudam);
    depoisDe = ultimo;
    comparados += lidos;
    soma.total += vistos.length;
    const faltam = EXEMPLOS - soma.exemplos.length;
    soma.exemplos.push(...vistos.slice(0, faltam).map((cada) => ({ tipo: recontavel.tipo, ...cada })));
    if (lidos < POR_VEZ) break;
    soma.parcial = comparados >= MAXIMO_COMPARADO;
    if (soma.parcial) break;
  }
  return soma;
};

const vistos = async (db: Db, dias: Parameters<typeof verDias>[1]) =>
  (await verDias(db, dias)).map(({ visto }) => visto);

/** What a change would do: the days, the offices, and the open deadlines that would move. */
export const verPrevia = async (
  { db, clock }: Platform,
  quem: ForaDoAlcance,
  recontaveis: readonly PrazosRecontaveis[],
  pedido: PedidoDeMudanca,
): Promise<Previa> => {
  const plano = await planejarMudanca(db, pedido);
  const mudanca = mudancaDe(plano.alteracoes);
  const alcancada = await alcancarMudanca(db, mudanca);
  const hoje = toIsoDate(localDate(clock.now().getTime()));
  const soma: Record<TipoDePrazo, number> = {
    manifestacao: 0,
    esclarecimento: 0,
    recurso: 0,
    complementacao: 0,
    consentimento: 0,
    desclassificacao: 0,
  };
  const exemplos: Exemplo[] = [];
  let parcial = false;
  for (const recontavel of recontaveis) {
    const comparados = await compararPrazos(db, quem, recontavel, alcancada);
    soma[recontavel.tipo] = comparados.total;
    exemplos.push(...comparados.exemplos);
    parcial ||= comparados.parcial;
  }
  return {
    entram: await vistos(db, mudanca.entram),
    saem: await vistos(db, mudanca.saem),
    jaExistem: await vistos(db, plano.jaExistem),
    passados: alcancada.alcance.dias.filter((dia) => dia < hoje).length,
    orgaos: alcancada.orgaos,
    prazos: {
      total: Object.values(soma).reduce((total, parte) => total + parte),
      manifestacoes: soma.manifestacao,
      recursos: soma.recurso,
      doCidadao: soma.complementacao + soma.consentimento,
      outros: soma.esclarecimento + soma.desclassificacao,
      parcial,
      exemplos: exemplos.slice(0, EXEMPLOS),
    },
    marca: marcaDoPlano(plano),
  };
};
