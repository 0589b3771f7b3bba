import { z } from 'zod';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { days } from '#server/clock.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import { diaDoAcesso } from '../../domain/dia-do-acesso.ts';
import { type BuscaDePessoas, DIAS_SEM_ACESSO } from '../../domain/gestao.ts';
import { ouvidoriaNaoEncontrada } from '../../domain/gestao-errors.ts';
import { toPessoaDaLista } from './pessoa-presenter.ts';
import { type Alcance, selectPessoas } from './pessoas-repository.ts';

const cursor = z.tuple([z.string().max(400), z.int().min(1)]);

/** The administrador sees any office, or all; the others only their own. */
export const alcanceDe = (
  { idPerfil, idOuvidoria, impedidoEm }: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria' | 'impedidoEm'>,
  agora: Date,
  pedida?: number,
): Alcance => {
  if (idPerfil === Perfil.administrador) return { idOuvidoria: pedida ?? null, agora, impedidoEm };
  if (idOuvidoria === null || (pedida !== undefined && pedida !== idOuvidoria))
    throw ouvidoriaNaoEncontrada();
  return { idOuvidoria, agora, impedidoEm };
};

export const listPessoas = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  { cursor: texto, porPagina, ...pedido }: BuscaDePessoas,
) => {
  const agora = clock.now();
  const depois = readCursor(cursor, texto);
  const rows = await selectPessoas(db, {
    ...alcanceDe(usuario, agora, pedido.idOuvidoria),
    busca: pedido.busca || undefined,
    idPerfil: pedido.idPerfil,
    situacao: pedido.situacao,
    ausenteDesde: diaDoAcesso(new Date(agora.getTime() - days(DIAS_SEM_ACESSO))),
    depois: depois && { ordem: depois[0], id: depois[1] },
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.ordem, row.id]);
  return { itens: pagina.map(toPessoaDaLista), proximoCursor };
};
