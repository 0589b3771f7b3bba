import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { DadosDoWebhook } from '../contract.ts';
import { esperaConfirmacao, podeConfirmar } from '../domain/confirmacao.ts';
import { podeUsarEndereco, semConsulta } from '../domain/endereco.ts';
import { acoesDosEventos, eventosDasAcoes } from '../domain/eventos.ts';
import { SOBREPOSICAO_DOS_SEGREDOS } from '../domain/tentativas.ts';
import { MAXIMO_POR_ORGAO } from '../domain/webhook.ts';
import {
  nadaAConfirmar,
  nomeNaoResolve,
  orgaoNaoExiste,
  redeNaoPermitida,
  webhookMudou,
  webhookNaoEncontrado,
  webhooksDemais,
} from '../domain/webhook-errors.ts';
import { alcanceDe, orgaoPedido } from './alcance.ts';
import { contarAosOutros } from './contar-aos-outros.ts';
import { buryPendentes, wakeSender } from './fila-repository.ts';
import { pedirConfirmacao } from './pedir-confirmacao.ts';
import { resolverPermitido } from './resolver.ts';
import { novoSegredo, selarSegredo } from './segredo.ts';
import type { Entregador } from './tentar.ts';
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

/** Whose word it is now, or since when it waits for a gestor's. */
const aPalavra = (usuario: UsuarioAtual, idOuvidoria: number, agora: Date) => ({
  mudado_por: usuario.idUsuario,
  ...(esperaConfirmacao(usuario, idOuvidoria)
    ? { a_confirmar_desde: agora, palavra_de: null }
    : { a_confirmar_desde: null, palavra_de: usuario.idUsuario }),
});

/** A gestor is asked, or the other gestores learn of a gestor's own. */
const contar = (
  { platform }: Entregador,
  tx: Db,
  usuario: UsuarioAtual,
  { id, id_ouvidoria }: Pick<WebhookRow, 'id' | 'id_ouvidoria'>,
): Promise<void> =>
  esperaConfirmacao(usuario, id_ouvidoria)
    ? pedirConfirmacao(platform, tx, id)
    : contarAosOutros(platform, tx, usuario, id);

export const criarWebhook = async (
  entregador: Entregador,
  usuario: UsuarioAtual,
  { idOuvidoria: pedida, ...dados }: DadosDoWebhook & { readonly idOuvidoria?: number | undefined },
) => {
  const { config, clock, db } = entregador.platform;
  const idOuvidoria = orgaoPedido(usuario, pedida).idOuvidoria ?? usuario.idOuvidoria;
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
      id_cliente: usuario.idCliente ?? null,
      ...aPalavra(usuario, idOuvidoria, agora),
      criado_em: agora,
      atualizado_em: agora,
    });
    const row = { id, nome: dados.nome, id_ouvidoria: idOuvidoria };
    await anotar(entregador, tx, usuario, 'Criação de webhook', row, { depois: paraOLog(dados) });
    await contar(entregador, tx, usuario, row);
    return { idWebhook: id, segredo, espera: esperaConfirmacao(usuario, idOuvidoria) };
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
    const agora = entregador.platform.clock.now();
    const novas = acoesDosEventos(dados.eventos);
    // Another name changes nothing of what is told to whom.
    const mudou = endereco !== dados.endereco || novas.join() !== acoes.join();
    const palavra = mudou || !esperaConfirmacao(usuario, webhook.id_ouvidoria);
    await updateWebhook(tx, webhook.id, {
      nome: dados.nome,
      endereco: dados.endereco,
      acoes: novas,
      ...(palavra && aPalavra(usuario, webhook.id_ouvidoria, agora)),
      versao: versao + 1,
      atualizado_em: agora,
    });
    if (mudou) await contar(entregador, tx, usuario, webhook);
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
      ...(ativo && aPalavra(usuario, webhook.id_ouvidoria, agora)),
      versao: versao + 1,
      atualizado_em: agora,
    });
    if (ativo) await contar(entregador, tx, usuario, webhook);
    if (!ativo) await buryPendentes(tx, webhook.id, agora);
    const acao = ativo ? 'Ativação de webhook' : 'Desativação de webhook';
    await anotar(entregador, tx, usuario, acao, webhook, { antes: { ativo: !ativo }, depois: { ativo } });
    return { idWebhook: webhook.id, versao: versao + 1 };
  });

/** A gestor's word on what somebody else made or changed: it is told from now on, or switched off. */
export const decidirWebhook = (
  entregador: Entregador,
  usuario: UsuarioAtual,
  idWebhook: number,
  { versao, aceita }: { readonly versao: number; readonly aceita: boolean },
) =>
  noWebhook(entregador, usuario, idWebhook, async (tx, webhook) => {
    enforce(podeConfirmar(usuario, webhook.id_ouvidoria));
    if (webhook.versao !== versao) throw webhookMudou();
    if (!webhook.a_confirmar_desde) throw nadaAConfirmar();
    const agora = entregador.platform.clock.now();
    await updateWebhook(tx, webhook.id, {
      a_confirmar_desde: null,
      palavra_de: aceita ? usuario.idUsuario : null,
      ...(!aceita && { ativo: false, desligado_em: null }),
      versao: versao + 1,
      atualizado_em: agora,
    });
    if (aceita) await wakeSender(tx);
    else await buryPendentes(tx, webhook.id, agora);
    const { nome, endereco, acoes } = webhook;
    await anotar(entregador, tx, usuario, aceita ? 'Confirmação de webhook' : 'Recusa de webhook', webhook, {
      depois: paraOLog({ nome, endereco, eventos: eventosDasAcoes(acoes) }),
    });
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
