import { auditar } from '#capabilities/auditoria/server/index.ts';
import { foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { isEntregue } from '../domain/webhook.ts';
import { entregaACaminho, entregaNaoEncontrada, webhookDesativado } from '../domain/webhook-errors.ts';
import {
  concludeEntrega,
  findEntrega,
  insertTentativa,
  insertTeste,
  restartEntrega,
  wakeSender,
} from './entrega-repository.ts';
import { type Entregador, tentar } from './entregar.ts';
import { abrirWebhook } from './ver-webhooks.ts';
import { toTentativa } from './webhook-presenter.ts';
import { updateWebhook } from './webhook-repository.ts';

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
    if (!webhook.ativo) throw webhookDesativado();
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
    await concludeEntrega(tx, entrega.id, entregue ? 'entregue' : 'morta', 1, agora);
    if (entregue) await updateWebhook(tx, webhook.id, { ultima_entrega_em: agora });
  });
  const { status, erro, duracaoMs } = resultado;
  return { entregue, tentativa: toTentativa({ ocorrida_em: agora, status, erro, duracao_ms: duracaoMs }) };
};
