import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

export const webhookNaoEncontrado = () => notFound('webhook.nao-encontrado', 'Não encontramos este webhook.');

export const entregaNaoEncontrada = () =>
  notFound('webhook.entrega-nao-encontrada', 'Não encontramos esta entrega.');

export const semOrgao = () =>
  forbidden('webhook.sem-orgao', 'Você só cuida dos webhooks do órgão em que trabalha.');

export const orgaoNaoExiste = () => invalid('webhook.orgao-nao-existe', 'Este órgão não existe.');

export const webhookMudou = () =>
  conflict('webhook.mudou', 'Outra pessoa mudou este webhook. Confira como ele está agora e tente de novo.');

export const webhooksDemais = (maximo: number) =>
  conflict('webhook.demais', `Um órgão tem no máximo ${maximo} webhooks. Mude um dos que já existem.`);

export const webhookDesativado = () =>
  conflict('webhook.desativado', 'Este webhook está desativado. Ative-o antes de enviar.');

export const soGestorConfirma = () =>
  forbidden('webhook.so-gestor-confirma', 'Só um gestor do próprio órgão confirma ou recusa este webhook.');

export const nadaAConfirmar = () =>
  conflict('webhook.nada-a-confirmar', 'Este webhook não espera confirmação.');

export const webhookEspera = () =>
  conflict('webhook.espera-confirmacao', 'Este webhook espera a confirmação de um gestor do órgão.');

const noFim = (code: string, frase: string) => invalid(code, frase, { campos: { ate: frase } });

export const periodoInvertido = () =>
  noFim('webhook.periodo-invertido', 'O fim do período vem antes do início.');

export const periodoLongo = (dias: number) =>
  noFim('webhook.periodo-longo', `Reenvie no máximo ${dias} dias de cada vez.`);

export const entregaACaminho = () =>
  conflict('webhook.entrega-a-caminho', 'Esta entrega ainda está sendo tentada.');

const semEndereco = (message: string) =>
  invalid('webhook.endereco-sem-rede', message, { campos: { endereco: message } });

export const nomeNaoResolve = () => semEndereco('O nome do servidor não foi encontrado. Confira o endereço.');

export const redeNaoPermitida = () =>
  semEndereco('O endereço leva a uma rede interna: use um que esteja na internet.');
