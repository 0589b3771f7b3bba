import { auditar } from '#capabilities/auditoria/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { favoritoInvalido, mudouEnquantoIsso, orgaoNaoEncontrado } from '../domain/assunto-errors.ts';
import {
  findOuvidoria,
  listFavoritos,
  listOferecidos,
  lockOuvidoria,
  replaceFavoritos,
} from './favorito-repository.ts';

/** Another office's list is treated as not found. */
const isMinha = ({ idPerfil, idOuvidoria }: UsuarioAtual, pedida: number): boolean =>
  idPerfil === Perfil.administrador || idOuvidoria === pedida;

export const mostrarFavoritos = async (db: Db, usuario: UsuarioAtual, idOuvidoria: number) => {
  const orgao = isMinha(usuario, idOuvidoria) ? await findOuvidoria(db, idOuvidoria) : undefined;
  if (!orgao) throw orgaoNaoEncontrado();
  return {
    orgao: { id: orgao.id, descricao: `${orgao.sigla} – ${orgao.nome}` },
    favoritos: await listFavoritos(db, idOuvidoria),
    podeEditar: perfisDaAcao('assunto-favorito.editar').includes(usuario.idPerfil),
  };
};

const mesmos = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

interface ListaNova {
  readonly idsAssunto: readonly number[];
  readonly vistos: readonly number[];
}

/** A subject inactivated meanwhile may stay in the list; only active ones may be added. */
export const guardarFavoritos = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  { idsAssunto, vistos }: ListaNova,
) =>
  db.transaction().execute(async (trx) => {
    const orgao = isMinha(usuario, idOuvidoria) ? await lockOuvidoria(trx, idOuvidoria) : undefined;
    if (!orgao) throw orgaoNaoEncontrado();
    const atuais = await listFavoritos(trx, idOuvidoria);
    const antes = atuais.map(({ idAssunto }) => idAssunto);
    if (!mesmos(antes, vistos)) throw mudouEnquantoIsso();
    const novos = [...new Set(idsAssunto)];
    if (mesmos(antes, novos)) return;
    const nomes = new Map([
      ...atuais.map(({ idAssunto, descAssunto }) => [idAssunto, descAssunto] as const),
      ...(await listOferecidos(trx, novos)).map(({ id, descricao }) => [id, descricao] as const),
    ]);
    if (novos.some((id) => !nomes.has(id))) throw favoritoInvalido();
    await replaceFavoritos(trx, idOuvidoria, novos);
    const lista = (ids: readonly number[]) => ids.map((id) => nomes.get(id) ?? '').join('; ');
    await auditar(trx, clock, usuario, {
      area: 'assunto',
      acao: 'Mudança de assuntos favoritos',
      alvo: `${orgao.sigla} – ${orgao.nome}`,
      idAlvo: idOuvidoria,
      idOuvidoria,
      antes: { favoritos: lista(antes) },
      depois: { favoritos: lista(novos) },
    });
  });
