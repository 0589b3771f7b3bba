import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import type { DecisaoEncontrada, PaginaDeDecisoes } from '../contract.ts';
import { agruparFacetas, facetasDeDecisoes } from '../domain/facetas.ts';
import {
  type BuscaDeDecisoes,
  MAXIMO_DE_CANDIDATOS,
  POR_PAGINA,
  palavrasProcuradas,
} from '../domain/filtro-da-busca.ts';
import { quantasMarcadas, realcar, trechoRealcado } from '../domain/realce.ts';
import { type DecisaoRow, searchDecisoes } from './decisoes-repository.ts';
import { diaDe } from './dia.ts';
import { palavrasMarcadas } from './palavras-marcadas.ts';

const toEncontrada = (row: DecisaoRow, marcadas: ReadonlySet<string>): DecisaoEncontrada => {
  const isDoRecurso = quantasMarcadas(row.recurso, marcadas) > quantasMarcadas(row.decisao, marcadas);
  return {
    idRecurso: row.id_recurso,
    protocolo: row.protocolo,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    resumo: realcar(row.resumo, marcadas),
    trecho: trechoRealcado(isDoRecurso ? row.recurso : row.decisao, marcadas),
    trechoDe: isDoRecurso ? 'recurso' : 'decisao',
    instancia: row.instancia,
    resultado: row.resultado,
    orgao: row.orgao,
    decididoEm: diaDe(row.decidido_em),
  };
};

/** Public decisions of the instances above the office (Decreto 7.724/2012, arts. 21 to 24). */
export const buscarDecisoes = async (db: Db, busca: BuscaDeDecisoes): Promise<PaginaDeDecisoes> => {
  const { q, ordem = 'relevancia', pagina = 1, ...filtro } = busca;
  const row = await searchDecisoes(db, {
    palavras: palavrasProcuradas(q),
    filtro,
    porRelevancia: ordem === 'relevancia' && q !== undefined,
    candidatos: MAXIMO_DE_CANDIDATOS,
    pular: (pagina - 1) * POR_PAGINA,
    limite: POR_PAGINA,
  });
  const textos = row.itens.flatMap(({ resumo, recurso, decisao }) => [resumo, recurso, decisao]);
  const marcadas = await palavrasMarcadas(db, row.consulta, textos);
  return {
    total: row.total,
    haMais: row.total === MAXIMO_DE_CANDIDATOS,
    soPalavrasVazias: q !== undefined && row.consulta === '',
    pagina,
    paginas: Math.ceil(row.total / POR_PAGINA),
    itens: row.itens.map((item) => toEncontrada(item, marcadas)),
    facetas: agruparFacetas(facetasDeDecisoes, row.facetas),
  };
};
