import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { reject } from '#kernel/validacao/regras.ts';

export const situacoesDoItem = ['sem-resposta', 'respondido', 'enviado', 'avaliado'] as const;
export type SituacaoDoItem = (typeof situacoesDoItem)[number];

export const nomesDasSituacoes: Readonly<Record<SituacaoDoItem, string>> = {
  'sem-resposta': 'Sem resposta',
  respondido: 'Respondido, não enviado',
  enviado: 'Enviado para avaliação',
  avaliado: 'Avaliado',
};

export const tiposDeResposta = {
  publicado: 'Está publicado',
  'nao-se-aplica': 'Não se aplica ao órgão',
} as const;
export type TipoDeResposta = keyof typeof tiposDeResposta;

export const resultados = {
  cumpre: 'Cumpre',
  'cumpre-em-parte': 'Cumpre parcialmente',
  'nao-cumpre': 'Não cumpre',
} as const;
export type Resultado = keyof typeof resultados;

const MAX_LINK = 2000;
const MAX_COMENTARIO = 4000;

/**
 * A web address for people to open, without a user name or password in it. The server never opens
 * it, so nobody can use it to reach the server's own network.
 */
export const isLinkDaWeb = (texto: string): boolean => {
  if (!/^https?:\/\//i.test(texto) || /\s/.test(texto) || !URL.canParse(texto)) return false;
  const { username, password, hostname } = new URL(texto);
  return username === '' && password === '' && hostname.includes('.');
};

const link = campo(
  'Link',
  z
    .string()
    .trim()
    .max(MAX_LINK)
    .check((payload) => {
      if (payload.value !== '' && !isLinkDaWeb(payload.value))
        reject(payload, 'Escreva um endereço da internet que comece com https:// ou http://.');
    })
    // Stored with the scheme in lower case.
    .transform((texto) => texto.replace(/^https?/i, (esquema) => esquema.toLowerCase())),
);

const umTipo = z.enum(Object.keys(tiposDeResposta) as [TipoDeResposta]);

/** Where the item is published, or why it does not apply to the body. */
export const respostaAoItem = z
  .strictObject({
    tipo: campo('Resposta', umTipo),
    link,
    comentario: campo('Comentário', z.string().trim().max(MAX_COMENTARIO)),
  })
  .check((payload) => {
    const { tipo, link: endereco, comentario } = payload.value;
    if (tipo === 'publicado' && endereco === '')
      reject(payload, 'Escreva o link da página em que está publicado.', ['link']);
    if (tipo === 'nao-se-aplica' && comentario.length < 10)
      reject(payload, 'Diga por que este item não se aplica ao órgão.', ['comentario']);
  });
export type RespostaAoItem = z.output<typeof respostaAoItem>;

export const umResultado = z.enum(Object.keys(resultados) as [Resultado]);

/** Whoever has to correct something must be told what. */
export const comentarioDaAvaliacao = campo('Comentário da avaliação', z.string().trim().max(MAX_COMENTARIO));
