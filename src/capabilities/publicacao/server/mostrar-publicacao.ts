import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import {
  anotarVisualizacao,
  findCasoDaEquipe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { PublicacaoDoCaso } from '../contract.ts';
import { emContexto } from '../domain/achados.ts';
import {
  type DecisaoSobreAchado,
  estadoDaPublicacao,
  isDeQuemPediu,
  isSempreCoberto,
  nomeDaParte,
  type Parte,
  partes,
} from '../domain/publicacao.ts';
import { nomeDoTipo, type TipoDeAchado } from '../domain/tipos-de-achado.ts';
import type { AchadoRow } from './achado-repository.ts';
import { digitalDe } from './conferir-achados.ts';
import { type PedidoLido, readPedidos } from './pedido-lido.ts';
import { findPublicado } from './publico-repository.ts';

/** Empty when the text has changed since: the case is about to be scanned again. */
const toAchado = ({ textos, preservado }: PedidoLido, row: AchadoRow): PublicacaoDoCaso['achados'] => {
  // Of an earlier version, until the case is scanned again.
  if (preservado && isDeQuemPediu(row.parte as Parte)) return [];
  const texto = textos.find(({ parte, idParte }) => parte === row.parte && idParte === row.id_parte)?.texto;
  if (texto === undefined || !digitalDe(texto.slice(row.inicio, row.fim)).equals(row.digital)) return [];
  const tipo = row.tipo as TipoDeAchado;
  const parte = row.parte as Parte;
  return [
    {
      idAchado: row.id,
      parte,
      onde: nomeDaParte[parte],
      tipo,
      nomeDoTipo: nomeDoTipo[tipo],
      ...emContexto(texto, row),
      decisao: row.decisao as DecisaoSobreAchado | null,
      decisor: row.decisor,
      decididoEm: row.decidido_em?.toISOString() ?? null,
      motivo: row.motivo,
      podePublicar: !isSempreCoberto(tipo),
    },
  ];
};

const naOrdemDoTexto = (a: AchadoRow, b: AchadoRow): number =>
  partes.indexOf(a.parte as Parte) - partes.indexOf(b.parte as Parte) ||
  a.id_parte - b.id_parte ||
  a.inicio - b.inicio;

/** The caller has already checked that the person handles this case. */
export const publicacaoDe = async (
  platform: Pick<Platform, 'config'>,
  db: Db,
  idManifestacao: number,
): Promise<PublicacaoDoCaso> => {
  const [pedido] = await readPedidos(platform, db, [idManifestacao]);
  if (!pedido) throw manifestacaoNaoEncontrada();
  const { row, fatos, achados } = pedido;
  const publicadoEm = await findPublicado(db, idManifestacao);
  const porDecidir = achados.filter(({ decisao }) => decisao === null).length;
  return {
    idManifestacao,
    versao: row.versao,
    protocolo: row.protocolo,
    ...estadoDaPublicacao(fatos, { porDecidir, publicado: publicadoEm !== null }),
    publicadoEm: publicadoEm?.toISOString() ?? null,
    porDecidir,
    achados: achados.toSorted(naOrdemDoTexto).flatMap((achado) => toAchado(pedido, achado)),
  };
};

export const mostrarPublicacao = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<PublicacaoDoCaso> => {
  const caso = await findCasoDaEquipe(platform, quem, idManifestacao);
  await anotarVisualizacao(platform, quem, caso);
  return publicacaoDe(platform, platform.db, idManifestacao);
};
