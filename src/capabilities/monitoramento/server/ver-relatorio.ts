import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { type ForaDoAlcance, foraSoOsImpedidos, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { SituacaoDaAvaliacao } from '../domain/fatos-da-avaliacao.ts';
import { percentual } from '../domain/figuras-do-orgao.ts';
import { podeSerPeriodo } from '../domain/monitoramento-prazos.ts';
import type { RelatorioDoOrgao } from '../domain/relatorio-do-orgao.ts';
import { orgaoAlcancado, quemMonitora } from './alcance.ts';
import { listDevolvidas } from './avaliacao/avaliacao-repository.ts';
import { findPeriodo, type Periodo } from './fatos-repository.ts';
import { readOrgaos } from './monitorar-orgaos.ts';
import { mesesEntre, montarSerie } from './serie-de-meses.ts';

/** How much a body has published of what it must; the figure comes from another capability. */
type TransparenciaDe = (
  db: Db,
  idOuvidoria: number,
  agora: Date,
) => Promise<RelatorioDoOrgao['transparencia']>;

export interface Vizinhos {
  readonly transparenciaDe: TransparenciaDe;
}

const umaCasa = (numero: number | null): number | null =>
  numero === null ? null : Math.round(numero * 10) / 10;

interface DoOrgao {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nome: string;
}

/** Does not check whether they may read it: the caller already has. */
export const montarRelatorio = async (
  db: Db,
  agora: Date,
  { transparenciaDe }: Vizinhos,
  { idOuvidoria, sigla, nome }: DoOrgao,
  { de, ate }: Periodo,
  fora: ForaDoAlcance,
): Promise<RelatorioDoOrgao> => {
  const periodo = await findPeriodo(db, idOuvidoria, { de, ate }, fora);
  const proprio = { tipo: 'proprio', idOuvidoria } as const;
  const [agoraMesmo] = await readOrgaos(db, agora, { alcance: proprio, ...fora }, null);
  const avaliacoes = await listDevolvidas(db, idOuvidoria, { de, ate }, fora);
  return {
    orgao: { idOuvidoria, sigla, nome },
    de,
    ate,
    geradoEm: agora.toISOString(),
    periodo: {
      registradas: periodo.registradas,
      respondidas: periodo.respondidas,
      noPrazo: periodo.no_prazo,
      percentualNoPrazo: percentual(periodo.no_prazo, periodo.respondidas),
      mediana: umaCasa(periodo.mediana),
      p90: umaCasa(periodo.p90),
      prorrogadas: periodo.prorrogadas,
      encaminhadas: periodo.encaminhadas,
    },
    porTipo: [...periodo.por_tipo],
    meses: montarSerie(mesesEntre(diaGuardado(de), diaGuardado(ate)), periodo.por_mes, periodo.entradas),
    agora: {
      abertas: agoraMesmo?.figuras.abertas ?? 0,
      vencidas: agoraMesmo?.figuras.vencidas ?? 0,
      vencemEm7Dias: agoraMesmo?.figuras.vencemEm7Dias ?? 0,
      alertas: agoraMesmo?.alertas ?? [],
    },
    avaliacoes: avaliacoes.flatMap((row) =>
      row.devolvida_em === null
        ? []
        : [
            {
              idAvaliacao: row.id,
              devolvidaEm: row.devolvida_em.toISOString(),
              casos: row.casos_vistos,
              nota: row.nota,
              situacao: row.situacao as SituacaoDaAvaliacao,
            },
          ],
    ),
    transparencia: await transparenciaDe(db, idOuvidoria, agora),
  };
};

export const conferirPeriodo = ({ de, ate }: Periodo): void =>
  enforce(podeSerPeriodo(diaGuardado(de), diaGuardado(ate)));

export const verRelatorio = async (
  { db, clock }: Platform,
  vizinhos: Vizinhos,
  usuario: UsuarioAtual,
  { idOuvidoria, de, ate }: Periodo & { readonly idOuvidoria: number },
): Promise<RelatorioDoOrgao> => {
  conferirPeriodo({ de, ate });
  const orgao = await orgaoAlcancado(db, await quemMonitora(db, usuario), idOuvidoria);
  return montarRelatorio(db, clock.now(), vizinhos, orgao, { de, ate }, foraSoOsImpedidos(usuario));
};
