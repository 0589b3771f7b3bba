import { createHash } from 'node:crypto';
import { analisarSemPrender } from '#capabilities/dados-pessoais/server/index.ts';
import { SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import type { Db } from '#server/db/database.ts';
import { acharDadosPessoais } from '../domain/achados.ts';
import { isDeQuemPediu, isSempreCoberto } from '../domain/publicacao.ts';
import type { Achado } from '../domain/tipos-de-achado.ts';
import { type AchadoRow, deleteAchados, insertAchados } from './achado-repository.ts';
import type { PedidoLido, TextoDoPedido } from './pedido-lido.ts';

export const digitalDe = (trecho: string): Buffer => createHash('sha256').update(trecho).digest();

const lugarDe = ({ parte, id_parte, inicio, fim, tipo, digital }: Omit<AchadoRow, keyof Decidido>): string =>
  [parte, id_parte, inicio, fim, tipo, digital.toString('hex')].join(' ');
type Decidido = Pick<
  AchadoRow,
  | 'id'
  | 'id_manifestacao'
  | 'decisao'
  | 'id_decisor'
  | 'decisor'
  | 'decidido_em'
  | 'motivo'
  | 'digital_do_texto'
>;

const cobertoPeloSistema = (agora: Date) => ({ decisao: 'cobrir', decisor: SISTEMA, decidido_em: agora });

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
  ...(isSempreCoberto(tipo) && cobertoPeloSistema(agora)),
});
type NovoAchado = ReturnType<typeof rowDe> & { readonly digital_do_texto: Buffer };

/**
 * Scans the texts again. In an unchanged text, a find in the same place keeps its decision; in an
 * edited text every find is decided again, because the words around it give it its meaning. In words of who preserved the identity
 * all that is found is covered alike, and nothing of it is kept or shown: neither staff nor a copy of the database learns from a
 * find where the name of who asked stands (Lei 13.460/2017, art. 10 § 7º).
 */
export const conferirAchados = async (
  db: Db,
  { row, textos, pessoas, preservado, achados }: PedidoLido,
  agora: Date,
) => {
  const novos: NovoAchado[] = [];
  const semGuardar: NovoAchado[] = [];
  for (const texto of textos) {
    const dados = await analisarSemPrender(texto.texto);
    const digital_do_texto = digitalDe(texto.texto);
    const isDaPessoa = isDeQuemPediu(texto.parte);
    // Names that staff wrote, compared with who asked, would tell them which of these it is.
    const procuradas = preservado && !isDaPessoa ? [] : pessoas;
    for (const achado of acharDadosPessoais(texto.texto, dados, procuradas)) {
      const novo = { ...rowDe(row.id, texto, achado, agora), digital_do_texto };
      if (preservado && isDaPessoa) semGuardar.push({ ...novo, ...cobertoPeloSistema(agora) });
      else novos.push(novo);
    }
  }
  const textoDe = new Map(novos.map((achado) => [lugarDe(achado), achado.digital_do_texto]));
  const ficam = achados.filter((achado) => {
    const texto = textoDe.get(lugarDe(achado));
    return texto && (achado.digital_do_texto?.equals(texto) ?? true);
  });
  const antes = new Set(ficam.map(lugarDe));
  await deleteAchados(
    db,
    achados.filter((achado) => !ficam.includes(achado)).map(({ id }) => id),
  );
  const chegam = novos.filter((achado) => !antes.has(lugarDe(achado)));
  await insertAchados(db, chegam);
  return [...ficam, ...[...chegam, ...semGuardar].map((cada) => ({ decisao: null, ...cada }))];
};
export type AchadoConferido = Awaited<ReturnType<typeof conferirAchados>>[number];
