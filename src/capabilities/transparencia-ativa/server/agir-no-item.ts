import type { z } from 'zod';
import { checkAct, stateAfter } from '#kernel/acts.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { itemVisto } from '../contract.ts';
import type { SituacaoDoItem } from '../domain/resposta-do-item.ts';
import { type AtoDoItem, itemActs } from '../domain/transparencia-acts.ts';
import { itemMudou, itemNaoEncontrado } from '../domain/transparencia-errors.ts';
import { findItemDoOrgao, type ItemRow, insertHistorico, lockChecklist } from './checklist-repository.ts';
import { fatosDe, toItem } from './item-presenter.ts';
import { type NoOrgao, noOrgao } from './leitor.ts';

export interface ItemAlvo {
  readonly idOuvidoria: number;
  readonly idItem: number;
  readonly versao: number;
}

export interface NoAtoDoItem extends NoOrgao {
  readonly tx: Db;
  readonly row: ItemRow;
  readonly agora: Date;
  /** Where the act leads. */
  readonly situacao: Exclude<SituacaoDoItem, 'sem-resposta'>;
}

/** Writes the act and says what its history keeps. */
type Fazer = (noAto: NoAtoDoItem) => Promise<Readonly<Record<string, string | null>>>;

type EscolherAto = AtoDoItem | ((situacao: SituacaoDoItem) => AtoDoItem);

/** Loads, checks, writes and keeps the history of one act on one item, in one transaction. */
export const agirNoItem = (
  platform: Platform,
  usuario: UsuarioAtual,
  { idOuvidoria, idItem, versao }: ItemAlvo,
  escolher: EscolherAto,
  fazer: Fazer,
): Promise<z.input<typeof itemVisto>> =>
  platform.db.transaction().execute(async (tx) => {
    const contexto = await noOrgao(platform, tx, usuario, idOuvidoria);
    const { leitor, assinatura } = contexto;
    await lockChecklist(tx, idOuvidoria);
    const row = await findItemDoOrgao(tx, idOuvidoria, idItem);
    if (!row) throw itemNaoEncontrado();
    const state = row.situacao as SituacaoDoItem;
    const ato = typeof escolher === 'function' ? escolher(state) : escolher;
    enforce(checkAct(itemActs, ato, { state, perfil: leitor.idPerfil, facts: fatosDe(leitor, row) }));
    if (row.versao !== versao) throw itemMudou();
    const agora = platform.clock.now();
    const situacao = stateAfter(itemActs, ato, state) as NoAtoDoItem['situacao'];
    const detalhes = await fazer({ ...contexto, tx, row, agora, situacao });
    await insertHistorico(tx, [
      {
        id_ouvidoria: idOuvidoria,
        id_item: idItem,
        ato,
        situacao,
        ocorrido_em: agora,
        id_responsavel: assinatura.idResponsavel,
        responsavel: assinatura.responsavel,
        detalhes: JSON.stringify(detalhes),
      },
    ]);
    const depois = await findItemDoOrgao(tx, idOuvidoria, idItem);
    if (!depois) throw itemNaoEncontrado();
    return toItem(depois, leitor);
  });
