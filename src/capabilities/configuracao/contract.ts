import { z } from 'zod';
import { servidores } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { type Chave, chaves, type GrupoDeConfiguracao, gruposDeConfiguracao } from './domain/definicoes.ts';

const plataforma = permitido('configuracao.plataforma');

const valor = z.union([z.string(), z.number(), z.boolean()]);
const chave = z.enum(chaves as readonly [Chave, ...Chave[]]);
const grupo = z.enum(Object.keys(gruposDeConfiguracao) as [GrupoDeConfiguracao, ...GrupoDeConfiguracao[]]);

const configuracao = z.object({
  chave,
  rotulo: z.string(),
  explicacao: z.string(),
  tipo: z.enum(['texto', 'endereco', 'email', 'hora', 'dias', 'horas', 'numero', 'sim-nao', 'cor']),
  /** The value in force. */
  valor,
  /** The value in force if none is set here: the platform's, or the installation's. */
  padrao: valor,
  /** The value set here; null if the default applies. */
  proprio: valor.nullable(),
  alteradaEm: z.iso.datetime().nullable(),
  alteradaPor: z.string().nullable(),
});
export type Configuracao = z.output<typeof configuracao>;

const paginas = z.object({
  /** Null for the platform. */
  orgao: z
    .object({
      idOuvidoria: z.int(),
      sigla: z.string(),
      nome: z.string(),
      /** Whether it watches over others. */
      monitora: z.boolean(),
    })
    .nullable(),
  podeAlterar: z.boolean(),
  grupos: z.array(z.object({ grupo, titulo: z.string(), resumo: z.string(), itens: z.array(configuracao) })),
});
export type PaginasDeConfiguracao = z.output<typeof paginas>;

const mudancas = z.strictObject({
  mudancas: z
    .array(
      z.strictObject({
        chave,
        /** Null to go back to the default. */
        valor: valor.nullable(),
        /** The value when the page was read: a later change is not overwritten. */
        visto: valor.nullable(),
      }),
    )
    .min(1)
    .max(chaves.length),
});

/** If absent, the office of the session. */
const doOrgao = z.strictObject({ idOuvidoria: campo('Órgão', idTexto).optional() });
const perfis = z.array(z.int().min(0).max(99)).max(20);

export const configuracaoContract = contract({
  'GET /app-web/v1/configuracoes/plataforma': {
    acesso: servidores,
    resumo: 'O que está definido para toda a plataforma, o que cada coisa faz e quem a mudou por último.',
    response: paginas,
  },
  'PUT /app-web/v1/configuracoes/plataforma': {
    acesso: plataforma,
    confirma: 'segundo-fator',
    resumo: 'Muda configurações da plataforma, ou as devolve ao padrão.',
    body: mudancas,
    response: feito,
  },
  'GET /app-web/v1/configuracoes/orgao': {
    acesso: servidores,
    resumo: 'O que está definido para um órgão, com o que ele herda da plataforma.',
    query: doOrgao,
    response: paginas,
  },
  'PUT /app-web/v1/configuracoes/orgao': {
    acesso: permitido('configuracao.orgao'),
    confirma: 'segundo-fator',
    resumo: 'Muda configurações de um órgão, ou as devolve ao padrão da plataforma.',
    query: doOrgao,
    body: mudancas,
    response: feito,
  },
  'GET /app-web/v1/itens-interface': {
    acesso: plataforma,
    resumo: 'Itens da interface e os perfis que veem cada um.',
    response: z.array(
      z.object({
        idItemInterface: z.int(),
        nome: z.string(),
        explicacao: z.string(),
        perfis: z.array(z.object({ idPerfil: z.int(), descPerfil: z.string(), ativo: z.boolean() })),
      }),
    ),
  },
  'PUT /app-web/v1/itens-interface/:idItemInterface': {
    acesso: plataforma,
    confirma: 'segundo-fator',
    resumo: 'Diz que perfis veem um item da interface.',
    params: z.object({ idItemInterface: campo('Item', idTexto) }),
    body: z.strictObject({ perfis: campo('Perfis', perfis), visto: perfis }),
    response: feito,
  },
});
