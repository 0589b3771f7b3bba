import { Readable } from 'node:stream';
import { csvDe } from '#capabilities/manifestacao/domain/csv.ts';
import { diaGuardado } from '#capabilities/manifestacao/domain/dia-guardado.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { FiltroDeEncaminhamentos } from '../domain/filtro-de-encaminhamentos.ts';
import { type EncaminhadoRow, listEncaminhados } from './encaminhamento-repository.ts';
import { escopoDe } from './escopo.ts';
import { semMarcaDeOrdem } from './exportar-trabalho.ts';
import { toEncaminhamento } from './list-encaminhamentos.ts';

const POR_VEZ = 1000;

const COLUNAS = [
  'Protocolo',
  'Tipo',
  'De',
  'Para',
  'Fora da plataforma',
  'Encaminhada em',
  'Por',
  'Situação agora',
  'Prazo',
] as const;

const linha = (row: EncaminhadoRow): string[] => {
  const item = toEncaminhamento(row);
  return [
    item.numeroProtocolo,
    item.tipo.descTipoManifestacao,
    item.origem,
    item.destino,
    item.paraFora ? 'Sim' : 'Não',
    formatData(localDate(row.ocorrido_em.getTime())),
    item.responsavel,
    item.situacao.descSituacaoManifestacao,
    formatData(diaGuardado(row.prazo)),
  ];
};

/** What the office sent on, as filtered, as CSV, written as it is read. */
export const exportarEncaminhamentos = (
  { db }: Platform,
  usuario: UsuarioAtual,
  filtro: FiltroDeEncaminhamentos,
): Readable => {
  const { idOuvidoria } = escopoDe(usuario, filtro.idOuvidoria);
  const paginas = async function* () {
    yield csvDe([COLUNAS]);
    let depoisDe: number | undefined;
    do {
      const rows = await listEncaminhados(db, { idOuvidoria, filtro, depoisDe, limite: POR_VEZ });
      if (rows.length > 0) yield semMarcaDeOrdem(csvDe(rows.map(linha)));
      depoisDe = rows.length === POR_VEZ ? rows.at(-1)?.id : undefined;
    } while (depoisDe !== undefined);
  };
  return Readable.from(paginas());
};
