import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

/** Also the answer to people who may not know of it. */
export const denunciaNaoEncontrada = () =>
  notFound('descumprimento.nao-encontrada', 'Denúncia de descumprimento não encontrada.');

export const naoDecide = () =>
  forbidden('descumprimento.nao-decide', 'Quem decide esta denúncia é outro órgão.');

export const impedidoDeDecidir = () =>
  forbidden(
    'descumprimento.impedido',
    'Você respondeu este pedido ou fez a entrega. Quem decide a denúncia é outra pessoa do órgão.',
  );

/** The promise shown on the screen is no longer the last one granted. */
export const outraPromessa = (contra: 'resposta' | 'decisao') =>
  conflict(
    'descumprimento.outra-promessa',
    contra === 'decisao'
      ? 'Este pedido tem uma decisão de recurso mais recente: denuncie o descumprimento dela.'
      : 'O que foi prometido está na resposta ao pedido: denuncie o descumprimento dela.',
    { contra },
  );

export const semNovaData = () => {
  const frase = 'Não há o que entregar depois desta decisão: deixe a data em branco.';
  return invalid('descumprimento.sem-nova-data', frase, { campos: { dataEntrega: frase } });
};

export const envioDeOutraDenuncia = () =>
  conflict(
    'descumprimento.envio-repetido',
    'Este envio já foi usado em outra denúncia. Abra a página de novo e envie outra vez.',
  );
