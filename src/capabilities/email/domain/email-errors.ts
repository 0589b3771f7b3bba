import { conflict, invalid, notFound } from '#kernel/errors.ts';

/** Also for somebody else's mail: nobody is told that it exists. */
export const emailNaoEncontrado = () =>
  notFound('email.nao-encontrado', 'Este e-mail não existe ou não foi enviado a você.');

export const orgaoDoModeloNaoEncontrado = () =>
  notFound('email.orgao-nao-encontrado', 'Este órgão não existe ou foi inativado.');

export const modeloSoDaPlataforma = () =>
  invalid('email.modelo-so-da-plataforma', 'Este aviso não é de nenhum órgão: só a plataforma o escreve.');

export const modeloJaExiste = (idModelo: number) =>
  conflict('email.modelo-existe', 'O órgão já tem um modelo para este aviso. Edite o que existe.', {
    idModelo,
  });

/** Two people edit the same template: the second is told instead of overwriting. */
export const modeloMudou = (versao: number, autor: string | null) =>
  conflict(
    'email.modelo-mudou',
    `${autor ?? 'Outra pessoa'} salvou a versão ${versao} deste modelo depois que você o abriu.`,
    { versao },
  );

export const versaoNaoEncontrada = () => notFound('email.versao', 'Esta versão do modelo não existe.');

export const naoSeDesliga = (artigo: string) =>
  invalid('email.devido-por-lei', `Este aviso não pode ser desligado: a lei o exige (${artigo}).`);

export const textoFixo = () =>
  invalid(
    'email.texto-fixo',
    'Este aviso protege quem denuncia: as palavras dele são as da plataforma e ninguém as muda.',
  );

export const semEmailParaTeste = () =>
  invalid('email.sem-endereco', 'A sua conta não tem e-mail confirmado para receber o teste.');

export const naoSeTentaDeNovo = () =>
  conflict(
    'email.nao-parou',
    'Só se tenta de novo o que espera a próxima tentativa. Este e-mail já saiu, ainda está na fila, ou o envio foi encerrado e o texto, apagado.',
  );
