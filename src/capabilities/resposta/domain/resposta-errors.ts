import { invalid, notFound } from '#kernel/errors.ts';

const noCampo = (code: string, campo: string, frase: string) =>
  invalid(code, frase, { campos: { [campo]: frase } });

/** `campos`: the message for each wrong field of `detalhes`. */
export const conteudoMinimoFalta = (campos: Readonly<Record<string, string>>) =>
  invalid('resposta.conteudo-minimo', Object.values(campos)[0] ?? 'Falta uma parte da resposta.', {
    campos: Object.fromEntries(Object.entries(campos).map(([nome, frase]) => [`detalhes.${nome}`, frase])),
  });

export const falaDeUmaPessoaDoGrupo = () =>
  noCampo(
    'resposta.fala-de-uma-so',
    'texto',
    'Este texto vai a todas as pessoas do grupo e traz o protocolo, o nome ou outro dado de uma delas. Tire o que é só de uma pessoa.',
  );

export const detalhamentoNaoExiste = () =>
  noCampo('resposta.detalhamento-nao-existe', 'detalhes.idDetalhamento', 'Este detalhamento não existe.');

export const pedidoAnteriorNaoExiste = () =>
  noCampo(
    'resposta.pedido-anterior-nao-existe',
    'detalhes.protocoloAnterior',
    'Não há pedido de acesso à informação anterior a este com esse protocolo. Confira o número.',
  );

export const modeloNaoEncontrado = () => notFound('resposta.modelo-nao-encontrado', 'Modelo não encontrado.');

export const modeloSemOrgao = () =>
  noCampo('resposta.modelo-sem-orgao', 'idOuvidoria', 'Diga de que órgão é o modelo.');

/** Lei 12.527/2011, art. 11: what was not sent was not granted. */
export const semEmail = () =>
  noCampo(
    'resposta.sem-email',
    'idEspecificacaoDecisao',
    'Quem pediu não deixou e-mail: a informação não chega por ele. Escolha outra forma de entrega.',
  );
