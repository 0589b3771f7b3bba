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

/** Says nothing of whose account it is; the way out is the sign-on, which proves the CPF. */
export const documentoEmUso = () =>
  conflict(
    'usuario.documento-em-uso',
    'Este documento já está em outra conta. Entre com o gov.br para usar a conta que já existe.',
    { campos: { numeroDocumentoIdentificacao: 'Este documento já está em outra conta.' } },
  );

export const usuarioNaoEncontrado = () => notFound('usuario.inexistente', 'Usuário não encontrado.');

export const foraDaSuaOuvidoria = () =>
  forbidden('usuario.fora-da-sua-ouvidoria', 'Esta pessoa não é da sua ouvidoria.');

export const contaDeTrabalho = () =>
  conflict(
    'usuario.conta-de-trabalho',
    'Sua conta tem perfil de trabalho em uma ouvidoria. Peça ao cadastrador que encerre o perfil antes de excluir a conta.',
  );
