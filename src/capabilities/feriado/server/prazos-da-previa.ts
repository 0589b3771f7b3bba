import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { PedidoDeMudanca, PrazoQueMuda } from '../contract.ts';
import { calendarioMudou } from '../domain/feriado-errors.ts';
import { mudancaDe } from '../domain/mudanca.ts';
import { alcancarMudanca } from './alcance-da-mudanca.ts';
import { marcaDoPlano, planejarMudanca } from './planejar-mudanca.ts';
import { queVe } from './prazos-que-ve-repository.ts';
import type { PrazosRecontaveis } from './recontaveis.ts';

const LIDOS_POR_VEZ = 500;
/** Per page: enough to read, few enough to load quickly. */
export const PRAZOS_DA_PAGINA = 100;

interface PaginaPedida {
  readonly pedido: PedidoDeMudanca;
  readonly marca: string;
  /** The last one of the previous page. */
  readonly depois: Pick<PrazoQueMuda, 'tipo' | 'idAlvo'>;
}

/** The open deadlines that a change would move, page by page, to be read before confirming. */
export const verPrazosDaPrevia = async (
  { db }: Platform,
  quem: ForaDoAlcance,
  recontaveis: readonly PrazosRecontaveis[],
  { pedido, marca, depois }: PaginaPedida,
): Promise<PrazoQueMuda[]> => {
  const plano = await planejarMudanca(db, pedido);
  if (marcaDoPlano(plano) !== marca) throw calendarioMudou();
  const { alcance, calendarioDe } = await alcancarMudanca(db, mudancaDe(plano.alteracoes));
  const achados: PrazoQueMuda[] = [];
  const daqui = recontaveis.findIndex(({ tipo }) => tipo === depois.tipo);
  for (const { tipo, comparar } of recontaveis.slice(Math.max(0, daqui))) {
    let depoisDe = tipo === depois.tipo ? depois.idAlvo : 0;
    let lidos: number = LIDOS_POR_VEZ;
    while (lidos === LIDOS_POR_VEZ && achados.length < PRAZOS_DA_PAGINA) {
      const lote = { depoisDe, limite: LIDOS_POR_VEZ };
      const comparados = await comparar(db, alcance, lote, calendarioDe);
      achados.push(...(await queVe(db, quem, comparados.mudam)).map((cada) => ({ tipo, ...cada })));
      ({ lidos, ultimo: depoisDe } = comparados);
    }
  }
  return achados.slice(0, PRAZOS_DA_PAGINA);
};
