import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

export const assuntoNaoEncontrado = () => notFound('assunto.nao-encontrado', 'Este assunto não existe.');

export const subassuntoNaoEncontrado = () =>
  notFound('assunto.subassunto-nao-encontrado', 'Este subassunto não existe.');

export const orgaoNaoEncontrado = () => notFound('assunto.orgao-nao-encontrado', 'Este órgão não existe.');

const comCampo = (campo: string, frase: string) => [frase, { campos: { [campo]: frase } }] as const;

export const nomeRepetido = (campo: 'descAssunto' | 'descSubassunto') =>
  conflict('assunto.nome-repetido', ...comCampo(campo, 'Já existe um com este nome.'));

/** `sigla` names the office that has it; null if it belongs to every office. */
export const nomeDeOutroDono = (sigla: string | null) =>
  conflict(
    'assunto.nome-repetido',
    ...comCampo(
      'descSubassunto',
      sigla === null
        ? 'Já existe um de todos os órgãos com este nome: use-o.'
        : `O órgão ${sigla} já tem um com este nome neste assunto. Ele o renomeia ou inativa antes.`,
    ),
  );

export const mudouEnquantoIsso = () =>
  conflict(
    'assunto.mudou-enquanto-isso',
    'Outra pessoa mudou isto enquanto você olhava. Veja como está agora e faça de novo.',
  );

export const jaUnido = () =>
  conflict('assunto.ja-unido', 'Já foi unido a outro: o que era dele está no outro.');

export const destinoInvalido = () =>
  invalid('assunto.destino-invalido', ...comCampo('idDestino', 'Escolha um ativo, que não seja ele mesmo.'));

export const assuntoNaoOferecido = () =>
  invalid('assunto.nao-oferecido', ...comCampo('idAssunto', 'Este assunto não é oferecido. Escolha outro.'));

export const favoritoInvalido = () =>
  invalid('assunto.favorito-invalido', 'Um dos assuntos não é oferecido. Retire-o da lista e salve de novo.');

export const comumSoAdministrador = () =>
  forbidden('assunto.comum-so-administrador', 'Os subassuntos de todos os órgãos são do administrador.');
