import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCIA_EM_SEGUNDOS = 300;

/** `corpo` é o texto exatamente como chegou: confira antes de interpretar o JSON. */
export const conferirWebhook = (segredo, headers, corpo, agora = Date.now()) => {
  const id = headers['webhook-id'] ?? '';
  const momento = headers['webhook-timestamp'] ?? '';
  const distancia = Math.abs(agora / 1000 - Number(momento));
  if (!(distancia <= TOLERANCIA_EM_SEGUNDOS)) return false;

  const chave = Buffer.from(segredo.replace(/^whsec_/, ''), 'base64');
  const esperada = createHmac('sha256', chave).update(`${id}.${momento}.${corpo}`).digest();
  const assinaturas = (headers['webhook-signature'] ?? '').split(' ');
  return assinaturas.some((assinatura) => {
    const [versao, valor = ''] = assinatura.split(',');
    const recebida = Buffer.from(valor, 'base64');
    return versao === 'v1' && recebida.length === esperada.length && timingSafeEqual(recebida, esperada);
  });
};
