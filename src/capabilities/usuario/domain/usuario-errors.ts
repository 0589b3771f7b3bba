import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

export const linkInvalido = () =>
  invalid(
    'usuario.link-invalido',
    'Este link não vale mais. Peça um novo e use o mais recente que chegar no seu e-mail.',
  );

export const senhaAtualIncorreta = () =>
  invalid('usuario.senha-atual-incorreta', 'A senha atual não confere.');

export const senhaRepetida = () =>
  invalid('usuario.senha-repetida', 'Escolha uma senha diferente da atual.', {
    campos: { novaSenha: 'Escolha uma senha diferente da atual.' },
  });

export const loginEmUso = () =>
  conflict('usuario.login-em-uso', 'Este login já está em uso. Escolha outro.', {
    campos: { login: 'Este login já está em uso. Escolha outro.' },
  });

/** Does not say whose account it is; the way out is gov.br, which proves the CPF. */
export const documentoEmUso = () =>
  conflict(
    'usuario.documento-em-uso',
    'Este documento já está em outra conta. Entre com o gov.br para usar a conta que já existe.',
    { campos: { numeroDocumentoIdentificacao: 'Este documento já está em outra conta.' } },
  );

export const documentoNaoPedido = () =>
  conflict(
    'usuario.documento-nao-pedido',
    'Seu cadastro não pede a atualização deste documento. Para corrigi-lo, fale com a ouvidoria.',
  );

export const documentoJaProvado = () =>
  conflict(
    'usuario.documento-ja-provado',
    'O documento desta conta foi confirmado pelo gov.br e não pode ser trocado por outro.',
    { campos: { numeroDocumentoIdentificacao: 'Informe o documento confirmado pelo gov.br.' } },
  );

export const usuarioNaoEncontrado = () => notFound('usuario.inexistente', 'Usuário não encontrado.');

/** The person also works elsewhere: one office may not delete people of another. */
export const tambemDeOutraOuvidoria = () =>
  forbidden(
    'usuario.tambem-de-outra-ouvidoria',
    'Esta pessoa também trabalha em outra ouvidoria. Peça a um administrador da plataforma.',
  );

export const ultimoAdministrador = () =>
  conflict(
    'usuario.ultimo-administrador',
    'Você é o único administrador. Dê este perfil a outra pessoa antes de excluir a sua conta.',
  );

export const contaDeTrabalho = () =>
  conflict(
    'usuario.conta-de-trabalho',
    'Sua conta tem perfil de trabalho em uma ouvidoria. Peça ao cadastrador que encerre o perfil antes de excluir a conta.',
  );

export const semEmailPendente = () =>
  conflict(
    'usuario.sem-email-pendente',
    'Não há troca de e-mail à espera de confirmação. Atualize a página para ver o endereço que vale agora.',
  );

export const opcaoInexistente = (campos: readonly string[]) =>
  invalid('usuario.opcao-inexistente', 'Uma das opções escolhidas não existe mais. Escolha outra.', {
    campos: Object.fromEntries(campos.map((campo) => [campo, 'Escolha uma das opções da lista.'])),
  });

/** A company has no schooling or race. */
export const perfilSoDePessoaFisica = () =>
  conflict('usuario.perfil-so-de-pessoa-fisica', 'Estes dados só existem no cadastro de pessoas físicas.');
