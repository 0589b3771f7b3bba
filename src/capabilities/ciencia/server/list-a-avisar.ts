import { z } from 'zod';
import { escopoDe } from '#capabilities/manifestacao/server/index.ts';
import {
  fraseDaPendenciaDe,
  nomeDaComunicacao,
  type Pendencia,
  type TipoDeComunicacao,
} from '#capabilities/remedio/domain/ciencia.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { momentoDoBanco, pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { AAvisar } from '../contract.ts';
import { type AAvisarRow, listAAvisar } from './ciencia-repository.ts';

const posicao = z.tuple([momentoDoBanco, z.int()]);
const texto = (valor: unknown): string | null => (typeof valor === 'string' && valor !== '' ? valor : null);

const toAAvisar = ({ comunicacoes, pessoa, endereco, ...row }: AAvisarRow): AAvisar => ({
  idManifestacao: row.id,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  orgao: row.orgao,
  tipo: row.tipo,
  oQue: [...new Set(comunicacoes.map(({ tipo }) => nomeDaComunicacao[tipo as TipoDeComunicacao]))],
  desde: row.desde.toISOString(),
  porque: fraseDaPendenciaDe((comunicacoes.at(-1)?.pendencia ?? 'sem-contato') as Pendencia, row.selada),
  pessoa: pessoa && {
    nome: texto(pessoa.nome) ?? '',
    telefone: texto(pessoa.telefone),
    email: texto(pessoa.email),
    endereco: texto(pessoa.endereco) ?? endereco,
  },
});

/** The queue 'Avisar de outro modo' of the person's office. */
export const mostrarAAvisar = async (
  { db }: Platform,
  usuario: UsuarioAtual,
  { idOuvidoria, porPagina, cursor }: PaginaPedida & { readonly idOuvidoria?: number | undefined },
) => {
  const rows = await listAAvisar(db, {
    idOuvidoria: escopoDe(usuario, idOuvidoria).idOuvidoria,
    ...foraDoAlcance(usuario),
    depois: readCursor(posicao, cursor),
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ ordem, id }) => [ordem, id]);
  return { itens: pagina.map(toAAvisar), proximoCursor };
};
