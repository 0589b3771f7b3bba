import { versaoMudou } from '#kernel/ato/versao-mudou.ts';
import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

export const itemNaoEncontrado = () =>
  notFound('transparencia.item-nao-encontrado', 'Este item não está na lista do órgão.');

export const naoRespondePeloOrgao = () =>
  forbidden('transparencia.so-o-orgao', 'Quem responde é o gestor do próprio órgão.');
export const naoAvaliaOOrgao = () =>
  forbidden('transparencia.so-a-autoridade', 'Quem avalia é a autoridade que monitora este órgão.');
export const naoAvaliaOQueEnviou = () =>
  forbidden(
    'transparencia.outra-pessoa-avalia',
    'Quem enviou a resposta não a avalia: peça a outra pessoa da autoridade.',
  );

export const itemMudou = (versao: number) => versaoMudou('transparencia.item-mudou', { versao });
export const nadaAEnviar = () =>
  conflict('transparencia.nada-a-enviar', 'Não há item respondido à espera de envio.');

export const parteDoQueNaoSeAplica = () =>
  invalid(
    'transparencia.parte-do-que-nao-se-aplica',
    'O órgão respondeu que o item não se aplica: aceite (cumpre) ou recuse (não cumpre).',
    { campos: { resultado: 'Escolha entre cumpre e não cumpre.' } },
  );
export const faltaDizerOQueCorrigir = () =>
  invalid('transparencia.falta-comentario', 'Diga ao órgão o que falta corrigir.', {
    campos: { comentario: 'Diga ao órgão o que falta corrigir.' },
  });
