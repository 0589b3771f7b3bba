import { auditar } from '#capabilities/auditoria/server/index.ts';
import { descricaoPerfil, type IdPerfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { itemNaoEncontrado, mudadaEnquantoIsso, valorInvalido } from '../domain/configuracao-errors.ts';
import { itensDeInterface, perfisComTela } from '../domain/itens-de-interface.ts';
import { listPerfisDosItens, lockPerfisDoItem, upsertItemDoPerfil } from './itens-interface-repository.ts';

export const listItens = async ({ db }: Platform) => {
  const rows = await listPerfisDosItens(db);
  return itensDeInterface.map(({ id, nome, explicacao }) => ({
    idItemInterface: id,
    nome,
    explicacao,
    perfis: perfisComTela.map((idPerfil) => ({
      idPerfil,
      descPerfil: descricaoPerfil[idPerfil],
      ativo: rows.some((row) => row.id_item_interface === id && row.id_perfil === idPerfil),
    })),
  }));
};

const nomesDe = (perfis: readonly IdPerfil[]): string[] => perfis.map((perfil) => descricaoPerfil[perfil]);

const escolhidos = (perfis: readonly number[]): IdPerfil[] =>
  perfisComTela.filter((perfil) => perfis.includes(perfil));

/** Sets who sees an item; the profiles of machines, which have no screen, stay as they are. */
export const mudarItem = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idItem: number,
  { perfis, visto }: { readonly perfis: readonly number[]; readonly visto: readonly number[] },
): Promise<void> => {
  const item = itensDeInterface.find(({ id }) => id === idItem);
  if (!item) throw itemNaoEncontrado();
  if (perfis.some((perfil) => !perfisComTela.some((comTela) => comTela === perfil))) {
    throw valorInvalido(item.nome, 'há um perfil que não existe ou não tem telas.');
  }
  await db.transaction().execute(async (tx) => {
    const antes = escolhidos(await lockPerfisDoItem(tx, idItem));
    const depois = escolhidos(perfis);
    if (String(antes) !== String(escolhidos(visto))) throw mudadaEnquantoIsso(item.nome, 'outra pessoa');
    if (String(antes) === String(depois)) return;
    for (const perfil of perfisComTela) {
      const [era, e] = [antes.includes(perfil), depois.includes(perfil)];
      if (era !== e) await upsertItemDoPerfil(tx, idItem, perfil, e);
    }
    await auditar(tx, clock, usuario, {
      area: 'interface',
      acao: 'Mudança de quem vê um item',
      alvo: item.nome,
      idAlvo: idItem,
      antes: { perfis: nomesDe(antes) },
      depois: { perfis: nomesDe(depois) },
    });
  });
};
