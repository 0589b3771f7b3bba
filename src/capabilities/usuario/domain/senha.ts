import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { camposIguais } from '#kernel/validacao/regras.ts';

/** Long enough to resist guessing; the upper limit keeps a hostile text from costing the hash function time. */
export const novaSenha = campo('Nova senha', z.string().min(8).max(128));

const confirmacao = campo('Confirmação da nova senha', z.string().min(1).max(128));

export const novaSenhaConfirmada = z
  .strictObject({ novaSenha, confirmacaoNovaSenha: confirmacao })
  .check(camposIguais('novaSenha', 'confirmacaoNovaSenha'));

export const trocaDeSenhaAtual = z
  .strictObject({
    senhaAtual: campo('Senha atual', z.string().min(1).max(128)),
    novaSenha,
    confirmacaoNovaSenha: confirmacao,
  })
  .check(camposIguais('novaSenha', 'confirmacaoNovaSenha'));
