import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

/** The same for an unknown login and a wrong password: nobody learns which accounts exist. */
export const credenciaisInvalidas = () =>
  invalid('sessao.credenciais-invalidas', 'Login ou senha incorretos.');

export const contaNaoAtivada = () =>
  forbidden(
    'sessao.conta-nao-ativada',
    'Confirme seu e-mail antes de entrar: abra o link que enviamos para você.',
  );

export const contaBloqueada = () =>
  forbidden(
    'sessao.conta-bloqueada',
    'Esta conta está bloqueada. Procure a ouvidoria ou quem administra o sistema.',
  );

export const perfilInexistente = () =>
  notFound('sessao.perfil-inexistente', 'Erro ao selecionar o perfil do usuário.');

export const semGovbr = () =>
  conflict('sessao.sem-govbr', 'Entre com o gov.br para ver as empresas ligadas ao seu CPF.');

export const cpfDeOutraPessoa = () =>
  forbidden('sessao.cpf-de-outra-pessoa', 'Só é possível consultar as empresas do seu próprio CPF.');

export const empresaNaoLigada = () =>
  forbidden('sessao.empresa-nao-ligada', 'Esta empresa não está ligada ao seu CPF no gov.br.');

export const empresasNaoPermitidas = () =>
  conflict(
    'sessao.empresas-nao-permitidas',
    'Você não entrou como empresa. Para ver suas empresas, saia e entre de novo por ‘Entrar como empresa (CNPJ)’.',
  );

export const empresasIndisponiveis = () =>
  conflict(
    'sessao.empresas-indisponiveis',
    'O gov.br não respondeu a lista de empresas. Tente de novo em alguns minutos.',
  );
