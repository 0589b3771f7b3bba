import { createHash } from 'node:crypto';
import { SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import type { Db } from '#server/db/database.ts';
import { acharDadosPessoais } from '../domain/achados.ts';
import { isSempreCoberto } from '../domain/publicacao.ts';
import type { Achado } from '../domain/tipos-de-achado.ts';
import { type AchadoRow, deleteAchados, insertAchados } from './achado-repository.ts';
import type { PedidoLido, TextoDoPedido } from './pedido-lido.ts';

export const digitalDe = (trecho: string): Buffer => createHash('sha256').update(trecho).digest();

const lugarDe = ({ parte, id_parte, inicio, fim, tipo, digital }: Omit<AchadoRow, keyof Decidido>): string =>
  [parte, id_parte, inicio, fim, tipo, digital.toString('hex')].join(' ');
type Decidido = Pick<
  AchadoRow,
  'id' | 'id_manifestacao' | 'decisao' | 'id_decisor' | 'decisor' | 'decidido_em'
>;

const rowDe = (
  idManifestacao: number,
  { parte, idParte, texto }: TextoDoPedido,
  { inicio, fim, tipo }: Achado,
  agora: Date,
) => ({
  id_manifestacao: idManifestacao,
  parte,
  id_parte: idParte,
  inicio,
  fim,
  tipo,
  digital: digitalDe(texto.slice(inicio, fim)),
  ...(isSempreCoberto(tipo) && { decisao: 'cobrir', decisor: SISTEMA, decidido_em: agora }),
});

/** Looks at the texts again: what is where it was keeps its decision, what is new waits for one, the rest goes. */
export const conferirAchados = async (db: Db, { row, textos, pessoas, achados }: PedidoLido, agora: Date) => {
  const novos = textos.flatMap((texto) =>
    acharDadosPessoais(texto.texto, pessoas).map((achado) => rowDe(row.id, texto, achado, agora)),
  );
  const lugares = new Set(novos.map(lugarDe));
  const antes = new Set(achados.map(lugarDe));
  const ficam = achados.filter((achado) => lugares.has(lugarDe(achado)));
  await deleteAchados(
    db,
    achados.filter((achado) => !ficam.includes(achado)).map(({ id }) => id),
  );
  const chegam = novos.filter((achado) => !antes.has(lugarDe(achado)));
  await insertAchados(db, chegam);
  return [...ficam, ...chegam.map((cada) => ({ decisao: null, ...cada }))];
};
export type AchadoConferido = Awaited<ReturnType<typeof conferirAchados>>[number];
