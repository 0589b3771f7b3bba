import type { Endpoint } from '#kernel/endpoint.ts';
import type { JsonSchema, Resposta } from './documento.ts';
import { parteDe } from './partes.ts';

const ERRO: JsonSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A frase para a pessoa, em português.' },
    code: { type: 'string', description: 'Estável, para o programa: recurso.fora-do-prazo.' },
    details: {
      type: 'object',
      description: 'O que mais se sabe; em campos, a frase de cada campo recusado.',
      additionalProperties: true,
    },
    idRequisicao: { type: 'string', description: 'Só nos erros nossos: o número a informar.' },
  },
};

const ERRO_DA_INTEGRACAO: JsonSchema = {
  type: 'object',
  required: ['message', 'Message', 'code'],
  properties: {
    message: { type: 'string' },
    Message: { type: 'string', description: 'A mesma frase, para clientes que a leem com maiúscula.' },
    code: { type: 'string' },
  },
};

const ERRO_DO_OAUTH: JsonSchema = {
  type: 'object',
  required: ['error', 'error_description'],
  properties: { error: { type: 'string' }, error_description: { type: 'string' } },
};

export const SCHEMAS = { Erro: ERRO, ErroDaIntegracao: ERRO_DA_INTEGRACAO, ErroDoOauth: ERRO_DO_OAUTH };
type Forma = keyof typeof SCHEMAS;

/** What each status means, for whoever reads the document. */
const MOTIVOS = {
  '400': ['Entrada', 'Algo do que foi enviado não serve; a resposta diz o quê.'],
  '401': ['SemEntrada', 'Falta entrar, ou a sessão ou o token acabou.'],
  '403': ['SemPermissao', 'Quem chama não pode fazer isto.'],
  '404': ['NaoEncontrado', 'Não existe, ou quem chama não pode saber que existe.'],
  '409': ['Conflito', 'O estado de agora não permite: a situação mudou ou outra pessoa salvou antes.'],
  '413': ['Grande', 'O corpo, ou um arquivo dentro dele, é grande demais.'],
  '415': ['TipoDoCorpo', 'O corpo veio em um tipo que a chamada não lê: confira Content-Type.'],
  '429': ['Demais', 'Chamadas demais: espere o tempo de Retry-After.'],
  '500': ['ErroNosso', 'Algo deu errado do nosso lado; informe idRequisicao.'],
  '503': [
    'Ocupado',
    'Há trabalho demais agora (servidor.ocupado), e nada foi lido nem gravado: espere o tempo de Retry-After e repita.',
  ],
} as const;
type Status = keyof typeof MOTIVOS;
const STATUS = Object.keys(MOTIVOS) as readonly Status[];
const COM_ESPERA: readonly Status[] = ['429', '503'];

const exemploDoErro = (forma: Forma): object => {
  const frase = 'A situação atual não permite esta ação.';
  if (forma === 'ErroDoOauth')
    return { error: 'invalid_client', error_description: 'Cliente ou segredo inválido.' };
  return {
    message: frase,
    ...(forma === 'ErroDaIntegracao' && { Message: frase }),
    code: 'ato.situacao-nao-permite',
  };
};

const nomeDa = (status: Status, forma: Forma): string =>
  `${MOTIVOS[status][0]}${forma === 'Erro' ? '' : forma.slice('Erro'.length)}`;

export const RESPOSTAS: Readonly<Record<string, Resposta>> = Object.fromEntries(
  (Object.keys(SCHEMAS) as Forma[]).flatMap((forma) =>
    STATUS.map((status) => [
      nomeDa(status, forma),
      {
        description: MOTIVOS[status][1],
        ...(COM_ESPERA.includes(status) && {
          headers: { 'Retry-After': { description: 'Segundos a esperar.', schema: { type: 'integer' } } },
        }),
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${forma}` },
            example: exemploDoErro(forma),
          },
        },
      },
    ]),
  ),
);

const formaDe = (endpoint: Endpoint): Forma => {
  if (endpoint.integracao === 'oauth') return 'ErroDoOauth';
  return parteDe(endpoint) === 'integracao' ? 'ErroDaIntegracao' : 'Erro';
};

const cabe = (status: Status, { acesso, params, query, body, integracao }: Endpoint): boolean => {
  if (status === '401') return acesso.tipo !== 'aberto' || integracao === 'oauth';
  if (status === '403')
    return acesso.tipo === 'perfis' || (acesso.tipo === 'login' && !acesso.duranteCadastro);
  if (status === '404') return params !== undefined || integracao === 'api';
  if (status === '400') return Boolean(params ?? query ?? body);
  if (status === '409' || status === '413' || status === '415') return body !== undefined;
  return true;
};

/** The refusals that an endpoint may answer with, by reference: each is described once. */
export const respostasDe = (endpoint: Endpoint): Record<string, { readonly $ref: string }> => {
  const forma = formaDe(endpoint);
  return Object.fromEntries(
    STATUS.filter((status) => cabe(status, endpoint)).map((status) => [
      status,
      { $ref: `#/components/responses/${nomeDa(status, forma)}` },
    ]),
  );
};
