import { conflict, invalid } from '#kernel/errors.ts';

export const assuntoDesconhecido = () =>
  invalid('analise.assunto-desconhecido', 'Este assunto não está disponível. Escolha outro da lista.', {
    campos: { idAssunto: 'Este assunto não está disponível. Escolha outro da lista.' },
  });

export const subassuntoDesconhecido = () =>
  invalid('analise.subassunto-desconhecido', 'Este subassunto não é do assunto escolhido.', {
    campos: { idSubassunto: 'Este subassunto não é do assunto escolhido.' },
  });

export const emailEDaConta = () => {
  const frase = 'Quem registrou entra na plataforma com uma conta: só a própria pessoa muda o e-mail dela.';
  return conflict('analise.email-e-da-conta', frase, { campos: { email: frase } });
};
