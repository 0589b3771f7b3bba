import { auditar } from '#capabilities/auditoria/server/index.ts';
import { naHora } from '#kernel/momento.ts';
import { foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import { type Periodo, podeReenviarPeriodo } from '../domain/periodo.ts';
import { isEntregue } from '../domain/webhook.ts';
import {
  entregaACaminho,
  entregaNaoEncontrada,
  webhookDesativado,
  webhookEspera,
} from '../domain/webhook-errors.ts';
import { findEntrega, insertTeste } from './entrega-repository.ts';
import {
  concludeEntregas,
  insertTentativa,
  replayPeriodo,
  restartEntrega,
  wakeSender,
} from './fila-repository.ts';
import { type Entregador, tentar } from './tentar.ts';
import { abrirWebhook } from './ver-webhooks.ts';
import { toTentativa } from './webhook-presenter.ts';
import { updateWebhook, type WebhookRow } from './webhook-repository.ts';

const conferirLigado = ({ ativo, a_confirmar_desde: espera }: WebhookRow): void => {
  if (!ativo) throw webhookDesativado();
  if (espera) throw webhookEspera();
};

/** Sends it again, delivered or not: the receiver recognises it by its id. */
export const reenviar = async (
  { platform }: Entregador,
  usuario: UsuarioAtual,
  { idWebhook, idEntrega }: { readonly idWebhook: number; readonly idEntrega: number },
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const webhook = await abrirWebhook({ db: tx }, usuario, idWebhook);
    const entrega = await findEntrega(tx, webhook.id, idEntrega, foraDoAlcance(usuario));
    if (!entrega) throw entregaNaoEncontrada();
    conferirLigado(webhook);
    if (!(await restartEntrega(tx, entrega.id, platform.clock.now()))) throw entregaACaminho();
    await wakeSender(tx);
    await auditar(tx, platform.clock, usuario, {
      area: 'webhook',
      acao: 'Reenvio de entrega de webhook',
      alvo: `${webhook.nome}, entrega ${entrega.id}`,
      idAlvo: webhook.id,
      idOuvidoria: webhook.id_ouvidoria,
    });
  });

/**
 * The acts of a period once more, those that the webhook missed too, and how many there are. What does not exist for who asks
 * is not sent again.
 */
export const reenviarPeriodo = async (
  { platform }: Entregador,
  usuario: UsuarioAtual,
  idWebhook: number,
  periodo: Periodo,
): Promise<number> => {
  enforce(podeReenviarPeriodo(periodo));
  return platform.db.transaction().execute(async (tx) => {
    const webhook = await abrirWebhook({ db: tx }, usuario, idWebhook);
    conferirLigado(webhook);
    const agora = platform.clock.now();
    const quantas = await replayPeriodo(tx, webhook.id, periodo, foraDoAlcance(usuario), agora);
    if (quantas > 0) await wakeSender(tx);
    await auditar(tx, platform.clock, usuario, {
      area: 'webhook',
      acao: 'Reenvio de período de webhook',
      alvo: webhook.nome,
      idAlvo: webhook.id,
      idOuvidoria: webhook.id_ouvidoria,
      depois: { de: periodo.de, ate: periodo.ate },
    });
    return quantas;
  });
};

/** Tried once, now, even while the webhook is off, to check it before it is switched on. */
export const testar = async (entregador: Entregador, usuario: UsuarioAtual, idWebhook: number) => {
  const { db, clock } = entregador.platform;
  const webhook = await abrirWebhook({ db }, usuario, idWebhook);
  const entrega = await db.transaction().execute(async (tx) => {
    const id = await insertTeste(tx, webhook.id, clock.now());
    await auditar(tx, clock, usuario, {
      area: 'webhook',
      acao: 'Teste de webhook',
      alvo: webhook.nome,
      idAlvo: webhook.id,
      idOuvidoria: webhook.id_ouvidoria,
    });
    return findEntrega(tx, webhook.id, id, foraDoAlcance(usuario));
  });
  if (!entrega) throw entregaNaoEncontrada();
  const resultado = await tentar(entregador, webhook, entrega);
  const entregue = isEntregue(resultado);
  const agora = clock.now();
  await db.transaction().execute(async (tx) => {
    await insertTentativa(tx, entrega.id, resultado, agora);
    const fim = { situacao: entregue ? 'entregue' : 'morta', tentativas: 1 } as const;
    await concludeEntregas(tx, [entrega.id], fim, agora);
    if (entregue) await updateWebhook(tx, webhook.id, { ultima_entrega_em: naHora(agora) });
  });
  const { status, erro, duracaoMs } = resultado;
  return { entregue, tentativa: toTentativa({ ocorrida_em: agora, status, erro, duracao_ms: duracaoMs }) };
};
