import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSemExposicao, readExposicao } from '#capabilities/dados-pessoais/domain/exposicao.ts';
import { analisarSemPrender } from '#capabilities/dados-pessoais/server/index.ts';
import type { NaoDeveVer } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { Markup } from '#server/sign-on/pages/html.ts';
import type { Freios } from './freio.ts';
import type { EmEdicao } from './paginas/denuncia.ts';
import { moldura } from './paginas/moldura.ts';

/** A form's fields: the first of each name, and only texts. */
export const camposDe = ({ body }: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([nome, valor]) => {
      const [primeiro] = Array.isArray(valor) ? valor : [valor];
      return [nome, typeof primeiro === 'string' ? primeiro : ''];
    }),
  );

const STATUS: Readonly<Partial<Record<DomainError['kind'], number>>> = {
  'not-found': 404,
  forbidden: 403,
  conflict: 409,
  'too-many': 429,
};

/** The form again, with what was typed and why it was refused; what is no rule's refusal goes on. */
export const recusada = (
  error: unknown,
  valores: EmEdicao['valores'],
): { readonly edicao: EmEdicao; readonly status: number } => {
  if (!(error instanceof DomainError)) throw error;
  const campos = (error.details.campos ?? {}) as Record<string, string>;
  // 'teor.texto' is the field 'texto' of these forms, and a list is one field.
  const campoDe = (nome: string): string =>
    nome.startsWith('naoDevemVer') ? 'naoDevemVer' : (nome.split('.').at(-1) ?? nome);
  const erros = Object.fromEntries(Object.entries(campos).map(([nome, frase]) => [campoDe(nome), frase]));
  return { edicao: { valores, erros, mensagem: error.message }, status: STATUS[error.kind] ?? 400 };
};

/** A person on each line, the function after a comma. */
export const naoDevemVerDe = (linhas = ''): readonly NaoDeveVer[] =>
  linhas
    .split('\n')
    .map((linha) => linha.trim())
    .filter(Boolean)
    .map((linha) => {
      const [nome = '', ...resto] = linha.split(',');
      const funcao = resto.join(',').trim();
      return { nome: nome.trim(), ...(funcao !== '' && { funcao }) };
    });

/** Every field full, with many accents; what is larger nobody typed. */
export const CORPO = { bodyLimit: 100_000 };

const varrer = async (textos: readonly string[]) => {
  const achados = [];
  for (const texto of textos) achados.push(await analisarSemPrender(texto));
  return achados;
};

/**
 * What in these texts seems to name who writes; nothing once the person has confirmed it. A text that the endpoint refuses for
 * its length is left to it, unread. Scans are braked: they are paid for by nothing else.
 */
export const exposicaoDe = async (
  freios: Freios,
  request: FastifyRequest,
  valores: EmEdicao['valores'],
  textos: readonly string[],
): Promise<EmEdicao['exposicao']> => {
  if (valores.confirmado === '1' || textos.some((texto) => texto.trim().length > MAX_TEXTO)) return undefined;
  await freios.antes('varrer', request);
  await freios.depois('varrer', request);
  const exposicao = await readExposicao(textos, varrer);
  return isSemExposicao(exposicao) ? undefined : exposicao.alertas;
};

export const mandar = (
  { config }: Pick<Platform, 'config'>,
  reply: FastifyReply,
  pagina: { readonly titulo: string; readonly conteudo: Markup; readonly comSaida?: boolean },
  status = 200,
): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(moldura(config.instalacao.nome, pagina));
