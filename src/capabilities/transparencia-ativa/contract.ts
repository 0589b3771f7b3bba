import { z } from 'zod';
import { id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { nomesNoItem } from './domain/atos-do-item.ts';
import { contagem } from './domain/contagem.ts';
import { itemVisto, oItem, respostaEAvaliacao, tipoDeResposta, versaoDoItem } from './domain/item-visto.ts';
import { respostaAoItem, umResultado } from './domain/resposta-do-item.ts';

export { type ItemVisto, itemVisto } from './domain/item-visto.ts';

const consultar = permitido('transparencia.consultar');
const responder = permitido('transparencia.responder');

const porOrgao = z.object({ idOuvidoria: campo('Órgão', idTexto) });
const porItem = z.object({ idItem: campo('Item', idTexto) });
const doOrgao = porOrgao.extend(porItem.shape);
export const tamanhosDaLista = [20, 50, 100] as const;
const busca = campo('Busca', z.string().trim().max(100)).optional();

const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });
const percentual = z.number().min(0).max(100).nullable();
const contado = z.object({ contagem, cumprido: percentual, respondido: percentual });

export const checklist = contado.extend({ orgao, itens: z.array(itemVisto) });
export type Checklist = z.output<typeof checklist>;

/** Filters of the list of bodies, and of the bodies' answers to one item. */
export const filtrosDeOrgaos = ['todos', 'a-avaliar', 'correcao-vencida', 'sem-resposta'] as const;
export const filtrosDoItem = [
  'todos',
  'sem-resposta',
  'a-avaliar',
  'cumpre',
  'cumpre-em-parte',
  'nao-cumpre',
  'nao-se-aplica',
] as const;

const linhaDoOrgao = contado.extend({ orgao });
export type LinhaDoOrgao = z.output<typeof linhaDoOrgao>;

const linhaDoItem = contado.extend({ item: oItem });
export type LinhaDoItem = z.output<typeof linhaDoItem>;

const orgaoNoItem = respostaEAvaliacao.omit({ atos: true, versao: true }).extend({ orgao });
export type OrgaoNoItem = z.output<typeof orgaoNoItem>;

export const gerencial = contado.extend({
  /** How many bodies the reader may see, and how many of them answered anything. */
  orgaos: z.int(),
  orgaosComResposta: z.int(),
  porGrupo: z.array(contado.extend({ idGrupo: z.int(), grupo: z.string() })),
  /** Only bodies that began to answer, those that comply least first; the sheet has all. */
  porOrgao: z.array(linhaDoOrgao),
});
export type Gerencial = z.output<typeof gerencial>;

const formatos = ['csv', 'xlsx'] as const;

export const transparenciaContract = contract({
  'GET /app-web/v1/transparencia-ativa/orgaos': {
    acesso: consultar,
    resumo: 'Os órgãos que a pessoa acompanha, com o andamento da lista de transparência ativa de cada um.',
    query: z.strictObject({
      busca,
      situacao: z.enum(filtrosDeOrgaos).default('todos'),
      ...consultaDePagina(),
    }),
    response: pagina(linhaDoOrgao),
  },
  'GET /app-web/v1/transparencia-ativa/meu-orgao': {
    acesso: consultar,
    resumo: 'A lista de obrigações de transparência ativa do órgão em que a pessoa trabalha.',
    response: checklist,
  },
  'GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria': {
    acesso: consultar,
    resumo: 'A lista de obrigações de transparência ativa de um órgão, com respostas e avaliações.',
    params: porOrgao,
    response: checklist,
  },
  'GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/historico': {
    acesso: consultar,
    resumo: 'Tudo o que se fez com um item da lista de um órgão.',
    params: doOrgao,
    response: z.array(
      z.object({
        ato: z.enum(nomesNoItem),
        ocorridoEm: z.iso.datetime(),
        responsavel: z.string(),
        tipo: tipoDeResposta.nullable(),
        link: z.string().nullable(),
        comentario: z.string().nullable(),
        resultado: umResultado.nullable(),
        prazo: z.iso.date().nullable(),
      }),
    ),
  },
  'PUT /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem': {
    acesso: responder,
    resumo: 'Salva a resposta do órgão a um item, também para corrigir o que foi avaliado.',
    params: doOrgao,
    body: z.strictObject({ versao: versaoDoItem, resposta: respostaAoItem }),
    response: itemVisto,
  },
  'POST /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/enviar': {
    acesso: responder,
    resumo: 'Envia à avaliação os itens respondidos do órgão.',
    params: porOrgao,
    /** Without a list: every item that is ready. */
    body: z.strictObject({ itens: z.array(id).min(1).max(200).optional() }),
    response: z.object({ enviados: z.int() }),
  },
  'GET /app-web/v1/transparencia-ativa/itens': {
    acesso: consultar,
    resumo: 'Os itens da lista, com quantos órgãos cumprem cada um.',
    response: z.array(linhaDoItem),
  },
  'GET /app-web/v1/transparencia-ativa/itens/:idItem/orgaos': {
    acesso: consultar,
    resumo: 'Como os órgãos que a pessoa acompanha respondem a um item.',
    params: porItem,
    query: z.strictObject({ busca, situacao: z.enum(filtrosDoItem).default('todos'), ...consultaDePagina() }),
    response: pagina(orgaoNoItem).extend({ item: linhaDoItem }),
  },
  'GET /app-web/v1/transparencia-ativa/gerencial': {
    acesso: consultar,
    resumo: 'Quanto se cumpre da transparência ativa, por grupo de itens e por órgão.',
    response: gerencial,
  },
  'GET /app-web/v1/transparencia-ativa/exportar': {
    acesso: consultar,
    confirma: 'segundo-fator',
    pesado: 'exportacao',
    resumo: 'Baixa em CSV ou XLSX os números por órgão ou por item, ou as respostas de um órgão.',
    query: z
      .strictObject({
        conteudo: z.enum(['orgaos', 'itens', 'respostas']),
        idOuvidoria: campo('Órgão', idTexto).optional(),
        formato: z.enum(formatos),
      })
      .refine(({ conteudo, idOuvidoria }) => (conteudo === 'respostas') === (idOuvidoria !== undefined), {
        path: ['idOuvidoria'],
        message: 'As respostas são de um órgão.',
      }),
    respostaCrua: true,
    response: z.unknown(),
  },
});
