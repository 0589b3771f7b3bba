import { z } from 'zod';
import { aberto, duranteCadastro } from '#kernel/acesso.ts';
import { feito } from '#kernel/campos.ts';
import { isCnpjValido, isCpfValido, TipoDocumento } from '#kernel/documento.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { mensagem } from '#kernel/validacao/mensagens.ts';

/**
 * The three calls of `usuario` that belong to signing in. A capability's web does not reach into another capability,
 * so they are named here again; usuario-calls.test.ts holds them to usuario's own contract.
 */
export const usuarioCalls = contract({
  'POST /app-web/v1/usuarios/reset_password': {
    acesso: aberto,
    resumo: 'Envia por e-mail um link para criar nova senha.',
    query: z.object({ login: z.string() }),
    response: feito,
  },
  'POST /app-web/v1/usuarios/troca-senha': {
    acesso: duranteCadastro,
    resumo: 'Cria a nova senha pedida no primeiro acesso.',
    body: z.strictObject({ novaSenha: z.string() }),
    response: feito,
  },
  'PATCH /app-web/v1/usuarios/documento-identificacao': {
    acesso: duranteCadastro,
    resumo: 'Atualiza o CPF ou o CNPJ do cadastro.',
    body: z.strictObject({
      tipoDocumentoIdentificacao: z.literal([TipoDocumento.cpf, TipoDocumento.cnpj]),
      numeroDocumentoIdentificacao: z.string(),
    }),
    response: feito,
  },
});

const digitosErrados = 'Confira o número do documento: os dígitos não batem.';

export const formCpf = z.object({
  numeroDocumentoIdentificacao: campo('CPF', z.string().trim().min(1).refine(isCpfValido, digitosErrados)),
});

export const formCnpj = z.object({
  numeroDocumentoIdentificacao: campo('CNPJ', z.string().trim().min(1).refine(isCnpjValido, digitosErrados)),
});

/** Compared here and not by `camposIguais`, whose file brings all of Temporal: the login page must open fast. */
export const formNovaSenha = z
  .object({
    novaSenha: campo('Nova senha', z.string().min(8).max(128)),
    confirmacaoNovaSenha: campo('Confirmação da nova senha', z.string().min(1).max(128)),
  })
  .refine(({ novaSenha, confirmacaoNovaSenha }) => novaSenha === confirmacaoNovaSenha, {
    path: ['confirmacaoNovaSenha'],
    error: mensagem('camposDiferentes'),
  });
