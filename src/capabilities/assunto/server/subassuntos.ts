import { z } from 'zod';
import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Db } from '#server/db/database.ts';
import {
  type Alcance,
  countSubassuntos,
  type FiltroDeSubassuntos,
  listSubassuntosAdministrados,
} from './subassunto-repository.ts';

const POR_PAGINA = 50;
const cursor = z.tuple([z.int(), z.int(), z.int(), z.int()]);

/** An administrador works in every office; somebody without an office sees the common ones. */
export const alcanceDe = ({ idPerfil, idOuvidoria }: UsuarioAtual): Alcance =>
  idPerfil === Perfil.administrador ? null : (idOuvidoria ?? 0);

/** Only an administrador changes common ones; a gestor changes those of the own office. */
export const podeEditar = ({ idPerfil, idOuvidoria }: UsuarioAtual, daOuvidoria: number | null): boolean => {
  if (idPerfil === Perfil.administrador) return true;
  return (
    perfisDaAcao('subassunto.editar').includes(idPerfil) &&
    daOuvidoria !== null &&
    daOuvidoria === idOuvidoria
  );
};

export const listSubassuntos = async (
  db: Db,
  usuario: UsuarioAtual,
  { cursor: texto, ...filtro }: FiltroDeSubassuntos & { readonly cursor?: string | undefined },
) => {
  const alcance = alcanceDe(usuario);
  const depois = readCursor(cursor, texto);
  const [rows, total] = await Promise.all([
    listSubassuntosAdministrados(db, { ...foraDoAlcance(usuario), alcance }, filtro, depois, POR_PAGINA + 1),
    countSubassuntos(db, alcance, filtro),
  ]);
  const { pagina, proximoCursor } = pageOf(rows, POR_PAGINA, (row) => [
    row.do_assunto,
    row.id_ouvidoria ?? 0,
    row.ordem,
    row.id,
  ]);
  return {
    itens: pagina.map((row) => ({
      idSubassunto: row.id,
      descSubassunto: row.descricao,
      assunto: { id: row.id_assunto, descricao: row.assunto },
      orgao: row.id_ouvidoria === null ? null : { id: row.id_ouvidoria, descricao: row.orgao ?? '' },
      ativo: row.ativo,
      unidoA: row.id_unido_a === null ? null : { id: row.id_unido_a, descricao: row.unido_a ?? '' },
      casos: row.casos,
      primeiro: row.primeiro,
      ultimo: row.ultimo,
      versao: row.versao,
      podeEditar: podeEditar(usuario, row.id_ouvidoria),
    })),
    total,
    proximoCursor,
  };
};
