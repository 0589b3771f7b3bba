import { conflict, invalid } from '#kernel/errors.ts';

export const identidadeJaAberta = () =>
  conflict(
    'analise.identidade-nao-restrita',
    'A identidade desta manifestação não é restrita: ela já está na tela.',
  );

export const semIdentidade = () =>
  conflict('analise.sem-identidade', 'Esta manifestação não tem dados de quem registrou.');

export const assuntoDesconhecido = () =>
  invalid('analise.assunto-desconhecido', 'Este assunto não está disponível. Escolha outro da lista.', {
    campos: { idAssunto: 'Este assunto não está disponível. Escolha outro da lista.' },
  });

export const subassuntoDesconhecido = () =>
  invalid('analise.subassunto-desconhecido', 'Este subassunto não é do assunto escolhido.', {
    campos: { idSubassunto: 'Este subassunto não é do assunto escolhido.' },
  });
