import { isFormularioPermitido, parseEstado } from '#capabilities/tabela-apoio/domain/lugar.ts';
import { findLugar } from '#capabilities/tabela-apoio/server/index.ts';
import { Esfera } from '#kernel/enumeracoes.ts';
import type { Database } from '#server/db/database.ts';
import type { PaginaDeOrgaos } from '../contract.ts';
import { depoisDe, paginaDe } from './cursor.ts';
import { presentOrgao } from './orgao-presenter.ts';
import { countOrgaos, type Filtro, listOrgaos } from './orgao-repository.ts';

const POR_PAGINA = 20;

interface Pedido {
  readonly busca?: string | undefined;
  readonly uf?: string | undefined;
  readonly municipio?: string | undefined;
  readonly esfera?: number | undefined;
  readonly formulario?: number | undefined;
  readonly deTeste?: '1' | undefined;
  readonly cursor?: string | undefined;
}

/** A city means its own offices, unless a sphere is asked for: the state's serve all cities. */
const doLugar = async (
  db: Database,
  { uf, municipio, esfera }: Pedido,
): Promise<Pick<Filtro, 'uf' | 'esfera' | 'municipio'>> => {
  if (!municipio) return { uf: uf ? parseEstado(uf) : undefined, esfera, municipio: undefined };
  const lugar = await findLugar(db, { sigUf: uf, municipio, idEsfera: esfera });
  return {
    uf: lugar.uf ?? undefined,
    esfera: lugar.idEsfera,
    municipio: lugar.idMunicipio ?? undefined,
  };
};

/** An office takes a form if it offers it and its sphere has it. */
const quemRecebe = (formulario: number | undefined): Filtro['formulario'] =>
  formulario === undefined
    ? undefined
    : {
        id: formulario,
        esferas: Object.values(Esfera).filter((esfera) => isFormularioPermitido(esfera, formulario)),
      };

export const buscarOrgaos = async (db: Database, pedido: Pedido): Promise<PaginaDeOrgaos> => {
  const filtro: Filtro = {
    busca: pedido.busca,
    comTeste: pedido.deTeste === '1',
    ...(await doLugar(db, pedido)),
    formulario: quemRecebe(pedido.formulario),
  };
  const depois = depoisDe(pedido.cursor);
  const [rows, total] = await Promise.all([
    listOrgaos(db, filtro, depois, POR_PAGINA + 1),
    countOrgaos(db, filtro),
  ]);
  const { pagina, proximoCursor } = paginaDe(rows, POR_PAGINA);
  return { itens: pagina.map(presentOrgao), total, proximoCursor };
};
