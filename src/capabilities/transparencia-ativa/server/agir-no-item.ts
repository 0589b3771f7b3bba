import type { Updateable } from 'kysely';
import type { AtoDoCiclo } from '#kernel/ato/ato.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDoItem } from '../domain/fatos-do-item.ts';
import type { SituacaoDoItem } from '../domain/resposta-do-item.ts';
import { itemMudou, itemNaoEncontrado } from '../domain/transparencia-errors.ts';
import { type AvisoDaCorrecao, avisarDaCorrecao } from './avisar-da-correcao.ts';
import {
  findItemDoOrgao,
  type ItemRow,
  insertHistorico,
  lockChecklist,
  saveResposta,
} from './checklist-repository.ts';
import { fatosDe } from './item-presenter.ts';
import { type NoOrgao, noOrgao } from './leitor.ts';

export interface ItemAlvo extends Alvo {
  readonly idOuvidoria: number;
  readonly idItem: number;
}

export interface NoItem extends NoOrgao {
  readonly tx: Db;
  readonly row: ItemRow;
  readonly agora: Date;
}

export interface EfeitoNoItem<Acontecimento = AvisoDaCorrecao['aconteceu']> {
  readonly mudancas: Omit<
    Updateable<DB['transparencia_resposta']>,
    'id_ouvidoria' | 'id_item' | 'situacao' | 'versao'
  >;
  /** What the history stores about it. */
  readonly detalhes?: Readonly<Record<string, string | null>>;
  readonly aviso?: { readonly aconteceu: Acontecimento; readonly prazo: string } | undefined;
}

type Item = NoOrgao & { readonly row: ItemRow };

/** The life cycle of one item of one body, with its own history; locks the body's whole list. */
const ciclo = createCiclo<UsuarioAtual, ItemAlvo, Item, SituacaoDoItem, FatosDoItem, EfeitoNoItem>({
  trava: async ({ platform, tx, quem }, { idOuvidoria, idItem }) => {
    const contexto = await noOrgao(platform, tx, quem, idOuvidoria);
    await lockChecklist(tx, idOuvidoria);
    const row = await findItemDoOrgao(tx, idOuvidoria, idItem);
    if (!row) throw itemNaoEncontrado();
    return { ...contexto, row };
  },
  versaoDe: ({ row }) => row.versao,
  recusaVersao: (_tx, { row }) => itemMudou(row.versao),
  estadoDe: ({ row }) => row.situacao as SituacaoDoItem,
  fatosDe: ({ leitor, row }) => fatosDe(leitor, row),
  perfilDe: ({ idPerfil }) => idPerfil,
  grava: async ({ platform, tx, quem, agora }, { orgao, row, assinatura }, { ato, estado, efeito }) => {
    const { idOuvidoria } = orgao;
    const { mudancas, detalhes = {}, aviso } = efeito;
    const onde = { idOuvidoria, idItem: row.id_item, isPrimeira: row.situacao === 'sem-resposta' };
    await saveResposta(tx, onde, { ...mudancas, situacao: estado });
    await insertHistorico(tx, {
      id_ouvidoria: idOuvidoria,
      id_item: row.id_item,
      ato: ato.nome,
      situacao: estado,
      ocorrido_em: agora,
      id_responsavel: assinatura.idResponsavel,
      responsavel: assinatura.responsavel,
      detalhes: JSON.stringify(detalhes),
    });
    if (aviso) await avisarDaCorrecao(platform, tx, orgao, { ...aviso, agora, menos: quem.idUsuario });
  },
});

/** The only way to act on an item (`server/ciclo`). */
export const agirNoItem = (
  platform: Platform,
  usuario: UsuarioAtual,
  { idOuvidoria, idItem, versao }: ItemAlvo,
  ato: AtoDoCiclo<SituacaoDoItem, FatosDoItem>,
  fazer: (no: NoItem) => Promise<EfeitoNoItem>,
  db?: Db,
): Promise<void> =>
  ciclo.agir(
    { platform, quem: usuario, db },
    { idOuvidoria, idItem, versao },
    ato,
    async ({ tx, agora, coisa }) => ({ ...(await fazer({ ...coisa, tx, agora })), resultado: undefined }),
  );
