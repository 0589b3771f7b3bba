import { z } from 'zod';
import { apenas, comLogin, duranteCadastro, duranteSegundoFator } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { perfisQueDecidem } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { codigo, nomeDoFator } from './domain/campos-do-fator.ts';
import { formasDeConfirmar, tiposDeFator } from './domain/fator.ts';

const momento = z.iso.datetime();

const estado = z.object({
  exigido: z.boolean(),
  podeCriar: z.boolean(),
  confirmadoAte: momento.nullable(),
  formas: z.array(z.enum(formasDeConfirmar)),
  codigoDeDemonstracao: z.string().nullable(),
  fatores: z.array(
    z.object({
      idFator: z.int(),
      tipo: z.enum(tiposDeFator),
      nome: z.string(),
      criadoEm: momento,
      usadoEm: momento.nullable(),
    }),
  ),
  codigosRestantes: z.int(),
});
export type EstadoDoFator = z.output<typeof estado>;

const confirmado = z.object({ confirmadoAte: momento });

/** What browsers pass to and from the authenticator (WebAuthn Level 3, JSON forms). */
const opcoes = z.looseObject({ challenge: z.string() });
const emBase64 = (maximo: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(maximo);
const credencial = {
  id: emBase64(1400),
  rawId: emBase64(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
const clientDataJSON = emBase64(4000);
const passkeyCriada = z.object({
  ...credencial,
  response: z.object({
    clientDataJSON,
    attestationObject: emBase64(40_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const passkeyUsada = z.object({
  ...credencial,
  response: z.object({
    clientDataJSON,
    authenticatorData: emBase64(4000),
    signature: emBase64(4000),
    userHandle: emBase64(200).optional(),
  }),
});
export type PasskeyCriada = z.output<typeof passkeyCriada>;
export type PasskeyUsada = z.output<typeof passkeyUsada>;

/** Shown once, when the first factor is made; null afterwards. */
const criado = z.object({ codigosDeRecuperacao: z.array(z.string()).nullable() });

const daPessoa = z.object({ idUsuario: idTexto });
const quemDecide = apenas(...perfisQueDecidem);

/** The act that alone is confirmed, as the refusal named it ('details.para'). */
const para = z.string().max(64).optional();

export const segundoFatorContract = contract({
  'GET /app-web/v1/segundo-fator': {
    acesso: duranteSegundoFator,
    resumo: 'Diz como a pessoa pode confirmar que é ela e, depois de confirmado, quais segundos fatores tem.',
    response: estado,
  },
  'POST /app-web/v1/segundo-fator/confirmar': {
    acesso: duranteSegundoFator,
    resumo: 'Confirma o segundo fator com o código do aplicativo ou um código de recuperação.',
    body: z.strictObject({ codigo, para }),
    response: confirmado,
  },
  'POST /app-web/v1/segundo-fator/confirmar/passkey/desafio': {
    acesso: duranteSegundoFator,
    resumo: 'Dá o desafio que a chave de acesso (passkey) assina.',
    response: opcoes,
  },
  'POST /app-web/v1/segundo-fator/confirmar/passkey': {
    acesso: duranteSegundoFator,
    resumo: 'Confirma o segundo fator com a chave de acesso (passkey).',
    body: z.strictObject({ resposta: passkeyUsada, para }),
    response: confirmado,
  },
  'POST /app-web/v1/segundo-fator/conferir': {
    acesso: comLogin,
    confirma: 'segundo-fator',
    resumo: 'Pede a confirmação agora, antes de uma ação que a pede, como baixar uma lista.',
    response: feito,
  },
  'POST /app-web/v1/segundo-fator/fatores/passkey/desafio': {
    acesso: duranteCadastro,
    confirma: 'quem-tem',
    resumo: 'Começa a criar uma chave de acesso (passkey).',
    response: opcoes,
  },
  'POST /app-web/v1/segundo-fator/fatores/passkey': {
    acesso: duranteCadastro,
    confirma: 'quem-tem',
    resumo: 'Guarda a chave de acesso (passkey) criada; com o primeiro fator vêm os códigos de recuperação.',
    body: z.strictObject({ nome: nomeDoFator, resposta: passkeyCriada }),
    response: criado,
  },
  'POST /app-web/v1/segundo-fator/fatores/app/desafio': {
    acesso: duranteCadastro,
    confirma: 'quem-tem',
    resumo: 'Dá o segredo que o aplicativo autenticador guarda, também como endereço para o código QR.',
    response: z.object({ segredo: z.string(), endereco: z.string() }),
  },
  'POST /app-web/v1/segundo-fator/fatores/app': {
    acesso: duranteCadastro,
    confirma: 'quem-tem',
    resumo: 'Liga o aplicativo autenticador com o primeiro código dele.',
    body: z.strictObject({ nome: nomeDoFator, codigo }),
    response: criado,
  },
  'DELETE /app-web/v1/segundo-fator/fatores/:idFator': {
    acesso: comLogin,
    confirma: 'quem-tem',
    resumo: 'Remove um segundo fator; nunca o último de quem precisa de um.',
    params: z.object({ idFator: idTexto }),
    response: feito,
  },
  'POST /app-web/v1/segundo-fator/codigos': {
    acesso: comLogin,
    confirma: 'quem-tem',
    resumo: 'Cria novos códigos de recuperação; os anteriores deixam de valer.',
    response: z.object({ codigosDeRecuperacao: z.array(z.string()) }),
  },
  'GET /app-web/v1/usuarios/gerenciar/:idUsuario/segundo-fator': {
    acesso: quemDecide,
    resumo: 'Diz se a pessoa tem segundo fator e se quem pergunta pode redefini-lo.',
    params: daPessoa,
    response: z.object({ tem: z.boolean(), podeRedefinir: z.boolean() }),
  },
  'POST /app-web/v1/usuarios/gerenciar/:idUsuario/segundo-fator/redefinir': {
    acesso: quemDecide,
    confirma: 'segundo-fator',
    resumo: 'Retira os segundos fatores de quem os perdeu, encerra as sessões e avisa a pessoa.',
    params: daPessoa,
    body: z.strictObject({ motivo: campo('Motivo', z.string().trim().min(10).max(500)) }),
    response: feito,
  },
});
