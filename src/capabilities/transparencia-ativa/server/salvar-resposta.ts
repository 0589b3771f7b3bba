import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { emTransacao } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { RespostaAoItem } from '../domain/resposta-do-item.ts';
import type { ItemAlvo } from './agir-no-item.ts';
import { findItemDoOrgao, lockChecklist } from './checklist-repository.ts';
import { corrigir } from './corrigir.ts';
import { responder } from './responder.ts';

/** An evaluated item is corrected, any other is answered: which one is decided under the lock. */
export const salvarResposta = (
  platform: Platform,
  usuario: UsuarioAtual,
  alvo: ItemAlvo,
  resposta: RespostaAoItem,
  db: Db = platform.db,
) =>
  emTransacao(db, async (tx) => {
    await lockChecklist(tx, alvo.idOuvidoria);
    const row = await findItemDoOrgao(tx, alvo.idOuvidoria, alvo.idItem);
    const salvar = row?.situacao === 'avaliado' ? corrigir : responder;
    return salvar(platform, usuario, alvo, resposta, tx);
  });
