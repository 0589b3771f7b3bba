import { oQueMudou } from '#capabilities/auditoria/domain/o-que-mudou.ts';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { assuntoNaoEncontrado, jaUnido, mudouEnquantoIsso, nomeRepetido } from '../domain/assunto-errors.ts';
import { type Direcao, mover } from '../domain/ordem.ts';
import {
  type AssuntoRow,
  hasDescricao,
  insertAssunto,
  lockArea,
  lockAssunto,
  lockNomes,
  markEditados,
  updateAssunto,
  updateOrdem,
} from './administrar-repository.ts';

interface Editado {
  readonly descAssunto: string;
  readonly area: string;
}

export const criarAssunto = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  { descAssunto, area }: Editado,
) =>
  db.transaction().execute(async (trx) => {
    await lockNomes(trx);
    if (await hasDescricao(trx, descAssunto, 0)) throw nomeRepetido('descAssunto');
    const idAssunto = await insertAssunto(trx, { descricao: descAssunto, area, editado_em: clock.now() });
    await auditar(trx, clock, usuario, {
      area: 'assunto',
      acao: 'Criação de assunto',
      alvo: descAssunto,
      idAlvo: idAssunto,
      depois: { nome: descAssunto, area },
    });
    return { idAssunto };
  });

export interface Visto {
  readonly idAssunto: number;
  readonly versao: number;
}

/** A joined subject can no longer be changed. */
export const lockVisto = async (trx: Db, { idAssunto, versao }: Visto): Promise<AssuntoRow> => {
  const row = await lockAssunto(trx, idAssunto);
  if (!row) throw assuntoNaoEncontrado();
  if (row.id_unido_a !== null) throw jaUnido();
  if (row.versao !== versao) throw mudouEnquantoIsso();
  return row;
};

export const mudarAssunto = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  visto: Visto,
  { descAssunto, area }: Editado,
) =>
  db.transaction().execute(async (trx) => {
    const row = await lockVisto(trx, visto);
    const mudou = oQueMudou({ nome: row.descricao, area: row.area }, { nome: descAssunto, area });
    if (!mudou) return;
    await lockNomes(trx);
    if (await hasDescricao(trx, descAssunto, row.id)) throw nomeRepetido('descAssunto');
    await updateAssunto(trx, row.id, { descricao: descAssunto, area, editado_em: clock.now() });
    const ato = { area: 'assunto', acao: 'Mudança de assunto', alvo: descAssunto, idAlvo: row.id } as const;
    await auditar(trx, clock, usuario, { ...ato, ...mudou });
  });

/** Old cases keep an inactive subject; it is only no longer offered. */
export const mudarSituacaoDoAssunto = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  visto: Visto,
  ativo: boolean,
) =>
  db.transaction().execute(async (trx) => {
    const row = await lockVisto(trx, visto);
    if (row.ativo === ativo) return;
    await updateAssunto(trx, row.id, { ativo, editado_em: clock.now() });
    await auditar(trx, clock, usuario, {
      area: 'assunto',
      acao: ativo ? 'Reativação de assunto' : 'Inativação de assunto',
      alvo: row.descricao,
      idAlvo: row.id,
      antes: { ativo: row.ativo },
      depois: { ativo },
    });
  });

export const moverAssunto = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idAssunto: number,
  direcao: Direcao,
) =>
  db.transaction().execute(async (trx) => {
    const row = await lockAssunto(trx, idAssunto);
    if (!row) throw assuntoNaoEncontrado();
    const lista = await lockArea(trx, row.area);
    const lugares = mover(lista, idAssunto, direcao);
    if (lugares.length === 0) return;
    await updateOrdem(trx, 'assunto', lugares);
    await markEditados(
      trx,
      lugares.map(({ id }) => id),
      clock.now(),
    );
    const lugar = lista.findIndex(({ id }) => id === idAssunto) + 1;
    await auditar(trx, clock, usuario, {
      area: 'assunto',
      acao: 'Mudança de ordem de assunto',
      alvo: row.descricao,
      idAlvo: idAssunto,
      antes: { lugarNaArea: lugar },
      depois: { lugarNaArea: lugar + (direcao === 'acima' ? -1 : 1) },
    });
  });
