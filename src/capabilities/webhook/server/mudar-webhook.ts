import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { DadosDoWebhook } from '../contract.ts';
import { podeUsarEndereco } from '../domain/endereco.ts';
import { acoesDosEventos, eventosDasAcoes } from '../domain/eventos.ts';
import { SOBREPOSICAO_DOS_SEGREDOS } from '../domain/tentativas.ts';
import { MAXIMO_POR_ORGAO } from '../domain/webhook.ts';
import {
  nomeNaoResolve,
  orgaoNaoExiste,
  redeNaoPermitida,
  webhookMudou,
  webhookNaoEncontrado,
  webhooksDemais,
} from '../domain/webhook-errors.ts';
import { alcanceDe, orgaoPedido } from './alcance.ts';
import { buryPendentes } from './entrega-repository.ts';
import type { Entregador } from './entregar.ts';
import { resolverPermitido } from './resolver.ts';
import { novoSegredo, selarSegredo } from './segredo.ts';
import {
  countWebhooks,
  insertWebhook,
  lockOuvidoria,
  lockWebhook,
  updateWebhook,
  type WebhookRow,
} from './webhook-repository.ts';

/** Also checked when saving, so that the person learns it at once; each delivery checks again. */
const conferirEndereco = async ({ platform, resolver }: Entregador, endereco: string): Promise<void> => {
  const rede = platform.config.webhooksRede;
  enforce(podeUsarEndereco(endereco, rede));
  const destino = await resolverPermitido(resolver, new URL(endereco).hostname, rede);
  if (destino === null) throw nomeNaoResolve();
  if (destino === 'recusado') throw redeNaoPermitida();
};

/** Receivers put keys in the query of an address, and more people read the log than this screen. */
const semConsulta = (endereco: string): string => endereco.replace(/\?.*$/s, '?…');

const paraOLog = ({ nome, endereco, eventos }: DadosDoWebhook) => ({
  nome,
  endereco: semConsulta(endereco),
  eventos: eventos.join(', '),
});

const anotar = (
  { platform: { clock } }: Entregador,
  tx: Db,
  usuario: UsuarioAtual,
  acao: string,
  { id, nome, id_ouvidoria }: Pick<WebhookRow, 'id' | 'nome' | 'id_ouvidoria'>,
  mudou: { readonly antes?: Record<string, unknown>; readonly depois?: Record<string, unknown> } = {},
): Promise<void> =>
  auditar(tx, clock, usuario, {
    area: 'webhook',
    acao,
    alvo: nome,
    idAlvo: id,
    idOuvidoria: id_ouvidoria,
    ...mudou,
  });

const noWebhook = <R>(
  { platform }: Entregador,
  usuario: UsuarioAtual,
  idWebhook: number,
  fazer: (tx: Db, webhook: WebhookRow) => Promise<R>,
): Promise<R> =>
  platform.db.transaction().execute(async (tx) => {
    const webhook = await lockWebhook(tx, alcanceDe(usuario), idWebhook);
    if (!webhook) throw webhookNaoEncontrado();
    return fazer(tx, webhook);
  });

export const criarWebhook = async (
  entregador: Entregador,
  usuario: UsuarioAtual,
  { idOuvidoria: pedida, ...dados }: DadosDoWebhook & { readonly idOuvidoria?: number | undefined },
) => {
  const { config, clock, db } = entregador.platform;
  const idOuvidoria = orgaoPedido(usuario, pedida) ?? usuario.idOuvidoria;
  if (idOuvidoria === null) throw orgaoNaoExiste();
  await conferirEndereco(entregador, dados.endereco);
  const segredo = novoSegredo();
  return db.transaction().execute(async (tx) => {
    if (!(await lockOuvidoria(tx, idOuvidoria))) throw orgaoNaoExiste();
    if ((await countWebhooks(tx, idOuvidoria)) >= MAXIMO_POR_ORGAO) throw webhooksDemais(MAXIMO_POR_ORGAO);
    const agora = clock.now();
    const id = await insertWebhook(tx, {
      id_ouvidoria: idOuvidoria,
      nome: dados.nome,
      endereco: dados.endereco,
      acoes: acoesDosEventos(dados.eventos),
      segredo_selado: selarSegredo(config, segredo),
      criado_em: agora,
      atualizado_em: agora,
    });
    const row = { id, nome: dados.nome, id_ouvidoria: idOuvidoria };
    await anotar(entregador, tx, usuario, 'Criação de webhook', row, { depois: paraOLog(dados) });
    return { idWebhook: id, segredo };
  });
};

export const mudarWebhook = async (
  entregador: Entregador,
  usuario: UsuarioAtual,
  idWebhook: number,
  { versao, ...dados }: DadosDoWebhook & { readonly versao: number },
) => {
  await conferirEndereco(entregador, dados.endereco);
  return noWebhook(entregador, usuario, idWebhook, async (tx, webhook) => {
    if (webhook.versao !== versao) throw webhookMudou();
    const { nome, endereco, acoes } = webhook;
    await updateWebhook(tx, webhook.id, {
      nome: dados.nome,
      endereco: dados.endereco,
      acoes: acoesDosEventos(dados.eventos),
      versao: versao + 1,
      atualizado_em: entregador.platform.clock.now(),
    });
    await anotar(entregador, tx, usuario, 'Mudança de webhook', webhook, {
      antes: paraOLog({ nome, endereco, eventos: eventosDasAcoes(acoes) }),
      depois: paraOLog(dados),
    });
    return { idWebhook: webhook.id, versao: versao + 1 };
  });
};

/**
 * Switching on resets the failures; switching off turns what is pending into dead letters, which
 * may be sent again.
 */
export const mudarSituacao = (
  entregador: Entregador,
  usuario: UsuarioAtual,
  idWebhook: number,
  { versao, ativo }: { readonly versao: number; readonly ativo: boolean },
) =>
  noWebhook(entregador, usuario, idWebhook, async (tx, webhook) => {
    if (webhook.versao !== versao) throw webhookMudou();
    if (webhook.ativo === ativo) return { idWebhook: webhook.id, versao };
    const agora = entregador.platform.clock.now();
    await updateWebhook(tx, webhook.id, {
      ativo,
      desligado_em: null,
      falhando_desde: null,
      falhas_seguidas: 0,
      versao: versao + 1,
      atualizado_em: agora,
    });
    if (!ativo) await buryPendentes(tx, webhook.id, agora);
    const acao = ativo ? 'Ativação de webhook' : 'Desativação de webhook';
    await anotar(entregador, tx, usuario, acao, webhook, { antes: { ativo: !ativo }, depois: { ativo } });
    return { idWebhook: webhook.id, versao: versao + 1 };
  });

/** The previous secret also signs for a day; any older one stops. */
export const trocarSegredo = (entregador: Entregador, usuario: UsuarioAtual, idWebhook: number) =>
  noWebhook(entregador, usuario, idWebhook, async (tx, webhook) => {
    const { config, clock } = entregador.platform;
    const segredo = novoSegredo();
    const ate = new Date(clock.now().getTime() + SOBREPOSICAO_DOS_SEGREDOS);
    await updateWebhook(tx, webhook.id, {
      segredo_selado: selarSegredo(config, segredo),
      segredo_anterior_selado: webhook.segredo_selado,
      segredo_anterior_ate: ate,
      atualizado_em: clock.now(),
    });
    await anotar(entregador, tx, usuario, 'Troca de segredo de webhook', webhook);
    return { segredo, anteriorAte: ate.toISOString() };
  });
