import { oQueMudou } from '#capabilities/auditoria/domain/o-que-mudou.ts';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { escapeLike } from '#kernel/texto.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import { enderecoJaExiste, perguntaMudou, perguntaNaoEncontrada } from '../domain/ajuda-errors.ts';
import { type PerguntaEscrita, type PerguntaNova, sinonimosDoTexto } from '../domain/pergunta.ts';
import { toAdministrada } from './pergunta-presenter.ts';
import {
  type FiltroDePerguntas,
  findPergunta,
  insertPergunta,
  lockPergunta,
  type PerguntaRow,
  selectParaManter,
  updatePergunta,
} from './pergunta-repository.ts';

interface Pedido extends FiltroDePerguntas, PaginaPedida {
  readonly busca?: string | undefined;
}

export const listParaManter = async ({ db }: Platform, { busca, cursor, porPagina, ...filtro }: Pedido) => {
  const rows = await selectParaManter(db, filtro, {
    padrao: busca ? `%${escapeLike(busca)}%` : null,
    depoisDe: readIdCursor(cursor),
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return { itens: pagina.map(toAdministrada), proximoCursor };
};

export const verParaManter = async ({ db }: Platform, idPergunta: number) => {
  const row = await findPergunta(db, idPergunta);
  if (!row) throw perguntaNaoEncontrada();
  return toAdministrada(row);
};

const colunas = ({ sinonimos, ...escrita }: PerguntaEscrita) => ({
  ...escrita,
  sinonimos: sinonimosDoTexto(sinonimos),
});

export const criarPergunta = (
  platform: Platform,
  usuario: UsuarioAtual,
  { slug, ...escrita }: PerguntaNova,
) =>
  platform.db.transaction().execute(async (trx) => {
    const nova = { slug, ...colunas(escrita), ativa: true };
    const idPergunta = await insertPergunta(trx, {
      ...nova,
      alterada_em: platform.clock.now(),
      autor: usuario.nome,
    });
    if (idPergunta === null) throw enderecoJaExiste();
    await auditar(trx, platform.clock, usuario, {
      area: 'ajuda',
      acao: 'Cadastro de pergunta frequente',
      alvo: nova.pergunta,
      idAlvo: idPergunta,
      depois: nova,
    });
    return { idPergunta, versao: 1 };
  });

const conteudoDe = ({ pergunta, tema, resposta, sinonimos, destaque, ordem, ativa }: PerguntaRow) => ({
  pergunta,
  tema,
  resposta,
  sinonimos,
  destaque,
  ordem,
  ativa,
});
type Conteudo = ReturnType<typeof conteudoDe>;

/** Saves only onto the version the person saw; a change that alters nothing is not saved. */
const gravar = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  {
    idPergunta,
    versao,
    acao,
  }: { readonly idPergunta: number; readonly versao: number; readonly acao: string },
  mudar: (atual: Conteudo) => Conteudo,
) =>
  db.transaction().execute(async (trx) => {
    await lockPergunta(trx, idPergunta);
    const row = await findPergunta(trx, idPergunta);
    if (!row) throw perguntaNaoEncontrada();
    if (row.versao !== versao) throw perguntaMudou(row.versao, row.autor);
    const novo = mudar(conteudoDe(row));
    const mudou = oQueMudou(conteudoDe(row), novo);
    if (!mudou) return { idPergunta, versao };
    await updatePergunta(trx, idPergunta, {
      ...novo,
      versao: versao + 1,
      alterada_em: clock.now(),
      autor: usuario.nome,
    });
    await auditar(trx, clock, usuario, {
      area: 'ajuda',
      acao,
      alvo: novo.pergunta,
      idAlvo: idPergunta,
      ...mudou,
    });
    return { idPergunta, versao: versao + 1 };
  });

export const mudarPergunta = (
  platform: Platform,
  usuario: UsuarioAtual,
  idPergunta: number,
  { versao, ativa, ...escrita }: PerguntaEscrita & { readonly versao: number; readonly ativa: boolean },
) =>
  gravar(platform, usuario, { idPergunta, versao, acao: 'Alteração de pergunta frequente' }, () => ({
    ...colunas(escrita),
    ativa,
  }));

export const mudarSituacao = (
  platform: Platform,
  usuario: UsuarioAtual,
  idPergunta: number,
  { versao, ativa }: { readonly versao: number; readonly ativa: boolean },
) => {
  const acao = ativa ? 'Ativação de pergunta frequente' : 'Desativação de pergunta frequente';
  return gravar(platform, usuario, { idPergunta, versao, acao }, (atual) => ({ ...atual, ativa }));
};
