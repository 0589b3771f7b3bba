import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { camposIguais } from '#kernel/validacao/regras.ts';

/** The passwords that people try first when guessing. */
const OBVIAS = [
  '12345678',
  '123456789',
  '1234567890',
  'password',
  'senha123',
  'qwertyui',
  'abcd1234',
  'brasil123',
];
const isObvia = (senha: string): boolean => OBVIAS.includes(senha.toLowerCase()) || new Set(senha).size < 4;

/** Words that anybody would try here: a password made of nothing else, with numbers and signs around them, is refused. */
const DO_CONTEXTO =
  /^(?:escuta|falabr|fala|govbr|gov|br|brasil|cgu|controladoria|ouvidoria|ouvidor|manifestacao|denuncia|admin|administrador|gestor|atendente|cidadao|usuario|login|senha)+$/;
const isDoContexto = (senha: string): boolean =>
  DO_CONTEXTO.test(
    senha
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );

/** On the server only, which has the list: leaked and common passwords, and single words and names of the language. */
export const isSenhaConhecida = (senha: string, conhecidas: ReadonlySet<string>): boolean =>
  conhecidas.has(senha.normalize('NFC').toLowerCase());

export const novaSenha = campo(
  'Nova senha',
  z
    .string()
    .min(8)
    .max(128)
    .refine((senha) => !isObvia(senha) && !isDoContexto(senha), 'Escolha uma senha menos óbvia.'),
);

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
