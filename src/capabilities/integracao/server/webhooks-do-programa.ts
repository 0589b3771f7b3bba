import type { z } from 'zod';
import { webhooksPara } from '#capabilities/webhook/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { reenvioPedido, WebhookEnviado, WebhookNoFio } from '../domain/webhooks-do-programa.ts';

type LinhaDoWebhook = Awaited<ReturnType<ReturnType<typeof webhooksPara>['listar']>>['itens'][number];

const noFio = (linha: LinhaDoWebhook): WebhookNoFio => ({
  IdWebhook: linha.idWebhook,
  NomeWebhook: linha.nome,
  EnderecoWebhook: linha.endereco,
  Eventos: linha.eventos,
  IndAtivo: linha.ativo,
  IndAguardaConfirmacao: linha.aConfirmarDesde !== null,
});

const dadosDe = ({ NomeWebhook, EnderecoWebhook, Eventos }: WebhookEnviado) => ({
  nome: NomeWebhook,
  endereco: EnderecoWebhook,
  eventos: Eventos,
});

/** The webhooks that a program subscribed itself; those of people, and of other programs, do not exist for it. */
export const webhooksDoPrograma = (platform: Platform) => {
  const webhooks = webhooksPara(platform);
  const ver = async (usuario: UsuarioAtual, id: number) => noFio(await webhooks.ver(usuario, id));
  return {
    listar: async (usuario: UsuarioAtual) => {
      const { itens } = await webhooks.listar(usuario);
      return itens.map(noFio);
    },
    ver,
    assinar: async (usuario: UsuarioAtual, enviado: WebhookEnviado) => {
      const { idWebhook, segredo } = await webhooks.criar(usuario, dadosDe(enviado));
      return { ...(await ver(usuario, idWebhook)), SegredoWebhook: segredo };
    },
    atualizar: async (usuario: UsuarioAtual, id: number, enviado: WebhookEnviado) => {
      const { versao } = await webhooks.ver(usuario, id);
      await webhooks.mudar(usuario, id, { versao, ...dadosDe(enviado) });
      return ver(usuario, id);
    },
    desativar: async (usuario: UsuarioAtual, id: number) => {
      const { versao } = await webhooks.ver(usuario, id);
      await webhooks.mudarSituacao(usuario, id, { versao, ativo: false });
      return ver(usuario, id);
    },
    reenviar: async (
      usuario: UsuarioAtual,
      id: number,
      { DataInicio, DataFim }: z.output<typeof reenvioPedido>,
    ) => ({
      TotalEntregas: await webhooks.reenviarPeriodo(usuario, id, {
        de: DataInicio.comeca,
        ate: DataFim.comeca,
        dura: DataFim.dura,
      }),
    }),
  };
};
